import {decodeHeadings, decodeText, RecordsFileError, type DecodedHeadings} from '../../../packages/search-engine/src';
import type {DocSearchRecord} from '../records';
import {headingsFile, textFile} from './file-names';

/** Fetches a file below the base URL as text; rejects when the server does not answer with it. */
export type FetchText = (name: string, cache: RequestCache) => Promise<string>;

/** What the texts of an index turned out to be. */
export interface ReadTexts {
  /** The headings that the texts belong to, when they are newer than those that were asked with. */
  readonly newer: DecodedHeadings | undefined;
  readonly records: DocSearchRecord[];
}

/**
 * Reads the headings of the embedded index.
 *
 * @throws RecordsFileError, or what `fetchText` rejects with.
 */
export async function readHeadings(fetchText: FetchText): Promise<DecodedHeadings> {
  try {
    return decodeHeadings(await fetchText(headingsFile, 'no-cache'));
  } catch (error) {
    if (!(error instanceof RecordsFileError)) throw error;
    // A cache on the way may hold half a file.
    return decodeHeadings(await fetchText(headingsFile, 'reload'));
  }
}

/**
 * Reads the texts of the embedded index. When they are missing or do not fit, the site may have been built anew meanwhile:
 * then the new headings are read, and their texts.
 *
 * @param headings - The headings that the texts are wanted for.
 * @throws RecordsFileError, or what `fetchText` rejects with, when the second try fails too.
 */
export async function readTexts(headings: DecodedHeadings, fetchText: FetchText): Promise<ReadTexts> {
  try {
    return {newer: undefined, records: await readAll(headings, fetchText, 'default')};
  } catch {
    const current = decodeHeadings(await fetchText(headingsFile, 'reload'));
    const records = await readAll(current, fetchText, 'reload');
    return {newer: current.build === headings.build ? undefined : current, records};
  }
}

async function readAll(
  headings: DecodedHeadings,
  fetchText: FetchText,
  cache: RequestCache,
): Promise<DocSearchRecord[]> {
  const parts = await Promise.all(
    Array.from({length: headings.parts}, async (_, part) =>
      decodeText(await fetchText(textFile(part, headings.build), cache), part, headings),
    ),
  );
  return parts.flat();
}
