import {expect, test} from 'vitest';
import {createRule} from './index';

test.each([
  ['the text', 'package.json'],
  ['the file', 'missing.js'],
])('rejects a patch if %s is missing', (_, file) => {
  expect(() =>
    createRule({file: `@docusaurus/core/${file}`, search: 'no such text', replace: ''}, process.cwd()),
  ).toThrow(
    `The patch for @docusaurus/core/${file} no longer applies, because the file doesn't contain this text: no such text. `,
  );
});
