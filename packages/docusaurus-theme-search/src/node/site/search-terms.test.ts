import {createTemporaryFolder} from '@test-support/temporary-folder';
import {expect, test} from 'vitest';
import {readSearchTerms} from './search-terms';

const read = (text: string, phrases = 'search/phrases.yaml') =>
  readSearchTerms(createTemporaryFolder({'search/phrases.yaml': text}), {phrases});

test('an empty file has no phrases', () => {
  expect(read('')).toEqual({synonyms: [], phrases: {}});
});

test('a missing file is named, with the option and the closest file, and a wrong value with its key', () => {
  expect(() => read('', 'search/phrases.yml')).toThrow(
    /-theme-search: the option "phrases" is the path "search\/phrases\.yml".*the site folder\. Did you mean "phrases\.yaml"\?$/,
  );
  expect(() => read('intro: {limits: [429]}')).toThrow(
    'search/phrases.yaml: "intro.limits[0]" must be a string. Correct the value. Strings that look like numbers',
  );
});
