import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import preset, {openApiSidebarItemsGenerator, remarkOpenApi, type Options} from './index';

const context = {siteConfig: {presets: [], themes: [], themeConfig: {}}} as unknown as LoadContext;
const documents = {petstore: 'openapi/petstore.yaml'};

/** Returns the options of the preset's packages by name, in their order. */
function listPackages(options?: Options): Record<string, unknown> {
  const {themes = [], plugins = []} = preset(context, options);
  const packages = [...themes, ...plugins].map((plugin) => {
    const [file, pluginOptions] = (Array.isArray(plugin) ? plugin : [plugin, {}]) as [string, unknown];
    const [name = file] =
      /(?:preset|plugin|theme)-[a-z-]+/.exec(file.replace(/^.*(?:packages|node_modules)\//, '')) ?? [];
    return [name, pluginOptions] as const;
  });
  return Object.fromEntries(packages);
}

const contentPlugins = ['plugin-content-docs', 'plugin-content-blog', 'plugin-content-pages'];
const docsOptions = {sidebarItemsGenerator: openApiSidebarItemsGenerator};

test('adds search, Markdown pages, fast pages, and hosting, without any options', () => {
  const packages = listPackages();
  expect(Object.keys(packages).slice(0, 3)).toEqual(['theme-classic', 'theme-search', 'theme-markdown']);
  for (const name of ['theme-search', 'theme-markdown', ...contentPlugins, 'plugin-fast-pages', 'plugin-hosting']) {
    expect(packages[name], name).toEqual({});
  }
});

test('adds the API reference, its sidebar items, and its remark plugin before those of the site', () => {
  const ownPlugin = () => undefined;
  const options = {beforeDefaultRemarkPlugins: [ownPlugin]};
  const docs = {...options, sidebarPath: 'sidebars.ts'};
  const withPlugins = {beforeDefaultRemarkPlugins: [remarkOpenApi, ownPlugin]};
  expect(listPackages({openApi: {documents}, docs, blog: options, pages: options})).toMatchObject({
    'theme-openapi': {documents},
    'plugin-content-docs': {...withPlugins, ...docsOptions, sidebarPath: 'sidebars.ts'},
    'plugin-content-blog': withPlugins,
    'plugin-content-pages': withPlugins,
  });
});

test('adds the remark plugin to content plugins without options', () => {
  const packages = listPackages({openApi: {documents}});
  const withPlugin = {beforeDefaultRemarkPlugins: [remarkOpenApi]};
  const expected = [{...withPlugin, ...docsOptions}, withPlugin, withPlugin];
  expect(contentPlugins.map((name) => packages[name])).toEqual(expected);
});

test("keeps the site's own generator of sidebar items", () => {
  const sidebarItemsGenerator = () => [];
  const packages = listPackages({openApi: {documents}, docs: {sidebarItemsGenerator}});
  expect(packages['plugin-content-docs']).toMatchObject({sidebarItemsGenerator});
});

test('leaves out what is false', () => {
  const packages = listPackages({
    ...{openApi: {documents}, docs: false, blog: false, pages: false},
    ...{search: false, markdown: false, fastPages: false, hosting: false},
  });
  const names = Object.keys(packages);
  expect(names.filter((name) => name.startsWith('theme-'))).toEqual(['theme-classic', 'theme-openapi']);
  for (const name of [...contentPlugins, 'plugin-fast-pages', 'plugin-hosting']) expect(names).not.toContain(name);
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
  expect(() => preset({siteConfig: {presets, themeConfig: {}}} as LoadContext)).toThrow(
    'which is part of this preset. Remove it, and move its options to this preset.',
  );
});
