import type {LoadContext, PluginOptions} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {configurePlugin} from './configure-plugin';

const context = {siteDir: '/site'} as LoadContext;
const validatedOptions = {id: 'default'} as PluginOptions;

test('passes the options to the plugin without exposing them as data', async () => {
  const plugin = (_context: LoadContext, options: {root: string}) => ({name: options.root});
  const configuredPlugin = configurePlugin(plugin, {root: '/home/me/site'});
  expect(await configuredPlugin(context, validatedOptions)).toEqual({name: '/home/me/site'});
  expect(JSON.stringify({plugins: [configuredPlugin]})).toBe('{"plugins":[null]}');
});
