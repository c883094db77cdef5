import {MissingFileError, type SiteFiles} from './site-files.js';

/** The documents that have releases: `openapi/changes/index.json`, which docusaurus-theme-openapi publishes. */
interface ChangeList {
  readonly documents: readonly {readonly file: string}[];
}

/** A document's changes: `openapi/changes/petstore.json`. */
interface ChangeHistory {
  readonly title: string;
  /** What changed since the newest release. */
  readonly unreleased: readonly PublishedChange[];
  /** Newest first. */
  readonly releases: readonly {
    readonly version: string;
    readonly date: string;
    readonly changes: readonly PublishedChange[];
  }[];
}

interface PublishedChange {
  readonly level: string;
  readonly sentence: string;
  /** The IDs of the operations that the change affects. Changes that apply to all operations list none. */
  readonly operations: readonly string[];
  readonly place: {readonly operation?: {readonly method: string; readonly path: string}};
}

/** Selects changes. By default, all are. */
export interface ChangeFilter {
  /** A version or a date: only later releases. */
  readonly since?: string;
  /** The ID of an operation, or its method and path. */
  readonly operation?: string;
  readonly breaking?: boolean;
}

/**
 * Lists the changes of a site's API documents as Markdown, newest first.
 *
 * @throws Error if the site has no changes, or no such release.
 */
export async function listChanges(files: SiteFiles, filter: ChangeFilter): Promise<string> {
  const read = async (file: string): Promise<unknown> => JSON.parse(await files.read(file));
  const {documents} = (await read('openapi/changes/index.json').catch((error: unknown) => {
    throw error instanceof MissingFileError
      ? new Error('The site lists no changes of an API: none of its OpenAPI documents has a release.')
      : error;
  })) as ChangeList;
  const histories = await Promise.all(documents.map(async ({file}) => (await read(file)) as ChangeHistory));
  const date = filter.since === undefined ? '' : findDate(histories, filter.since);
  const sections = histories.flatMap((history) => listSections(history, date, filter));
  return sections.length > 0 ? sections.join('\n\n') : 'Nothing changed.';
}

/** Lists the sections of a document's releases after the version in the filter, or after a date. */
function listSections({title, unreleased, releases}: ChangeHistory, date: string, filter: ChangeFilter): string[] {
  // Newest first. Several can have the same date.
  const index = releases.findIndex(({version}) => version === filter.since);
  const later = index === -1 ? releases.filter((release) => release.date > date) : releases.slice(0, index);
  return [
    {heading: `${title}, not released yet`, changes: unreleased},
    ...later.map((release) => ({
      heading: `${title} ${release.version} (${release.date})`,
      changes: release.changes,
    })),
  ].flatMap(({heading, changes}) => {
    const lines = changes.filter((change) => isSelected(change, filter)).map(formatChange);
    return lines.length === 0 ? [] : [`## ${heading}\n\n${lines.join('\n')}`];
  });
}

/** Returns a date, or the date of a version that one of the documents has. */
function findDate(histories: readonly ChangeHistory[], since: string): string {
  const releases = histories.flatMap((history) => history.releases);
  const release = releases.find(({version}) => version === since);
  if (release !== undefined) return release.date;
  if (/^\d{4}-\d{2}-\d{2}/.test(since)) return since.slice(0, 10);
  const versions = [...new Set(releases.map(({version}) => version))].join(', ');
  throw new Error(`There's no release "${since}". Pass a date, such as 2026-12-01, or one of: ${versions}.`);
}

const formatUrl = ({method, path}: NonNullable<PublishedChange['place']['operation']>) =>
  `${method.toUpperCase()} ${path}`;

function isSelected({level, operations, place}: PublishedChange, {operation, breaking = false}: ChangeFilter): boolean {
  if (breaking && level !== 'breaking') return false;
  if (operation === undefined) return true;
  const isGeneral = operations.length === 0;
  return isGeneral || operations.includes(operation) || (place.operation && formatUrl(place.operation)) === operation;
}

function formatChange({level, sentence, operations, place}: PublishedChange): string {
  const owner = place.operation === undefined ? operations.join(', ') : formatUrl(place.operation);
  return `- ${level}: ${owner === '' ? '' : `${owner}: `}${sentence}`;
}
