import type {ContentInstances} from '@developer-docs/docusaurus-utils/node';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';
import {getFileMessages} from '../translations';
import {listSections} from './llms-txt-sections';

const createDoc = (id: string) => ({id, permalink: `/docs/${id}`, unlisted: id === 'hidden'});
const createPost = (id: string) => ({metadata: {permalink: `/blog/${id}`, unlisted: id === 'hidden'}});
const item = (id: string) => ({type: 'doc', id});
const category = (label: string, ...items: object[]) => ({type: 'category', label, items});

const sidebars = {
  main: [
    item('a'),
    category('One', item('b'), item('hidden'), {type: 'link', href: 'https://a.example', label: 'Link'}),
  ],
  second: [
    {...category('Two', item('c')), link: item('b')},
    category('Horizon', category('Guides', item('d1'))),
    category('Anchor', category('Guides', item('d2'))),
    // The same category of another sidebar.
    category('One', item('out')),
    // Its label only ends like theirs.
    category('More Guides', item('d3')),
  ],
};
const ids = ['other', 'out', 'b', 'a', 'c', 'd1', 'd2', 'd3', 'hidden'];
const createVersion = (path: string, docs: readonly string[], version: object) => ({
  ...{path, tagsPath: `${path}/tags`, docs: docs.map(createDoc), drafts: []},
  ...version,
});
const docs = {
  loadedVersions: [
    createVersion('/docs/next', ['next'], {isLast: false, sidebars: {main: [item('next')]}}),
    createVersion('/docs', ids, {isLast: true, drafts: [createDoc('draft')], sidebars}),
  ],
} as unknown as LoadedContent;

const releaseNotes = {
  loadedVersions: [{...docs.loadedVersions[1], docs: [createDoc('d'), createDoc('e')], sidebars: {}}],
} as LoadedContent;

const content = {
  docs: {default: docs, 'release-notes': releaseNotes},
  blogs: {default: {blogPosts: ['new', 'hidden'].map(createPost)}},
  pages: {default: [{permalink: '/'}, {permalink: '/search'}, {permalink: '/p'}]},
} as unknown as ContentInstances;

const findPage = (permalink: string) => ({
  route: permalink,
  title: `Heading of ${permalink}`,
  description: 'From the head.',
  isIndexed: permalink !== '/search',
});

test('lists docs along the sidebars, other instances, blog posts, and pages, without hidden ones', () => {
  const sections = listSections(content, findPage, getFileMessages('en')).map(({label, entries}) => [
    label,
    ...entries.map(({title}) => title),
  ]);
  expect(sections).toEqual([
    ['Docs', 'Heading of /docs/a'],
    ['One', 'Heading of /docs/b', 'Heading of /docs/out'],
    ['Two', 'Heading of /docs/c'],
    ['Horizon > Guides', 'Heading of /docs/d1'],
    ['Anchor > Guides', 'Heading of /docs/d2'],
    ['More Guides', 'Heading of /docs/d3'],
    ['Other docs', 'Heading of /docs/other'],
    ['Release notes', 'Heading of /docs/d', 'Heading of /docs/e'],
    ['Blog', 'Heading of /blog/new'],
    ['Pages', 'Heading of /', 'Heading of /p'],
  ]);
});
