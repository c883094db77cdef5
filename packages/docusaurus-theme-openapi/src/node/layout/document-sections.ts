import type {ApiDocument} from '@developer-docs/openapi';
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
export interface SectionContents {
  readonly groups: readonly OperationGroup[];
  readonly schemas: readonly string[];
}

/** Measures operations or schemas by the length of their JSON, on which the length of a page depends. */
export const measureLength = (items: readonly object[]): number =>
  items.reduce((total, item) => total + JSON.stringify(item).length, 0);

/**
 * Selects one of several parts of a list, which have about the same length. An item belongs to the part that contains
 * its middle.
 */
function selectPart<Item>(
  items: readonly Item[],
  part: DocumentSection['part'],
  getContent: (item: Item) => object,
): readonly Item[] {
  if (part === undefined) return items;
  const total = measureLength(items.map(getContent));
  let start = 0;
  return items.filter((item) => {
    const length = measureLength([getContent(item)]);
    const middle = start + length / 2;
    start += length;
    return Math.ceil((middle / total) * part.count) === part.number;
  });
}

/** Selects the part of a document that a page shows. */
export function selectSection(document: ApiDocument, {tag, show, part}: DocumentSection): SectionContents {
  if (show === 'schemas') {
    const schemas = selectPart([...document.schemas], part, ([, schema]) => schema);
    return {groups: [], schemas: schemas.map(([name]) => name)};
  }
  const groups = groupByTag(document);
  const slugs = createTagSlugs(groups);
  const hasName = groups.some((group) => group.tag.name === tag);
  const selectedGroups = groups.filter(({tag: {name}}) => (hasName ? name : slugs.get(name)) === tag);
  return {
    groups: selectedGroups.map((group) => ({
      ...group,
      operations: selectPart(group.operations, part, (operation) => operation),
    })),
    schemas: [],
  };
}
