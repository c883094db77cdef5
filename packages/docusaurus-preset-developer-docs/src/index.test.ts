import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import preset, {openApiSidebarItemsGenerator, remarkOpenApi, type Options} from './index';

const context = {siteConfig: {presets: [], themes: [], themeConfig: {}}} as unknown as LoadContext;
const documents = {petstore: 'openapi/petstore.yaml'};

/** Lists the packages of themes or plugins, with their options. */
const list = (plugins: readonly unknown[] = []): [string, Record<string, unknown>][] =>
  plugins.map((plugin) => {
    const [file, options] = (Array.isArray(plugin) ? plugin : [plugin, {}]) as [string, Record<string, unknown>];
    return [
      /(?:preset|plugin|theme)-[a-z-]+/.exec(file.slice(file.search(/packages\/|node_modules\//)))?.[0] ?? file,
      options,
    ];
  });

test('adds search, Markdown pages, fast pages, and hosting, without any options', () => {
  const {themes, plugins} = preset(context);
  expect(list(themes)).toEqual([
    ['theme-classic', expect.anything()],
    ['theme-search', {}],
    ['theme-markdown', {}],
  ]);
  for (const name of ['plugin-fast-pages', 'plugin-hosting']) expect(list(plugins)).toContainEqual([name, {}]);
});

const contentPlugins = ['plugin-content-docs', 'plugin-content-blog', 'plugin-content-pages'];

const docsOptions = {sidebarItemsGenerator: openApiSidebarItemsGenerator};

test('adds the API reference, its sidebar items, and its remark plugin before those of the site', () => {
  const ownPlugin = () => undefined;
  const options = {beforeDefaultRemarkPlugins: [ownPlugin]};
  const {themes, plugins} = preset(context, {
    openApi: {documents},
    ...{docs: {...options, sidebarPath: 'sidebars.ts'}, blog: options, pages: options},
  });
  expect(list(themes).map(([name]) => name)).toContain('theme-openapi');
  const withPlugins = {beforeDefaultRemarkPlugins: [remarkOpenApi, ownPlugin]};
  expect(list(plugins)).toEqual(
    expect.arrayContaining([
      ['plugin-content-docs', {...withPlugins, ...docsOptions, sidebarPath: 'sidebars.ts'}],
      ['plugin-content-blog', withPlugins],
      ['plugin-content-pages', withPlugins],
    ]),
  );
});

test('adds the remark plugin to content plugins without options, and only with an API reference', () => {
  const listContent = (options: Options) => list(preset(context, options).plugins).slice(0, 3);
  expect(listContent({openApi: {documents}})).toEqual(
    contentPlugins.map((name) => [
      name,
      {beforeDefaultRemarkPlugins: [remarkOpenApi], ...(name === 'plugin-content-docs' && docsOptions)},
    ]),
  );
  expect(listContent({})).toEqual(contentPlugins.map((name) => [name, {}]));
});

test("keeps the site's own generator of sidebar items", () => {
  const sidebarItemsGenerator = () => [];
  const [docsPlugin] = list(preset(context, {openApi: {documents}, docs: {sidebarItemsGenerator}}).plugins);
  expect(docsPlugin?.[1]).toMatchObject({sidebarItemsGenerator});
});

test('leaves out what is false', () => {
  const {themes, plugins} = preset(context, {
    ...{openApi: {documents}, docs: false, blog: false, pages: false},
    ...{search: false, markdown: false, fastPages: false, hosting: false},
  });
  expect(list(themes).map(([name]) => name)).toEqual(['theme-classic', 'theme-openapi']);
  for (const name of [...contentPlugins, 'plugin-fast-pages', 'plugin-hosting']) {
    expect(list(plugins).map(([other]) => other)).not.toContain(name);
  }
});

test("doesn't add its packages' options to the scripts of pages", () => {
  const options = {docs: {path: 'guides'}, openApi: {documents}, search: {}};
  const siteConfig = {presets: ['other', ['developer-docs', options]], themes: [], themeConfig: {}};
  preset({siteConfig} as unknown as LoadContext, options);
  expect(siteConfig.presets).toEqual(['other', ['developer-docs', {docs: options.docs}]]);
});

test.each([
  'classic',
  ['@docusaurus/preset-classic', {}],
  '/site/node_modules/@docusaurus/preset-classic/lib/index.js',
])('explains that it replaces the classic preset %j', (other) => {
  const presets = ['@developer-docs/docusaurus-preset-developer-docs', false, other];
  expect(() => preset({siteConfig: {presets, themeConfig: {}}} as unknown as LoadContext)).toThrow(
    'which is part of this preset. Remove it, and move its options to this preset.',
  );
});
