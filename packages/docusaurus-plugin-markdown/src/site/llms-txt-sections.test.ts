import type {ContentInstances} from '@developer-docs/docusaurus-utils/node';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';
import {getFileMessages} from '../translations';
import {listSections} from './llms-txt-sections';

const createDoc = (id: string) => ({id, permalink: `/docs/${id}`, unlisted: id === 'hidden'});

const docs = {
  loadedVersions: [
    {
      isLast: false,
      path: '/docs/next',
      tagsPath: '/docs/next/tags',
      docs: [createDoc('next')],
      drafts: [],
      sidebars: {main: [{type: 'doc', id: 'next'}]},
    },
    {
      isLast: true,
      path: '/docs',
      tagsPath: '/docs/tags',
      docs: ['other', 'out', 'b', 'a', 'c', 'd1', 'd2', 'd3', 'hidden'].map(createDoc),
      drafts: [createDoc('draft')],
      sidebars: {
        main: [
          {type: 'doc', id: 'a'},
          {
            type: 'category',
            label: 'One',
            items: [
              {type: 'doc', id: 'b'},
              {type: 'doc', id: 'hidden'},
              {type: 'link', href: 'https://example.com', label: 'Link'},
            ],
          },
        ],
        second: [
          {type: 'category', label: 'Two', items: [{type: 'doc', id: 'c'}], link: {type: 'doc', id: 'b'}},
          ...['Horizon', 'Anchor'].map((label, index) => ({
            type: 'category',
            label,
            items: [{type: 'category', label: 'Guides', items: [{type: 'doc', id: `d${index + 1}`}]}],
          })),
          // The same category of another sidebar.
          {type: 'category', label: 'One', items: [{type: 'doc', id: 'out'}]},
          // Its label only ends like theirs.
          {type: 'category', label: 'More Guides', items: [{type: 'doc', id: 'd3'}]},
        ],
      },
    },
  ],
} as unknown as LoadedContent;

const releaseNotes = {
  loadedVersions: [{...docs.loadedVersions[1], docs: [createDoc('d'), createDoc('e')], sidebars: {}}],
} as unknown as LoadedContent;

const content = {
  docs: {default: docs, 'release-notes': releaseNotes},
  blogs: {
    default: {
      blogPosts: [
        {metadata: {permalink: '/blog/new', unlisted: false}},
        {metadata: {permalink: '/blog/hidden', unlisted: true}},
      ],
    },
  },
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
