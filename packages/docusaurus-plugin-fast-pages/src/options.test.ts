import {normalizePluginOptions} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {validateOptions, type Options, type PluginOptions} from './options';

const validate = (options?: unknown) =>
  validateOptions({
    options: options as Options,
    validate: normalizePluginOptions as OptionValidationContext<Options | undefined, PluginOptions>['validate'],
  });

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
  [{prefetch: false}, '"prefetch" is not allowed'],
  [{deferHydration: 'no'}, '"deferHydration" must be a boolean'],
  [{maxSidebarItems: 5}, '"maxSidebarItems" must be'],
  [{contentVisibility: {'.a': '50%'}}, 'Use a height in px, em, or rem'],
  [{contentVisibility: {'.a {} .b': '5rem'}}, '"contentVisibility..a {} .b" is not allowed'],
])('a message names the option and the fix: %j', (options, message) => {
  expect(() => validate(options)).toThrow(message);
});
