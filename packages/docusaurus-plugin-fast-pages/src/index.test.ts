// cspell:ignore Teile dieser Seite Der Server antwortet immer noch nicht Nochmal
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterEach, expect, test, vi} from 'vitest';
import {createTemporaryFolder} from '../../../tests/support/temporary-folder';
import pluginFastPages from '.';
import type {PluginOptions} from './options';

const nothing: PluginOptions = {
  id: 'default',
  deferHydration: false,
  deferPrefetch: false,
  loadFailure: false,
  maxSidebarItems: false,
};

/** Creates the plugin as `docusaurus build` does, or as `docusaurus start` in `development`. */
async function create(
  options: Partial<PluginOptions>,
  {locale = 'en', codeTranslations = {}, future = {}, mode = 'production'} = {},
): Promise<Plugin> {
  vi.stubEnv('NODE_ENV', mode);
  const context = {
    baseUrl: '/base/',
    generatedFilesDir: '/site/.docusaurus',
    i18n: {currentLocale: locale},
    codeTranslations,
    siteConfig: {i18n: {defaultLocale: 'en', locales: ['en']}, future},
  };
  return pluginFastPages(context as unknown as LoadContext, {...nothing, ...options});
}

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Returns the placeholders of inline scripts in the template of a page. */
function listPlaceholders(plugin: Plugin): unknown[] {
  const {headTags = [], postBodyTags = []} = plugin.injectHtmlTags?.({content: undefined}) ?? {};
  return [headTags, postBodyTags].flat(2);
}

/** Builds a page with the plugin, and returns its inline scripts. */
async function buildScripts(plugin: Plugin): Promise<string[]> {
  const outDir = createTemporaryFolder({'index.html': `<head>${listPlaceholders(plugin).join('')}</head>`});
  const props = {outDir, baseUrl: '/', routesPaths: ['/'], siteConfig: {url: ''}, plugins: [{...plugin}]};
  await plugin.postBuild?.(props as never);
  return readFileSync(path.join(outDir, 'index.html'), 'utf8').match(/<script.*?<\/script>/g) ?? [];
}

test('without any technique, nothing is added to the site', async () => {
  const plugin = await create({});
  expect(listPlaceholders(plugin)).toEqual([]);
  expect(plugin.getClientModules?.()).toEqual([]);
  expect(plugin.getThemePath).toBeUndefined();
});

test('a site contains the code for long sidebars only with the option', async () => {
  const createSidebarModule = async (maxSidebarItems: number | false) => {
    const createData = vi.fn<(name: string, data: string) => Promise<string>>();
    const plugin = await create({maxSidebarItems});
    await plugin.contentLoaded?.({content: undefined, actions: {createData, setGlobalData: vi.fn()}} as never);
    return createData.mock.calls.find(([name]) => name === 'sidebar.js')?.[1];
  };
  expect(await createSidebarModule(40)).toMatch(/LongList\.js";\n.*\(40\);/);
  expect(await createSidebarModule(false)).not.toContain('LongList');
});

test('under docusaurus start, no script is added', async () => {
  const options = {deferHydration: true, loadFailure: true};
  expect(listPlaceholders(await create(options))).toHaveLength(3);
  expect(listPlaceholders(await create(options, {mode: 'development'}))).toEqual([]);
});

test('scripts are minified and keep the place of their placeholder', async () => {
  const [script = '', ...others] = await buildScripts(await create({loadFailure: true}));
  expect(others).toEqual([]);
  expect(script).toMatch(/^<script data-page="/);
  expect(script).not.toMatch(/\n|\/\*|\/\/ /);
});

test('the message about scripts that fail to load is translated, and the site can change it', async () => {
  const codeTranslations = {'theme.LoadFailure.retry': 'Nochmal'};
  const plugin = await create({loadFailure: true}, {locale: 'de', codeTranslations});
  const [script] = await buildScripts(plugin);
  expect(script).toMatch(/^<script data-page="[^"]*Teile dieser Seite[^"]*" data-unavailable="/);
  expect(script).toContain('="Der Server antwortet immer noch nicht." data-retry="Nochmal"');
  expect(script).toContain(' data-assets="/base/assets/js/" data-settled="DOMContentLoaded">');
});

test.each([
  [{id: 'second'}, {}, 'a site can have only one instance'],
  [{deferHydration: true}, {future: {experimental_router: 'hash'}}, 'set the option "deferHydration" to false'],
])('rejects a configuration that cannot work: %j', async (options, context, message) => {
  await expect(create(options, context)).rejects.toThrow(message);
});
