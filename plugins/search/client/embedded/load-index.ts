import {
  IndexFileError,
  parseHeadings,
  parseTexts,
  type DocSearchRecord,
  type HeadingsIndex,
} from '@developer-docs/search-engine';
import {headingsFile, getTextsFile} from '../../index-file-names';

/** Fetches a file, relative to the base URL, as text. Rejects if the server doesn't return it. */
export type FetchText = (name: string, cache: RequestCache) => Promise<string>;

/** The texts of an index. */
export interface LoadedTexts {
  readonly records: DocSearchRecord[];
  /** The headings that the texts belong to, if the site has been rebuilt since the given ones were loaded. */
  readonly newHeadings: HeadingsIndex | undefined;
}

/**
 * Loads the headings of the embedded index.
 *
 * @throws IndexFileError, or what `fetchText` rejects with.
 */
export async function loadHeadings(fetchText: FetchText): Promise<HeadingsIndex> {
  try {
    return parseHeadings(await fetchText(headingsFile, 'no-cache'));
  } catch (error) {
    if (!(error instanceof IndexFileError)) throw error;
    // A cache may contain an incomplete file.
    return parseHeadings(await fetchText(headingsFile, 'reload'));
  }
}

/**
 * Loads the texts of the embedded index. If they are missing, damaged, or from another build, the site may have been rebuilt, so
 * the headings are loaded again, with their texts.
 *
 * @throws IndexFileError, or what `fetchText` rejects with, if the second attempt fails too.
 */
export async function loadTexts(headings: HeadingsIndex, fetchText: FetchText): Promise<LoadedTexts> {
  const load = async (index: HeadingsIndex, cache: RequestCache) =>
    parseTexts(await fetchText(getTextsFile(index.build), cache), index);
  try {
    return {records: await load(headings, 'default'), newHeadings: undefined};
  } catch {
    const current = parseHeadings(await fetchText(headingsFile, 'reload'));
    const records = await load(current, 'reload');
    return {records, newHeadings: current.build === headings.build ? undefined : current};
  }
}
