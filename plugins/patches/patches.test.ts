import {expect, test} from 'vitest';
import {createRule} from './index';

test('rejects a patch if the text is missing', () => {
  const file = '@docusaurus/core/package.json';
  expect(() => createRule({file, search: 'no such text', replace: ''}, process.cwd())).toThrow(
    `The patch for ${file} no longer applies, because the file doesn't contain this text: no such text. `,
  );
});
