import {readFileSync} from 'node:fs';
import path from 'node:path';
import {BuiltSite, joinPostBuildPass, type ContentInstances} from '@developer-docs/docusaurus-utils/node';
import type {Props} from '@docusaurus/types';
import {createTemporaryFolder} from '@test-support/temporary-folder';
import {validatePluginOptions} from '@test-support/validate-options';
import {beforeEach, expect, test, vi} from 'vitest';
import {validateOptions, type Options} from './options';
import {createPostBuildTask} from './post-build';

let outDir: string;

beforeEach(() => {
  outDir = createTemporaryFolder();
});

const createHtml = (main: string, head = '') =>
  `<html><head><title>Page | Site</title>${head}</head><body><main>${main}</main></body></html>`;

const noContent: ContentInstances = {docs: {}, blogs: {}, pages: {}};

/**
 * Writes pages, runs the plugin's task on them as the post-build pass does, and returns a function that reads files.
 */
async function build(
  pages: Readonly<Record<string, string>>,
  givenOptions: Options = {},
  {content = noContent, props = {}}: {content?: ContentInstances; props?: Partial<Props>} = {},
): Promise<(file: string) => string> {
  const baseUrl = '/base/';
  const routesPaths = Object.keys(pages).map((name) => baseUrl + name);
  const texts = {title: 'Site', tagline: 'A tagline.', titleDelimiter: '|'};
  const siteConfig = {url: 'https://docs.example', noIndex: false, ...texts} as Props['siteConfig'];
  const i18n = {currentLocale: 'en'} as Props['i18n'];
  const input = {outDir, baseUrl, siteConfig, routesPaths};
  const site = new BuiltSite(input);
  for (const [name, html] of Object.entries(pages)) {
    await site.writeFile(name === '' ? 'index.html' : `${name}.html`, html);
  }
  const options = validatePluginOptions(validateOptions, givenOptions);
  const buildProps = {baseUrl, siteConfig, routesPaths, i18n, plugins: [], codeTranslations: {}, ...props};
  const task = createPostBuildTask(options, content, buildProps as Props);
  const plugin = joinPostBuildPass(() => [task]);
  await plugin.postBuild({...input, plugins: [plugin]} as never);
  return (file) => readFileSync(path.join(outDir, file), 'utf8');
}

test('writes a Markdown file for every page, and links to it from the page', async () => {
  const read = await build({'': createHtml('<h1>Home</h1>'), 'docs/a': createHtml('<p>Text</p>')});
  expect(read('index.md')).toContain('# Home\n');
  expect(read('docs/a.md')).toContain('# Page\n');
  expect(read('docs/a.html')).toContain(
    '<link rel="alternate" type="text/markdown" href="/base/docs/a.md"><link rel="alternate" type="text/plain" href="/base/llms.txt" title="Index for AI agents (llms.txt)"></head>',
  );
  expect(read('llms.txt')).toBe('# Site\n\n> A tagline.\n');
});

test('phrases are in the language of the build, even if a translation has no placeholder', async () => {
  const codeTranslations = {
    'theme.MarkdownFile.index': 'Index:',
    'theme.MarkdownFile.html': '{url} est la version HTML',
    'theme.MarkdownFile.instructions': 'À lire (*) :',
    'theme.MarkdownFile.pages': 'Autres pages',
    'theme.PageMenu.index': 'Index "IA"',
  };
  const options = {llmsTxt: {instructions: ['Lisez.']}};
  const content = {...noContent, pages: {default: [{permalink: '/base/a', source: ''}]}};
  const read = await build({a: createHtml('<h1>A</h1>')}, options, {props: {codeTranslations}, content});
  expect(read('a.md')).toBe(
    '# A\n\n> Index:<https://docs.example/base/llms.txt> <https://docs.example/base/a> est la version HTML\n',
  );
  expect(read('llms.txt')).toContain('\n\nÀ lire (\\*) :\n\n- Lisez.\n\n## Autres pages\n');
  expect(read('a.html')).toContain('title="Index &quot;IA&quot;">');
});

test('names the plugins that write the same files', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const names = ['docusaurus-plugin-llms', '@acme/markdown-source-plugin', 'docusaurus-theme-markdown', 'fullms'];
  await build({'': createHtml('<h1>Home</h1>')}, {}, {props: {plugins: names.map((name) => ({name})) as never}});
  expect(warn.mock.calls.map(([message]) => /plugin "(.*?)"/.exec(String(message))?.[1])).toEqual(names.slice(0, 2));
});

test('llms-full.txt contains the pages that llms.txt lists', async () => {
  const html = {
    custom: createHtml('<h1>Custom</h1>'),
    hidden: createHtml('<h1>Hidden</h1>', '<meta name="robots" content="noindex">'),
    page: createHtml('<h1>Listed</h1>'),
  };
  const pages = {default: ['hidden', 'page'].map((name) => ({permalink: `/base/${name}`, source: ''}))};
  const read = await build(html, {}, {content: {...noContent, pages}});
  expect(read('llms-full.txt').match(/^# .*$/gm)).toEqual(['# Listed']);
});
