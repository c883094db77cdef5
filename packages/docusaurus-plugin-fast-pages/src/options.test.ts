import {validatePluginOptions} from '@test-support/validate-options';
import {expect, test} from 'vitest';
import {validateOptions} from './options';

test('a message names the option and the fix', () => {
  expect(() => validatePluginOptions(validateOptions, {hydration: false})).toThrow(
    '@developer-docs/docusaurus-plugin-fast-pages: "hydration" is not allowed. For all options, see the package\'s README and docs folder.',
  );
});
