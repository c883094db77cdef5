import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';
import {listSearchedPages} from './page-contexts';

const doc = (id: string, unlisted = false) => ({
  id,
  title: `Title of ${id}`,
  permalink: `/docs/${id}`,
  source: `@site/docs/${id}.mdx`,
  unlisted,
});
const reference = (id: string) => ({type: 'doc', id});

/** A version with these docs and this sidebar, as far as the list reads it. */
function content(docs: ReturnType<typeof doc>[], sidebar: unknown[]): LoadedContent {
  const version = {versionName: 'current', docs, sidebars: {main: sidebar}};
  return {loadedVersions: [version]} as unknown as LoadedContent;
}

const options = {pluginId: 'default', language: 'en', outside: {}};
const sectionsOf = (...given: Parameters<typeof listSearchedPages>) =>
  listSearchedPages(...given).map(({id, section}) => [id, section]);

test('a page comes with what its records need', () => {
  expect(listSearchedPages(content([doc('intro')], []), options)).toEqual([
    {
      id: 'intro',
      source: '@site/docs/intro.mdx',
      title: 'Title of intro',
      url: '/docs/intro',
      section: 'Documentation',
      language: 'en',
      tag: 'docs-default-current',
      pageRank: 0,
    },
  ]);
});

test('its section is the innermost category; a category’s own page is in it', () => {
  const sidebar = [
    reference('intro'),
    {
      type: 'category',
      label: 'API',
      link: {type: 'doc', id: 'overview'},
      items: [reference('errors'), {type: 'category', label: 'Designs', items: [reference('create')]}],
    },
  ];
  expect(
    sectionsOf(
      content(
        ['intro', 'overview', 'errors', 'create'].map((id) => doc(id)),
        sidebar,
      ),
      options,
    ),
  ).toEqual([
    ['intro', 'Documentation'],
    ['overview', 'API'],
    ['errors', 'API'],
    ['create', 'Designs'],
  ]);
});

test('pages outside the sidebar are in the section of the table, with its rank', () => {
  const outside = {whole: {section: 'OpenAPI', searchRank: -3}};
  const [page] = listSearchedPages(content([doc('whole')], []), {...options, outside});
  expect(page).toMatchObject({section: 'OpenAPI', pageRank: -3});
});

test('unlisted pages are not searched', () => {
  expect(sectionsOf(content([doc('intro'), doc('secret', true)], []), options)).toEqual([['intro', 'Documentation']]);
});
