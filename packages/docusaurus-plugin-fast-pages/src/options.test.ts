import {expect, test} from 'vitest';
import {validatePluginOptions} from '../../../tests/support/validate-options';
import {validateOptions} from './options';

const validate = (options?: unknown) => validatePluginOptions(validateOptions, options);

test('every option has a default', () => {
  expect(validate()).toEqual({
    id: 'default',
    deferHydration: true,
    deferPrefetch: true,
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
])('a message names the option and the fix: %j', (options, message) => {
  expect(() => validate(options)).toThrow(message);
});
