import {expect, test} from 'vitest';
import {validatePluginOptions} from '../../../tests/support/validate-options';
import {validateOptions} from './options';

const validate = (options?: unknown) => validatePluginOptions(validateOptions, options);

test.each([
  [{prefetch: false}, 'there is no option "prefetch". Did you mean "deferPrefetch"?'],
  [{maxSidebarItems: 5}, '"maxSidebarItems" must be'],
])('a message names the option and the fix: %j', (options, message) => {
  expect(() => validate(options)).toThrow(message);
});
