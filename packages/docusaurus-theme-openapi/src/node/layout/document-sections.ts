import type {ApiDocument, Schema} from '@developer-docs/openapi';
import type {Translate} from '../../translations';
import {createTagSlugs, groupByTag, type OperationGroup} from './operation-groups';

/** The part of a document that a page shows: the operations with a tag, the schemas, or a part of either. */
export interface DocumentSection {
  /**
   * Name or slug of the tag, or of the group for operations without one; see {@link createTagSlugs}.
   */
  readonly tag?: string;
  readonly show?: 'schemas';
  /** One of several parts of about the same length, counted from 1. */
  readonly part?: {readonly number: number; readonly count: number};
}

/** A page with a section of a document. */
export interface SectionPage {
  /** Source file, such as `@site/docs/pets.mdx`. */
  readonly source: string;
  readonly section: DocumentSection;
}

/** The operations and schemas on a page. */
export interface PageContents {
  readonly groups: readonly OperationGroup[];
  readonly schemas: readonly string[];
}

/** Formats the title of a page that can be one of several parts: "Pets (2 of 3)". */
export const formatPartTitle = (title: string, part: DocumentSection['part'], t: Translate): string =>
  part === undefined ? title : t('group.part', {title, ...part});

/**
 * Selects one of several parts of a list. The parts have about the same length, and each has at least one item.
 *
 * @param measure - Returns an item's length. Default: 1.
 */
function selectPart<Item>(
  items: readonly Item[],
  part: DocumentSection['part'],
  measure: (item: Item) => number = () => 1,
): readonly Item[] {
  if (part === undefined) return items;
  const lengths = items.map(measure);
  let start = 0;
  for (let number = 1; ; number += 1) {
    const otherParts = part.count - number;
    const target = sum(lengths.slice(start)) / (otherParts + 1);
    let end = start + 1;
    // An item belongs to the part that contains its middle.
    for (let length = lengths[start] ?? 0; end < items.length - otherParts; end += 1) {
      const next = lengths[end] ?? 0;
      if (length + next / 2 > target) break;
      length += next;
    }
    if (number === part.number) return items.slice(start, end);
    start = end;
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Counts the properties and values that the section of a schema shows. Named schemas in it are links. */
function countEntries({ref, enumValues, properties, items, prefixItems, alternatives}: Schema): number {
  if (ref !== undefined) return 1;
  const children = [
    ...properties.map(({schema}) => schema),
    ...(items === undefined ? [] : [items]),
    ...prefixItems,
    ...alternatives.flatMap(({variants}) => variants.map(({schema}) => schema)),
  ];
  return 1 + enumValues.length + sum(children.map(countEntries));
}

/** Selects the part of a document that a page shows. */
export function selectSection(document: ApiDocument, {tag, show, part}: DocumentSection): PageContents {
  if (show === 'schemas') {
    const schemas = selectPart([...document.schemas], part, ([, schema]) => countEntries(schema));
    return {groups: [], schemas: schemas.map(([name]) => name)};
  }
  const groups = groupByTag(document);
  const slugs = createTagSlugs(groups);
  const selectedGroups = groups.filter(({tag: {name}}) => name === tag || slugs.get(name) === tag);
  return {
    groups: selectedGroups.map((group) => ({...group, operations: selectPart(group.operations, part)})),
    schemas: [],
  };
}
