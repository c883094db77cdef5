import {readFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import {createTemporaryFolder} from '@test-support/temporary-folder';
import {validatePluginOptions} from '@test-support/validate-options';
import {expect, test, vi} from 'vitest';
import themeMarkdown, {validateOptions, type Options} from '.';

function createPlugin(options: Options = {}, future: object = {}, siteDir = createTemporaryFolder()) {
  const context = {
    siteDir,
    siteConfig: {i18n: {defaultLocale: 'en', locales: ['en']}, staticDirectories: ['static'], future},
    i18n: {currentLocale: 'de'},
  } as unknown as LoadContext;
  return themeMarkdown(context, validatePluginOptions(validateOptions, options));
}

test('the page menu knows its entries', async () => {
  const setGlobalData = vi.fn();
  const plugin = createPlugin({llmsTxt: false, pageMenu: {docs: false, assistants: []}});
  await plugin?.contentLoaded?.({content: undefined, actions: {setGlobalData} as never});
  expect(setGlobalData).toHaveBeenCalledWith({docs: false, hasLlmsTxt: false, assistants: [], links: []});
});

test('write-translations looks for the messages in Markdown files', () => {
  const [file = ''] = createPlugin()?.getPathsToWatch?.() ?? [];
  const messages = readFileSync(path.join(import.meta.dirname, '../lib', path.basename(file)), 'utf8');
  for (const name of ['index', 'pages']) expect(messages).toContain(`"id":"theme.MarkdownFile.${name}"`);
});

test('is disabled on sites with the hash router, which renders no HTML', () => {
  const warn = vi.spyOn(logger, 'warn').mockReturnValue();
  expect(createPlugin({}, {experimental_router: 'hash'})).toBeNull();
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('docusaurus-theme-markdown does not support'));
});

test("doesn't overwrite an llms.txt in the static folder", () => {
  const siteDir = createTemporaryFolder({'static/llms.txt': 'Mine'});
  expect(() => createPlugin({}, {}, siteDir)).toThrow('static/llms.txt would be overwritten');
  expect(() => createPlugin({llmsTxt: false}, {}, siteDir)).not.toThrow();
});
