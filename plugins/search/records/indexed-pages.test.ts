import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';
import {listIndexedPages} from './indexed-pages';

const doc = (id: string, unlisted = false, frontMatter: {keywords?: string[]} = {}) => ({
  id,
  title: `Title of ${id}`,
  permalink: `/docs/${id}`,
  source: `@site/docs/${id}.mdx`,
  unlisted,
  frontMatter,
});
const reference = (id: string) => ({type: 'doc', id});

/**
 * Creates content with one version, which has these docs, this sidebar, and only the properties that the tested code
 * reads.
 */
function content(docs: ReturnType<typeof doc>[], sidebar: unknown[]): LoadedContent {
  const version = {versionName: 'current', docs, sidebars: {main: sidebar}};
  return {loadedVersions: [version]} as unknown as LoadedContent;
}

const options = {pluginId: 'default', language: 'en', pagesOutsideSidebar: {}};
const collectSections = (...given: Parameters<typeof listIndexedPages>) =>
  listIndexedPages(...given).map(({url, section}) => [url.replace('/docs/', ''), section]);

test('a page has the metadata of its records', () => {
  expect(listIndexedPages(content([doc('intro', false, {keywords: ['quickstart']})], []), options)).toEqual([
    {
      id: 'intro',
      source: '@site/docs/intro.mdx',
      title: 'Title of intro',
      url: '/docs/intro',
      section: 'Get started',
      language: 'en',
      tag: 'docs-default-current',
      pageRank: 0,
      keywords: ['quickstart'],
    },
  ]);
});

test('the section is the innermost category, and the index page of a category belongs to it', () => {
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
    collectSections(
      content(
        ['intro', 'overview', 'errors', 'create'].map((id) => doc(id)),
        sidebar,
      ),
      options,
    ),
  ).toEqual([
    ['intro', 'Get started'],
    ['overview', 'API'],
    ['errors', 'API'],
    ['create', 'Designs'],
  ]);
});

test('configures the section and rank of pages outside the sidebar', () => {
  const pagesOutsideSidebar = {whole: {section: 'OpenAPI', searchRank: -3}};
  const [page] = listIndexedPages(content([doc('whole')], []), {...options, pagesOutsideSidebar});
  expect(page).toMatchObject({section: 'OpenAPI', pageRank: -3});
});

test("unlisted pages aren't indexed", () => {
  expect(collectSections(content([doc('intro'), doc('secret', true)], []), options)).toEqual([
    ['intro', 'Get started'],
  ]);
});
