import type {DocMetadata, LoadedContent} from '@docusaurus/plugin-content-docs';
import {describe, expect, test} from 'vitest';
import {outsideSections, placeOutsidePages} from './outside-pages';

const doc = (id: string, sidebar?: string) =>
  ({id, title: `Title of ${id}`, permalink: `/docs/${id}`, sidebar, frontMatter: {}}) as unknown as DocMetadata;
const contentOf = (...docs: DocMetadata[]) => ({loadedVersions: [{docs}]}) as unknown as LoadedContent;

const content = contentOf(doc('start', 'main'), doc('guide', 'main'), doc('extra'));
const table = {extra: {section: 'Extras', parents: ['start', 'guide']}};

describe('a doc outside the sidebar', () => {
  const docs = placeOutsidePages(content, table).loadedVersions[0]?.docs;

  test('gets the docs that lead to it, and the last of them as way back', () => {
    expect(docs?.[2]).toMatchObject({
      parents: [
        {label: 'Title of start', href: '/docs/start'},
        {label: 'Title of guide', href: '/docs/guide'},
      ],
      previous: {title: 'Title of guide', permalink: '/docs/guide'},
    });
  });

  test('keeps a way back of its own', () => {
    const previous = {title: 'Start', permalink: '/docs/start'};
    const placed = placeOutsidePages(
      contentOf(doc('start', 'main'), doc('guide', 'main'), {...doc('extra'), previous}),
      table,
    );
    expect(placed.loadedVersions[0]?.docs[2]?.previous).toEqual(previous);
  });

  test('stands in its section', () => {
    const [version] = content.loadedVersions;
    expect(version && outsideSections(version, table)).toEqual([
      {label: 'Extras', items: [{label: 'Title of extra', href: '/docs/extra'}]},
    ]);
  });
});

test('docs of the sidebar stay as they are', () => {
  expect(placeOutsidePages(content, table).loadedVersions[0]?.docs.slice(0, 2)).toEqual(
    content.loadedVersions[0]?.docs.slice(0, 2),
  );
});

describe('the build stops when table and docs disagree', () => {
  test('an id that no doc has, with the one that was meant', () => {
    expect(() => placeOutsidePages(content, {...table, extras: {section: 'Extras', parents: []}})).toThrow(
      'config/outside-pages.ts names the doc "extras", which does not exist. Did you mean "extra"?',
    );
  });

  test('a parent that no doc has', () => {
    expect(() => placeOutsidePages(content, {extra: {section: 'Extras', parents: ['gide']}})).toThrow(
      'Did you mean "guide"?',
    );
  });

  test('a doc in both', () => {
    expect(() =>
      placeOutsidePages(contentOf(doc('start', 'main'), doc('guide', 'main'), doc('extra', 'main')), table),
    ).toThrow('"extra" is in sidebars.ts and in config/outside-pages.ts');
  });

  test('a doc in neither', () => {
    expect(() => placeOutsidePages(contentOf(...(content.loadedVersions[0]?.docs ?? []), doc('lost')), table)).toThrow(
      'The doc "lost" is in no sidebar: nothing leads to it. Add it to sidebars.ts, or to config/outside-pages.ts',
    );
  });
});
