import type {LoadContext, OptionValidationContext} from '@docusaurus/types';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {expect, test} from 'vitest';
import pluginHosting, {validateOptions, type Options, type PluginOptions} from '.';

function createPlugin(givenOptions: Options = {}, future?: object) {
  const options = validateOptions({
    options: givenOptions,
    validate: normalizePluginOptions as OptionValidationContext<Options | undefined, PluginOptions>['validate'],
  });
  const siteConfig = {i18n: {defaultLocale: 'en', locales: ['en']}, future};
  return pluginHosting({siteConfig} as unknown as LoadContext, options);
}

test('reports the hash router, which renders no HTML', () => {
  expect(() => createPlugin({}, {experimental_router: 'hash'})).toThrow(/Remove "future.experimental_router"/);
});
