import {listOperations, type ApiDocument, type Tag} from '@developer-docs/openapi';
import {createSlug, makeUnique} from '@developer-docs/utils';
import {toIdPart} from './ids';
import {createTagSlugs, groupByTag, listParents, type OperationGroup} from './operation-groups';

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
export interface SectionItems {
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
export function selectSection(document: ApiDocument, {tag, show, part}: DocumentSection): SectionItems {
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

/** The section of an operation or schema. */
export interface SectionLocation {
  /** Source file of the page. */
  readonly source: string;
  readonly id: string;
}

/** The page and section of each operation and schema in a document. */
export class DocumentPlacement {
  /** Section IDs of operations and webhooks, by operation ID. */
  readonly operationIds: ReadonlyMap<string, string>;
  /** Section IDs of schemas, by schema name. */
  readonly schemaIds: ReadonlyMap<string, string>;
  /** The tags that other pages than the document's describe, with the sources of these pages. */
  readonly sectionTags: ReadonlyMap<Tag, string>;
  /** Whether other pages show the operations, so that the document's page is an index. */
  readonly isSplit: boolean;
  private readonly tagIds: ReadonlyMap<string, string>;
  /** The source files of the operations that aren't on the document's page, by operation ID. */
  private readonly operationSources = new Map<string, string>();
  /** The source files of the schemas that aren't on the document's page, by schema name. */
  private readonly schemaSources = new Map<string, string>();

  /**
   * @param documentPage - Source file of the document's page, which shows everything that no other page shows.
   * @param sectionPages - The pages with the document's sections.
   * @param operationsWithPage - IDs of operations that the document's page doesn't show because they have their own
   *   pages.
   */
  constructor(
    readonly document: ApiDocument,
    readonly documentPage: string | undefined,
    readonly sectionPages: readonly SectionPage[],
    readonly operationsWithPage: ReadonlySet<string> = new Set(),
  ) {
    const usedIds = new Set<string>();
    const createIds = (names: Iterable<string>, prefix: string) =>
      new Map([...names].map((name) => [name, makeUnique(prefix + toIdPart(name), usedIds)]));
    this.operationIds = createIds(
      listOperations(document).map(({id}) => id),
      '',
    );
    this.schemaIds = createIds(document.schemas.keys(), 'schema-');
    // The first page with a section overrides the others.
    const sections = sectionPages.map(({source, section}) => ({source, ...selectSection(document, section)})).reverse();
    this.sectionTags = new Map(sections.flatMap(({source, groups}) => groups.map(({tag}) => [tag, source])));
    this.isSplit = sectionPages.length + operationsWithPage.size > 0;
    const usedTagIds = new Set<string>();
    this.tagIds = new Map(
      document.tags.map(({name}, index) => [
        name,
        makeUnique(`group-${createSlug(name) || String(index)}`, usedTagIds),
      ]),
    );
    for (const {source, groups, schemas} of sections) {
      for (const {id} of groups.flatMap(({operations}) => operations)) this.operationSources.set(id, source);
      for (const name of schemas) this.schemaSources.set(name, source);
    }
  }

  /** Returns a set of the IDs of all operations and schemas, which headings in descriptions leave free. */
  listSectionIds(): Set<string> {
    return new Set([...this.operationIds.values(), ...this.schemaIds.values()]);
  }

  /** Selects the content that only the document's page shows. */
  selectRemainder(): SectionItems {
    const operations = listOperations(this.document).filter(
      ({id}) => !this.operationSources.has(id) && !this.operationsWithPage.has(id),
    );
    return {
      groups: groupByTag(this.document, operations),
      schemas: [...this.document.schemas.keys()].filter((name) => !this.schemaSources.has(name)),
    };
  }

  /** Returns an operation's section; `undefined` if it has its own page, or none. */
  locateOperation(operationId: string): SectionLocation | undefined {
    if (this.operationsWithPage.has(operationId)) return undefined;
    return this.locate(this.operationIds.get(operationId), this.operationSources.get(operationId));
  }

  locateSchema(name: string): SectionLocation | undefined {
    return this.locate(this.schemaIds.get(name), this.schemaSources.get(name));
  }

  /** Lists the tags that contain no operations, not even in other tags: guides. */
  listGuides(): readonly Tag[] {
    const used = new Set(groupByTag(this.document).flatMap(({tag}) => [tag, ...listParents(this.document, tag)]));
    return this.document.tags.filter(
      (tag) => !used.has(tag) && (tag.description !== undefined || tag.externalDocs !== undefined),
    );
  }

  /** Returns the ID of a group of operations, or of a guide, on the document's page. */
  getTagId({name}: Tag): string {
    return this.tagIds.get(name) ?? `group-${createSlug(name)}`;
  }

  /** Returns where the operations of a tag are. A separate page has no ID. */
  locateTag(name: string): SectionLocation | undefined {
    const tag = this.document.tags.find((other) => other.name === name);
    if (tag === undefined) return undefined;
    const source = this.sectionTags.get(tag);
    if (source !== undefined) return {source, id: ''};
    if (this.documentPage === undefined) return undefined;
    const groups = this.isSplit ? groupByTag(this.document) : this.selectRemainder().groups;
    const hasHeading = groups.some((group) => group.tag === tag) && (this.isSplit || groups.length > 1);
    const hasId = hasHeading || this.listGuides().includes(tag);
    return {source: this.documentPage, id: hasId ? this.getTagId(tag) : 'operations'};
  }

  private locate(id: string | undefined, source = this.documentPage): SectionLocation | undefined {
    return id === undefined || source === undefined ? undefined : {source, id};
  }
}
