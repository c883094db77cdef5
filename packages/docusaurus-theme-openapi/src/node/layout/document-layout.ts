import {createHash} from 'node:crypto';
import {listOperations, type ApiDocument, type Operation, type Schema, type Tag} from '@developer-docs/openapi';
import {capitalize, createSlug, makeUnique} from '@developer-docs/utils';
import type {TextKey, Translate} from '../../translations';

/** The part of a document that a page shows: the operations with a tag, the schemas, or a part of either. */
export interface DocumentSection {
  /**
   * Name or slug of the tag, or of the group for operations without one; see {@link otherTag} and
   * {@link createTagSlugs}.
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

/** Operations with the same first tag. */
export interface OperationGroup {
  readonly tag: Tag;
  /** The title of a group without a tag of the document. */
  readonly titleKey?: TextKey;
  readonly operations: readonly Operation[];
}

/** The operations and schemas on a page. */
export interface PageContents {
  readonly groups: readonly OperationGroup[];
  readonly schemas: readonly string[];
}

/** Name of the group for operations without a tag. If the document has a tag with this name, a number is added. */
const otherTag = 'other';

/** If a document without tags has more operations, they're grouped by path. */
const maxUngroupedOperations = 25;

/**
 * Sorts tags so that each one follows its parent. A tag whose parent is missing, or is the tag itself, is treated as
 * one without a parent.
 */
function sortByParent(tags: readonly Tag[]): readonly Tag[] {
  const sorted = new Set<Tag>();
  const add = (tag: Tag) => {
    if (sorted.has(tag)) return;
    sorted.add(tag);
    tags.filter(({parent}) => parent === tag.name).forEach(add);
  };
  tags.filter(({name, parent}) => parent === name || tags.every((other) => other.name !== parent)).forEach(add);
  // Tags that contain each other have no root.
  tags.forEach(add);
  return [...sorted];
}

/** Returns the tags that contain a tag, outermost first. */
export function listParents({tags}: ApiDocument, tag: Tag): Tag[] {
  const parents: Tag[] = [];
  for (let current = tag; ;) {
    const parent = tags.find(({name}) => name === current.parent);
    if (parent === undefined || parent.name === tag.name || parents.includes(parent)) return parents;
    parents.unshift(parent);
    current = parent;
  }
}

/**
 * Groups operations by their first tag, in the order of the tags. Tags of OpenAPI 3.2 that aren't for navigation group
 * operations only if these have no others. Operations without a tag come last.
 */
export function groupByTag(document: ApiDocument): OperationGroup[] {
  const operations = listOperations(document);
  if (operations.length > maxUngroupedOperations && operations.every(({tags}) => tags.length === 0)) {
    return groupByPath(operations);
  }
  const tags = sortByParent(document.tags);
  const navigationTags = new Set(tags.filter(({kind = 'nav'}) => kind === 'nav').map(({name}) => name));
  const findGroup = (operation: Operation) =>
    operation.tags.find((name) => navigationTags.has(name)) ?? operation.tags[0];
  const groups = tags.map((tag) => ({
    tag,
    operations: operations.filter((operation) => findGroup(operation) === tag.name),
  }));
  const untaggedGroup: Tag = {
    name: makeUnique(otherTag, new Set(document.tags.map(({name}) => name))),
    title: '',
  };
  const untaggedOperations = operations.filter(({tags}) => tags.length === 0);
  const titleKey = groups.length === 0 ? 'group.all' : 'group.other';
  return [...groups, {tag: untaggedGroup, titleKey, operations: untaggedOperations} as const].filter(
    (group) => group.operations.length > 0,
  );
}

/** Returns a group's title. A tag can have an empty name. */
export const getGroupTitle = ({tag, titleKey}: OperationGroup, t: Translate): string =>
  titleKey === undefined ? tag.title || tag.name || t('group.other') : t(titleKey);

/**
 * Puts the groups' items into the categories of their tags and the tags' parents. Groups without items are left out.
 *
 * @param createCategory - Creates a category, whose items others are added to.
 * @param hasCategory - Whether a tag has a category, even if it has no children. Default: all have one.
 */
export function nestGroups<Item>(
  document: ApiDocument,
  groups: readonly {readonly group: OperationGroup; readonly items: readonly Item[]}[],
  createCategory: (label: string, items: Item[], tag: Tag) => Item,
  t: Translate,
  hasCategory: (tag: Tag) => boolean = () => true,
): Item[] {
  const root: Item[] = [];
  const categories = new Map<Tag, Item[]>();
  const open = (tag: Tag, label: string, siblings: Item[]) => {
    const items = categories.get(tag) ?? [];
    if (!categories.has(tag)) siblings.push(createCategory(label, items, tag));
    categories.set(tag, items);
    return items;
  };
  for (const {group, items} of groups.filter((entry) => entry.items.length > 0)) {
    const parentItems = listParents(document, group.tag).reduce(
      (siblings, parent) => open(parent, parent.title || parent.name, siblings),
      root,
    );
    const isParent = document.tags.some(({name, parent}) => parent === group.tag.name && name !== parent);
    const target =
      isParent || hasCategory(group.tag) ? open(group.tag, getGroupTitle(group, t), parentItems) : parentItems;
    target.push(...items);
  }
  return root;
}

/** Formats the title of a page that can be one of several parts: "Pets (2 of 3)". */
export const formatPartTitle = (title: string, part: DocumentSection['part'], t: Translate): string =>
  part === undefined ? title : t('group.part', {title, ...part});

/** Groups operations by the first segment of their path that isn't a version or a parameter. */
function groupByPath(operations: readonly Operation[]): OperationGroup[] {
  const groups = new Map<string, Operation[]>();
  for (const operation of operations) {
    const segments = operation.path.split('/').filter((segment) => segment !== '');
    const name =
      operation.kind === 'webhook'
        ? 'webhooks'
        : (segments.find((segment) => !/^(?:v?\d+(?:\.\d+)*|api|rest|\{.*\}.*)$/i.test(segment)) ?? otherTag);
    groups.set(name, [...(groups.get(name) ?? []), operation]);
  }
  return [...groups].map(([name, members]): OperationGroup => {
    const words = name.replaceAll(/[-_]+/g, ' ').trim();
    return {tag: {name, title: capitalize(words)}, operations: members};
  });
}

/**
 * Creates a slug for each group, by its name, so that pages can select the group without containing text of the document.
 * No slug is the name of another group, and none depends on the order of the groups.
 */
export function createTagSlugs(groups: readonly OperationGroup[]): ReadonlyMap<string, string> {
  const names = groups.map(({tag}) => tag.name);
  const toSlug = (name: string) => createSlug(name) || otherTag;
  const usedSlugs = new Set(names);
  const isAmbiguous = (slug: string) => names.filter((name) => name === slug || toSlug(name) === slug).length > 1;
  return new Map(
    names.map((name) => {
      const slug = toSlug(name);
      if (slug === name || !isAmbiguous(slug)) return [name, slug];
      const hash = createHash('sha256').update(name).digest('hex').slice(0, 6);
      return [name, makeUnique(`${slug}-${hash}`, usedSlugs)];
    }),
  );
}

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

/** The section of an operation or schema. */
export interface SectionLocation {
  /** Source file of the page. */
  readonly source: string;
  readonly id: string;
}

/** The page and section of each operation and schema in a document. */
export class DocumentLayout {
  /** Section IDs of operations and webhooks, by operation ID. */
  readonly operationIds: ReadonlyMap<string, string>;
  /** Section IDs of schemas, by schema name. */
  readonly schemaIds: ReadonlyMap<string, string>;
  /** The tags that other pages than the document's describe. */
  readonly sectionTags: readonly Tag[];
  /** The sources of these tags' pages. */
  private readonly sectionTagSources: readonly string[];
  private readonly tagIds: ReadonlyMap<string, string>;
  /** The source files of sections that aren't on the document's page, by section ID. */
  private readonly sources = new Map<string, string>();

