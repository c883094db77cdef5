import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, OptionValidationContext} from '@docusaurus/types';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import pluginMarkdown, {getSwizzleConfig, validateOptions, type Options, type PluginOptions} from '.';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'site-'));
});

afterEach(() => {
  rmSync(siteDir, {recursive: true});
  vi.unstubAllEnvs();
});

function createPlugin(givenOptions: Options = {}, future: object = {}) {
  const options = validateOptions({
    options: givenOptions,
    validate: normalizePluginOptions as OptionValidationContext<Options | undefined, PluginOptions>['validate'],
  });
  const context = {
    siteDir,
    siteConfig: {i18n: {defaultLocale: 'en', locales: ['en']}, staticDirectories: ['static'], future},
    i18n: {currentLocale: 'de'},
  } as unknown as LoadContext;
  return pluginMarkdown(context, options);
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

test('each locale has a translation for every text of the page menu', () => {
  const folder = path.resolve(import.meta.dirname, '..');
  const source = readFileSync(path.join(folder, 'src/theme/PageMenu/index.tsx'), 'utf8');
  const ids = [...source.matchAll(/\bid(?:=|: )["'](theme\.[\w.]+)["']/g)].map(([, id]) => id).sort();
  expect(ids.length).toBeGreaterThan(0);
  for (const locale of readdirSync(path.join(folder, 'locales'))) {
    const file = path.join(folder, 'locales', locale, 'docusaurus-plugin-markdown.json');
    expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object).sort(), locale).toEqual(ids);
  }
});

test('each component has a declared swizzle action', () => {
  const components = readdirSync(path.join(import.meta.dirname, 'theme')).sort();
  expect(Object.keys(getSwizzleConfig().components).sort()).toEqual(components);
});

test('reports the hash router, which renders no HTML', () => {
  expect(() => createPlugin({}, {experimental_router: 'hash'})).toThrow(/Remove "future.experimental_router"/);
});

test('does not overwrite an llms.txt in the static folder', () => {
  mkdirSync(path.join(siteDir, 'static'));
  writeFileSync(path.join(siteDir, 'static/llms.txt'), 'Mine');
  expect(() => createPlugin()).toThrow('static/llms.txt would be overwritten');
  expect(() => createPlugin({llmsTxt: false})).not.toThrow();
});
