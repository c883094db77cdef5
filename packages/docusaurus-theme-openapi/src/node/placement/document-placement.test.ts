import {createSlugger} from '@docusaurus/utils';
import {describe, expect, test} from 'vitest';
import {createDocument} from '../../fixtures/test-document';
import {renderNodes} from '../../fixtures/test-pages';
import {DocumentPlacement, selectSection} from './document-placement';
import {createTagSlugs, groupByTag} from './operation-groups';

const selectIds = (tag: string, operations: Readonly<Record<string, string>>) =>
  selectSection(createDocument('shop', operations).model, {tag}).groups.flatMap((group) =>
    group.operations.map(({id}) => id),
  );

describe('tags', () => {
  test('are selected by name or slug', () => {
    const operations = {a: 'Ship & Cargo {{x}}', b: 'Crew'};
    expect(selectIds('Ship & Cargo {{x}}', operations)).toEqual(['a']);
    expect(selectIds('ship-cargo-x', operations)).toEqual(['a']);
    expect(selectIds('crew', operations)).toEqual(['b']);
    expect(selectIds('constructor', operations)).toEqual([]);
  });

  test('have unique slugs', () => {
    const operations = {a: 'A B', b: 'a-b', c: 'a b', d: '<>', e: 'other'};
    const slugs = createTagSlugs(groupByTag(createDocument('shop', operations).model));
    const expected = {'A B': 'a-b-2', 'a-b': 'a-b', 'a b': 'a-b-3', '<>': 'other-2', other: 'other'};
    expect(Object.fromEntries(slugs)).toEqual(expected);
  });
});

test('a page with show="index" links to the pages of operations, and shows operations without a page', () => {
  const [index] = renderNodes([createDocument('shop', {listShips: 'Ships', scrapShip: 'Ships'})], {
    'docs/index.mdx': '<ApiDocument id="shop" show="index" title />',
    'docs/list.mdx': '<Operation id="listShips" title />',
  });
  const html = JSON.stringify(index);
  expect(html).toContain('href=\\"/docs/list\\"');
  expect(html).not.toContain('"listShips"');
  expect(html).toContain('href=\\"#scrapShip\\"');
  expect(html).toContain('"id":"scrapShip"');
});

test('the title of a page of a tag is the title of the tag', () => {
  const rest = {tags: [{name: 'Ship & Cargo', 'x-displayName': 'Ships & cargo'}]};
  const nodes = renderNodes([createDocument('shop', {a: 'Ship & Cargo'}, rest)], {
    'docs/ships.mdx': '<ApiDocument id="shop" tag="ship-cargo" title />',
  });
  expect(JSON.stringify(nodes)).toContain('"title","value":"Ships & cargo"');
});

test('the IDs of sections are those that Docusaurus gives their headings', () => {
  const {model} = createDocument('shop', {'get.area/m²': 'Areas', größe: 'Areas'});
  const ids = [...new DocumentPlacement(model, '', []).operationIds.values()];
  expect(ids).toEqual(['get-area-m-', 'größe']);
  expect(ids.map((id) => createSlugger().slug(id, {maintainCase: true}))).toEqual(ids);
});
