import type {ContentInstances} from '@developer-docs/docusaurus-utils/node';
import {expect, test} from 'vitest';
import {listIndexedPages, listIndexedVersions} from './indexed-pages';

const doc = (id: string, unlisted = false, frontMatter: {keywords?: string[]} = {}) => ({
  id,
  title: `Title of ${id}`,
  permalink: `/docs/${id}`,
  source: `@site/docs/${id}.mdx`,
  unlisted,
  frontMatter,
});
const reference = (id: string) => ({type: 'doc', id});

/** Creates the content of docs instances with one version, with only the properties that the tested code reads. */
function content(docs: ReturnType<typeof doc>[], sidebar: unknown[], instances = ['default']): ContentInstances {
  const version = {versionName: 'current', label: 'Next', isLast: true, docs, sidebars: {main: sidebar}};
  const entries = instances.map((id) => [id, {loadedVersions: [version]}]);
  return {docs: Object.fromEntries(entries) as ContentInstances['docs'], blogs: {}, pages: {}};
}

const options = {
  language: 'en',
  labels: {docs: 'Get started', blog: 'Blog', pages: 'Pages'},
  indexDocs: true,
  indexBlog: true,
  indexPages: true,
};
const collectSections = (...given: Parameters<typeof listIndexedPages>) =>
  listIndexedPages(...given).map(({url, section}) => [url.replace('/docs/', ''), section]);

test('a doc has the tag of its version, and keywords', () => {
  const [page] = listIndexedPages(content([doc('intro', false, {keywords: ['quickstart']})], []), options);
  expect(page).toMatchObject({id: 'intro', tag: 'docs-default-current', keywords: ['quickstart']});
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
  const docs = ['intro', 'overview', 'errors', 'create'].map((id) => doc(id));
  expect(collectSections(content(docs, sidebar), options)).toEqual([
    ['intro', 'Get started'],
    ['overview', 'API'],
    ['errors', 'API'],
    ['create', 'Designs'],
  ]);
});

test('other docs instances are sections', () => {
  const sidebar = [reference('intro'), {type: 'category', label: 'API', items: [reference('errors')]}];
  const instances = content([doc('intro'), doc('errors')], sidebar, ['default', 'community']);
  const sections = collectSections(instances, options).map(([, section]) => section);
  expect(sections).toEqual(['Get started', 'API', 'Community', 'Community: API']);
  expect(listIndexedVersions(instances)).toEqual([
    {tag: 'docs-default-current', name: 'current', label: 'Next', isLast: true},
    {tag: 'docs-community-current', name: 'current', label: 'Community: Next', isLast: true},
  ]);
});

test('generated indexes of categories are pages', () => {
  const link = {type: 'generated-index', permalink: '/docs/category/api', title: 'The API', description: 'All of it.'};
  const [page] = listIndexedPages(content([], [{type: 'category', label: 'API', link, items: []}]), options);
  expect(page).toMatchObject({url: '/docs/category/api', title: 'The API', section: 'API'});
});

test('blog posts and pages have the sections of their plugins', () => {
  const tags = [{label: 'News'}];
  const metadata = {permalink: '/blog/a', source: '@site/blog/a.md', title: 'A', frontMatter: {}, tags};
  const instances = {
    docs: {},
    blogs: {default: {blogPosts: [{metadata}, {metadata: {...metadata, unlisted: true}}]}},
    pages: {
      default: [
        {permalink: '/', source: '@site/src/pages/index.tsx'},
        {permalink: '/about', source: '@site/src/pages/about.md', title: 'About', frontMatter: {}},
      ],
    },
  };
  const pages = listIndexedPages(instances, options);
  expect(pages.map(({url, section, tag, title}) => [url, section, tag, title])).toEqual([
    ['/blog/a', 'Blog', 'default', 'A'],
    ['/', 'Pages', 'default', ''],
    ['/about', 'Pages', 'default', 'About'],
  ]);
  expect(pages[0]?.keywords).toEqual(['News']);
  expect(listIndexedPages(instances, {...options, indexBlog: false, indexPages: false})).toEqual([]);
});
