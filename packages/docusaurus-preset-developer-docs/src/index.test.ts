import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import preset from './index';

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
    ['plugin-markdown', {}],
  ]);
  for (const name of ['plugin-fast-pages', 'plugin-hosting']) expect(list(plugins)).toContainEqual([name, {}]);
});

test('adds the API reference, and its remark plugin before those of the site', () => {
  const ownPlugin = () => undefined;
  const {themes, plugins} = preset(context, {
    openApi: {documents},
    docs: {beforeDefaultRemarkPlugins: [ownPlugin], sidebarPath: 'sidebars.ts'},
  });
  expect(list(themes).map(([name]) => name)).toContain('theme-openapi');
  const docs = list(plugins).find(([name]) => name === 'plugin-content-docs')?.[1];
  expect(docs).toMatchObject({sidebarPath: 'sidebars.ts'});
  expect(docs?.['beforeDefaultRemarkPlugins']).toEqual([expect.any(Function), ownPlugin]);
});

test('leaves out what is false', () => {
  const {themes, plugins} = preset(context, {
    ...{openApi: {documents}, docs: false},
    ...{search: false, markdown: false, fastPages: false, hosting: false},
  });
  expect(list(themes).map(([name]) => name)).toEqual(['theme-classic', 'theme-openapi']);
  for (const name of ['plugin-content-docs', 'plugin-fast-pages', 'plugin-hosting']) {
    expect(list(plugins).map(([other]) => other)).not.toContain(name);
  }
});

test.each([
  [{openAPI: {}}, 'there is no option "openAPI". Did you mean "openApi"?'],
  [{search: true}, 'the option "search" is true. Use an object'],
  [{search: null}, 'the option "search" is null. Use an object'],
  [{hosting: []}, 'the option "hosting" is []. Use an object'],
  [null, "the options must be an object, but they're null."],
  ['classic', 'the options must be an object, but they\'re "classic".'],
  [[{docs: {}}], 'the options must be an object, but they\'re [{"docs":{}}].'],
  [{tryIt: false}, 'there is no option "tryIt". Options: openApi, search, '],
  [{redirects: 'urls.yaml'}, "Write a package's option in its object"],
])('explains wrong options %j', (options, message) => {
  expect(() => preset(context, options as never)).toThrow(message);
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
