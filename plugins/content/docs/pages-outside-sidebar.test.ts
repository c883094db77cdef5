import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {describe, expect, test} from 'vitest';
import {addParents, groupBySection} from './pages-outside-sidebar';

const createDoc = (id: string, sidebar?: string) =>
  ({
    id,
    source: `@site/docs/${id}.mdx`,
    title: `Title of ${id}`,
    permalink: `/docs/${id}`,
    sidebar,
    frontMatter: {},
  }) as unknown as DocMetadata;
const createVersion = (...docs: DocMetadata[]) =>
  ({versionName: 'current', docs, drafts: [], sidebars: {}}) as unknown as LoadedVersion;

const inSidebar = [createDoc('start', 'main'), createDoc('guide', 'main')];
const version = createVersion(...inSidebar, createDoc('extra'));
const pages = {extra: {section: 'Extras', parents: ['start', 'guide']}};

describe('a doc outside the sidebar', () => {
  test('has its parents as breadcrumbs, and the last one as its previous page', () => {
    expect(addParents(version, pages).docs[2]).toMatchObject({
      parents: [
        {label: 'Title of start', href: '/docs/start'},
        {label: 'Title of guide', href: '/docs/guide'},
      ],
      previous: {title: 'Title of guide', permalink: '/docs/guide'},
    });
  });

  test('links to the pages of its section, in the sidebar and outside', () => {
    const category = {type: 'category', label: 'Extras', items: [{type: 'doc', id: 'guide'}]};
    const sidebars = {main: [{type: 'doc', id: 'start'}, category]} as unknown as LoadedVersion['sidebars'];
    expect(addParents({...version, sidebars}, pages).docs[2]).toMatchObject({
      section: {
        label: 'Extras',
        items: [
          {label: 'Title of guide', href: '/docs/guide'},
          {label: 'Title of extra', href: '/docs/extra'},
        ],
      },
    });
  });

  test('is listed in its section', () => {
    expect(groupBySection(version, pages, {})).toEqual([
      {label: 'Extras', items: [{label: 'Title of extra', href: '/docs/extra'}]},
    ]);
  });
});

describe('the build fails', () => {
  test('for an unknown doc ID, with a suggestion', () => {
    expect(() => addParents(version, {...pages, extras: {section: 'Extras', parents: []}})).toThrow(
      'lists the doc "extras", which doesn\'t exist. Did you mean "extra"? Correct the ID, or remove it from the option.',
    );
  });

  test('for a doc that is also in the sidebar', () => {
    expect(() => addParents(createVersion(...inSidebar, createDoc('extra', 'main')), pages)).toThrow(
      'The doc "extra" is in a sidebar and in the "pagesOutsideSidebar" option.',
    );
  });

  test('for a doc that nothing links to', () => {
    expect(() => addParents(createVersion(...version.docs, createDoc('orphan')), pages)).toThrow(
      'docs/orphan.mdx: the doc "orphan" isn\'t in any sidebar, so nothing links to it.',
    );
  });
});

test('the build accepts pages that are drafts or are missing from an older version', () => {
  const olderVersion = {...createVersion(...inSidebar), versionName: '1.0'};
  expect(addParents(olderVersion, pages).docs).toEqual(inSidebar);
  expect(groupBySection(olderVersion, pages, {})).toEqual([]);
  const withDraft = {...createVersion(...inSidebar), drafts: [createDoc('extra')]};
  expect(addParents(withDraft, pages).docs).toEqual(inSidebar);
});
