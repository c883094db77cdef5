import {listOperations, type ApiDocument, type Operation, type Tag} from '@developer-docs/openapi';
import {createSlug, getOrCreate, makeUnique} from '@developer-docs/utils';
import type {TextKey, Translate} from '../texts/translations';

/** Operations with the same first tag. */
export interface OperationGroup {
  readonly tag: Tag;
  /** The title of a group without a tag of the document. */
  readonly titleKey?: TextKey;
  readonly operations: readonly Operation[];
}

/** Name of the group for operations without a tag. If the document has a tag with this name, a number is added. */
const otherTag = 'other';

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
 *
 * @param operations - Default: all operations and webhooks.
 */
export function groupByTag(
  document: ApiDocument,
  operations: readonly Operation[] = listOperations(document),
): OperationGroup[] {
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
  const untaggedOperations = operations.filter((operation) => operation.tags.length === 0);
  const titleKey = groups.length === 0 ? 'group.all' : 'group.other';
  return [...groups, {tag: untaggedGroup, titleKey, operations: untaggedOperations} as const].filter(
    (group) => group.operations.length > 0,
  );
}

/** Returns a tag's title. A tag can have an empty name. */
export const getTagTitle = ({title, name}: Tag): string => title || name;

/** Returns a group's title. */
export const getGroupTitle = ({tag, titleKey}: OperationGroup, t: Translate): string =>
  titleKey === undefined ? getTagTitle(tag) || t('group.other') : t(titleKey);

/** A tag that contains operations, or other tags that do. */
export interface GroupNode {
  readonly tag: Tag;
  readonly label: string;
  readonly operations: readonly Operation[];
  readonly children: readonly GroupNode[];
}

/** Puts groups into their tags' parents. */
export function nestGroups(document: ApiDocument, groups: readonly OperationGroup[], t: Translate): GroupNode[] {
  const roots: GroupNode[] = [];
  const nodes = new Map<Tag, GroupNode & {readonly children: GroupNode[]}>();
  const addNode = (tag: Tag, siblings: GroupNode[]) =>
    getOrCreate(nodes, tag, () => {
      const group = groups.find((candidate) => candidate.tag === tag);
      const label = group === undefined ? getTagTitle(tag) : getGroupTitle(group, t);
      const node = {tag, label, operations: group?.operations ?? [], children: []};
      siblings.push(node);
      return node;
    });
  for (const {tag} of groups) {
    let siblings = roots;
    for (const parent of listParents(document, tag)) siblings = addNode(parent, siblings).children;
    addNode(tag, siblings);
  }
  return roots;
}

/**
 * Creates a slug for each group, by its name, so that pages can select the group without containing text of the
 * document. No slug is the name of another group.
 */
export function createTagSlugs(groups: readonly OperationGroup[]): ReadonlyMap<string, string> {
  const usedSlugs = new Set(groups.map(({tag: {name}}) => name));
  return new Map(
    groups.map(({tag: {name}}) => {
      const slug = createSlug(name) || otherTag;
      return [name, slug === name ? slug : makeUnique(slug, usedSlugs)];
    }),
  );
}
