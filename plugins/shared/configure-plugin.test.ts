import type {LoadContext, OptionValidationContext, PluginOptions} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {configurePlugin} from './configure-plugin';

const context = {siteDir: '/site'} as LoadContext;
const validated = {id: 'default'} as PluginOptions;

test('passes the options to the plugin without exposing them as data', async () => {
  const plugin = (_context: LoadContext, options: {root: string}) => ({name: options.root});
  const configured = configurePlugin(plugin, {root: '/home/me/site'});
  expect(await configured(context, validated)).toEqual({name: '/home/me/site'});
  expect(JSON.stringify({plugins: [configured]})).toBe('{"plugins":[null]}');
});

test("validates options with the plugin's function", async () => {
  const plugin = (_context: LoadContext, options: {name: string}) => options;
  plugin.validateOptions = ({options}: OptionValidationContext<{name: string}, {name: string}>) => ({
    name: `${options.name} (validated)`,
  });
  const configured = configurePlugin(plugin, {name: 'docs'});
  const options = configured.validateOptions?.({options: {}, validate: () => validated}) as PluginOptions;
  expect(await configured(context, options)).toEqual({name: 'docs (validated)'});
});
