import {readFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import {createTemporaryFolder} from '@test-support/temporary-folder';
import {translateContent} from '@test-support/translate-content';
import {validatePluginOptions} from '@test-support/validate-options';
import {afterEach, expect, test, vi} from 'vitest';
import pluginMarkdown, {validateOptions, type Options} from '.';

afterEach(() => {
  vi.unstubAllEnvs();
});

function createPlugin(options: Options = {}, future: object = {}, siteDir = createTemporaryFolder()) {
  const context = {
    siteDir,
    siteConfig: {i18n: {defaultLocale: 'en', locales: ['en']}, staticDirectories: ['static'], future},
    i18n: {currentLocale: 'de'},
  } as unknown as LoadContext;
  return pluginMarkdown(context, validatePluginOptions(validateOptions, options));
}

/**
 * Returns the global data of the plugin with translations of a locale, whose messages have a prefix, or without any.
 */
async function loadData(options?: Options, localizationDir = '/none', prefix?: string): Promise<unknown> {
  const setGlobalData = vi.fn();
  const plugin = createPlugin(options);
  if (plugin === null) throw new Error('The plugin is disabled.');
  const content = await translateContent(plugin, localizationDir, prefix);
  await plugin.contentLoaded?.({content, actions: {setGlobalData} as never});
  return setGlobalData.mock.calls[0]?.[0] as unknown;
}

test('the page menu knows its entries, and whether there are Markdown files', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const options = {llmsTxt: false, pageMenu: {docs: false, assistants: []}} as const;
  expect(await loadData(options)).toEqual({
    docs: false,
    hasLlmsTxt: false,
    assistants: [],
    links: [],
    hasMarkdownFiles: true,
  });
  vi.stubEnv('NODE_ENV', 'development');
  expect(await loadData()).toMatchObject({hasLlmsTxt: true, hasMarkdownFiles: false});
});

test('texts in options are translated in each locale that has translations', async () => {
  const siteDir = createTemporaryFolder();
  const link = {label: 'Status: all', href: '/status.html', download: 'status.html'};
  const options = {pageMenu: {links: [link]}, llmsTxt: {title: 'Harbor', instructions: ['Read.']}} as const;
  const germanDir = path.join(siteDir, 'i18n/de');
  expect(await loadData(options, germanDir, 'DE ')).toMatchObject({links: [{...link, label: 'DE Status: all'}]});
  expect(await loadData(options, path.join(siteDir, 'i18n/fr'))).toMatchObject({links: [link]});
  const plugin = createPlugin(options);
  expect(plugin && (await translateContent(plugin, germanDir))?.llmsTxt).toEqual({
    title: 'DE Harbor',
    instructions: ['Read.'],
    files: {},
    blog: true,
    pages: true,
    labels: {docs: 'DE Docs', otherDocs: 'DE Other docs', blog: 'DE Blog', pages: 'DE Pages'},
  });
  const {llmsTxt} = (await createPlugin({llmsTxt: false})?.loadContent?.()) ?? {};
  expect(llmsTxt).toBe(false);
});

test('write-translations looks for the messages that no component declares', () => {
  const [file = ''] = createPlugin()?.getPathsToWatch?.() ?? [];
  const ids = readFileSync(path.join(import.meta.dirname, '../lib', path.basename(file)), 'utf8').match(
    /theme\.\w+\.\w+/g,
  );
  expect(ids).toEqual(['index', 'html', 'part', 'instructions'].map((key) => `theme.MarkdownFile.${key}`));
});

test('is disabled on sites with the hash router, which renders no HTML', () => {
  const warn = vi.spyOn(logger, 'warn').mockReturnValue();
  expect(createPlugin({}, {experimental_router: 'hash'})).toBeNull();
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('docusaurus-plugin-markdown does not support'));
});

test("doesn't overwrite an llms.txt in the static folder", () => {
  const siteDir = createTemporaryFolder({'static/llms.txt': 'Mine'});
  expect(() => createPlugin({}, {}, siteDir)).toThrow('static/llms.txt would be overwritten');
  expect(() => createPlugin({llmsTxt: false}, {}, siteDir)).not.toThrow();
});
