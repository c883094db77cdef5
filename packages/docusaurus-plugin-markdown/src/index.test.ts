import type {LoadContext} from '@docusaurus/types';
import {afterEach, expect, test, vi} from 'vitest';
import {createTemporaryFolder} from '@test-support/temporary-folder';
import {validatePluginOptions} from '@test-support/validate-options';
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

/** Returns the global data of the plugin. */
async function loadData(options?: Options): Promise<unknown> {
  const setGlobalData = vi.fn();
  await createPlugin(options).contentLoaded?.({content: undefined, actions: {setGlobalData} as never});
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

test('reports the hash router, which renders no HTML', () => {
  expect(() => createPlugin({}, {experimental_router: 'hash'})).toThrow(/Remove "future.experimental_router"/);
});

test('does not overwrite an llms.txt in the static folder', () => {
  const siteDir = createTemporaryFolder({'static/llms.txt': 'Mine'});
  expect(() => createPlugin({}, {}, siteDir)).toThrow('static/llms.txt would be overwritten');
  expect(() => createPlugin({llmsTxt: false}, {}, siteDir)).not.toThrow();
});
