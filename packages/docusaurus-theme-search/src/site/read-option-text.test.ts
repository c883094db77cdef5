import {createTemporaryFolder} from '@test-support/temporary-folder';
import {expect, test} from 'vitest';
import {readOptionText} from './read-option-text';

test('a missing file is named, with the option and the closest file', () => {
  const siteDir = createTemporaryFolder({'search/phrases.yaml': ''});
  expect(() => readOptionText('phrases', 'search/phrases.yml', siteDir)).toThrow(
    /-theme-search: the option "phrases" is the path "search\/phrases\.yml".*the site folder\. Did you mean "phrases\.yaml"\?$/,
  );
});
