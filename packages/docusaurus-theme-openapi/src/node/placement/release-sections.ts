import type {ChangePlace} from '@developer-docs/openapi';
import {createSlug, makeUnique} from '@developer-docs/utils';
import type {DescribedHistory, DescribedChange} from '../releases/history';
import {toIdPart} from './ids';
import type {SourcePage} from './page-index';

/** The changes of an operation, of a schema, or of what all operations have in common. */
export interface ChangeGroup {
  /** The anchor. */
  readonly id: string;
  readonly place: ChangePlace;
  /** The most important ones first. */
  readonly changes: readonly DescribedChange[];
}

/** The section of a page that contains a release's changes. */
export interface ReleaseSection {
  /** The anchor. */
  readonly id: string;
  /** Absent for what isn't released yet. */
  readonly release?: {readonly version: string; readonly date: string};
  /** The group with the most important change is the first one. */
  readonly groups: readonly ChangeGroup[];
  /** How many descriptions changed. They would hide the other changes, so they aren't in the groups. */
  readonly descriptionCount: number;
}

/**
 * Creates the sections of a document's releases, newest first.
 *
 * @param page - The page with the changes, if any. The IDs of all but the first document begin with the document ID.
 */
export function createReleaseSections(
  {unreleased, releases}: DescribedHistory,
  documentId: string,
  page: SourcePage | undefined,
): ReleaseSection[] {
  const first = page?.elements.find(({name}) => name === 'ApiChanges')?.attributes.document ?? documentId;
  const idPrefix = first === documentId ? '' : `${documentId} `;
  const usedIds = new Set<string>();
  // Docusaurus removes periods from heading IDs.
  const createId = (name: string) => makeUnique(createSlug(`${idPrefix}${name}`), usedIds);
  const createSection = (id: string, changes: readonly DescribedChange[]) => {
    const listed = changes.filter(({kind}) => kind !== 'description-changed');
    return {id, groups: groupByPlace(listed, id), descriptionCount: changes.length - listed.length};
  };
  return [
    ...(unreleased.length === 0 ? [] : [createSection(createId('unreleased'), unreleased)]),
    ...releases.map(({version, date, changes}) => ({
      ...createSection(createId(`release ${version}`), changes),
      release: {version, date},
    })),
  ];
}

/** Groups changes, which are sorted by level. */
function groupByPlace(changes: readonly DescribedChange[], sectionId: string): ChangeGroup[] {
  const usedIds = new Set(changes.map(({id}) => id));
  const groups = new Map<string, ChangeGroup & {readonly changes: DescribedChange[]}>();
  for (const change of changes) {
    const {schema, operation} = change.place;
    const key = JSON.stringify(schema ?? [operation?.kind, operation?.id]);
    const group = groups.get(key);
    if (group !== undefined) {
      group.changes.push(change);
      continue;
    }
    const name = schema === undefined ? (operation?.id ?? 'api') : `schema-${schema}`;
    const id = makeUnique(toIdPart(name), usedIds);
    groups.set(key, {id: `${sectionId}.${id}`, place: change.place, changes: [change]});
  }
  return [...groups.values()];
}
