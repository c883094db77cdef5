import {expect, test} from 'vitest';
import {validatePluginOptions} from '../../../tests/support/validate-options';
import {validateOptions} from './options';

const validate = (options?: unknown) => validatePluginOptions(validateOptions, options);

test('every option has a default', () => {
  expect(validate()).toEqual({
    id: 'default',
    deferHydration: true,
    deferPrefetch: true,
    contentVisibility: false,
    loadFailure: true,
    maxSidebarItems: 60,
  });
});

test.each([
  [null, 'docusaurus-plugin-fast-pages: the options must be an object'],
  [[], 'docusaurus-plugin-fast-pages: the options must be an object'],
  [{prefetch: false}, 'there is no option "prefetch". Did you mean "deferPrefetch"?'],
  [{deferHydration: 'no'}, '"deferHydration" must be a boolean'],
  [{maxSidebarItems: 5}, '"maxSidebarItems" must be'],
  [{contentVisibility: true}, 'must be false, or an object with heights by CSS selector'],
  [{contentVisibility: {'.a': 40}}, '.a" is 40. Use a height in px, em, or rem'],
  [{contentVisibility: {'.a': '50%'}}, 'Use a height in px, em, or rem'],
  [
    {contentVisibility: {'.a {} .b': '5rem'}},
    '"contentVisibility" contains ".a {} .b". Use CSS selectors without curly brackets',
  ],
])('a message names the option and the fix: %j', (options, message) => {
  expect(() => validate(options)).toThrow(message);
});
