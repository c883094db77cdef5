import {expect, test} from 'vitest';
import {validatePluginOptions} from '../../../tests/support/validate-options';
import {validateOptions} from './options';

test('a message names the option and the fix', () => {
  expect(() => validatePluginOptions(validateOptions, {hydration: false})).toThrow(
    'docusaurus-plugin-fast-pages: "hydration" is not allowed. For all options, see the package\'s README.',
  );
});