  /**
   * @param documentPage - Source file of the document's page, which shows everything that no other page shows.
   * @param sectionPages - The pages with the document's sections.
   * @param operationsWithPage - IDs of operations that the document's page doesn't show because they have their own pages.
   */
  constructor(
    readonly document: ApiDocument,
    readonly documentPage: string | undefined,
    readonly sectionPages: readonly SectionPage[],
    readonly operationsWithPage: ReadonlySet<string> = new Set(),
  ) {
    const usedIds = new Set<string>();
    const createIds = (names: Iterable<string>, prefix: string) =>
      new Map(
        [...names].map((name) => [name, makeUnique(prefix + name.replaceAll(/[^\p{L}\p{M}\p{N}_-]+/gu, '-'), usedIds)]),
      );
    this.operationIds = createIds(
      listOperations(document).map(({id}) => id),
      '',
    );
    this.schemaIds = createIds(document.schemas.keys(), 'schema-');
    const sections = sectionPages.map(({source, section}) => ({source, ...selectSection(document, section)}));
    this.sectionTags = sections.flatMap(({groups}) => groups.map(({tag}) => tag));
    this.sectionTagSources = sections.flatMap(({source, groups}) => groups.map(() => source));
    const usedTagIds = new Set<string>();
    this.tagIds = new Map(
      document.tags.map(({name}, index) => [
        name,
        makeUnique(`group-${createSlug(name) || String(index)}`, usedTagIds),
      ]),
    );
    for (const {source, groups, schemas} of sections) {
      for (const {id} of groups.flatMap(({operations}) => operations)) {
        this.sources.set(this.operationIds.get(id) ?? '', source);
      }
      for (const name of schemas) this.sources.set(this.schemaIds.get(name) ?? '', source);
    }
  }

  /** The IDs of all operations and schemas, which headings in descriptions leave free. */
  get sectionIds(): Set<string> {
    return new Set([...this.operationIds.values(), ...this.schemaIds.values()]);
  }

  /** Whether other pages show the operations, so that the document's page is an index. */
  get isSplit(): boolean {
    return this.sectionPages.length + this.operationsWithPage.size > 0;
  }

  /** The content that only the document's page shows. */
  get remainder(): PageContents {
    const isOnOtherPage = (id: string | undefined) => this.sources.has(id ?? '');
    return {
      groups: groupByTag(this.document)
        .map((group) => ({
          ...group,
          operations: group.operations.filter(
            ({id}) => !isOnOtherPage(this.operationIds.get(id)) && !this.operationsWithPage.has(id),
          ),
        }))
        .filter((group) => group.operations.length > 0),
      schemas: [...this.document.schemas.keys()].filter((name) => !isOnOtherPage(this.schemaIds.get(name))),
    };
  }

  /** Returns an operation's section; `undefined` if it has its own page, or none. */
  locateOperation(operationId: string): SectionLocation | undefined {
    return this.operationsWithPage.has(operationId) ? undefined : this.locate(this.operationIds.get(operationId));
  }

  locateSchema(name: string): SectionLocation | undefined {
    return this.locate(this.schemaIds.get(name));
  }

  /** The tags that contain no operations, not even in other tags: guides. */
  get guides(): readonly Tag[] {
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
    const index = this.sectionTags.indexOf(tag);
    const source = this.sectionTagSources[index];
    if (source !== undefined) return {source, id: ''};
    if (this.documentPage === undefined) return undefined;
    const groups = this.isSplit ? groupByTag(this.document) : this.remainder.groups;
    const hasId =
      this.guides.includes(tag) || (groups.some((group) => group.tag === tag) && (this.isSplit || groups.length > 1));
    return {source: this.documentPage, id: hasId ? this.getTagId(tag) : 'operations'};
  }

  private locate(id: string | undefined): SectionLocation | undefined {
    const source = id === undefined ? undefined : (this.sources.get(id) ?? this.documentPage);
    return source === undefined || id === undefined ? undefined : {source, id};
  }
}
