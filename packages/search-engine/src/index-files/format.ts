import type {SynonymRule} from '../query/synonyms.js';

/*
 * The index consists of JSON files: the headings, which are small and load first, and the text of all pages in parts,
 * which can be searched as they arrive. The headings contain a build ID, which is part of the names of the parts.
 */

/**
 * The path of the headings file, relative to the base URL of the site.
 *
 * The name is fixed, so that the browser can request the file without a lookup and revalidates it each time. The file
 * isn't in `assets/`, where hosts cache files forever, nor in a `search/` folder, which would conflict with the page of
 * that name.
 */
export const headingsFile = 'search-index.json';

/**
 * Returns the path of a file with the text of pages, relative to the base URL of the site. The file can be cached
 * forever, because its name changes with every build of the index.
 *
 * @param part - Zero-based number of the file.
 */
export const getRecordsFile = (build: string, part: number): string => `assets/search/records.${build}.${part}.json`;

/**
 * The version of the format of index files. It changes when files that were written by an earlier version of this
 * package can't be read anymore.
 */
export const indexFormatVersion = 6;

export interface HeadingsFile {
  readonly version: number;
  readonly build: string;
  /** BCP 47 tag of the records' language, which the name of their locale doesn't have to be. */
  readonly language: string;
  readonly synonyms: readonly SynonymRule[];
  readonly versions: readonly IndexedVersion[];
  readonly partCount: number;
  readonly pages: readonly PageRows[];
}

/** A version of the docs that the index contains. */
export interface IndexedVersion {
  /** The value of the facet `docusaurus_tag`. */
  readonly tag: string;
  /** Its name in Docusaurus: `current` for the docs that are being written. */
  readonly name: string;
  readonly label: string;
  /** Whether readers see it by default. */
  readonly isLast: boolean;
}

/** The rows of consecutive pages. `null` is the next row of the page in the headings file. */
export interface PartFile {
  readonly firstPage: number;
  readonly pages: readonly (readonly (Row | null)[])[];
}

/** The properties that a page's records share, and one row for each record, in reading order. */
export interface PageRows {
  readonly url: string;
  /** The sidebar section (`lvl0`). */
  readonly section: string | null;
  readonly language: string;
  readonly tag: string;
  readonly rows: readonly Row[];
}

/**
 * A record without the properties that can be derived from its page and the rows above. The file omits undefined
 * properties.
 */
export interface Row {
  readonly level: number;
  /** Defaults to `heading` for headings and `text` for text. */
  readonly kind?: string;
  /** Defaults to `name`. A text row has neither of these, and belongs to the last heading or entry at its level. */
  readonly heading?: string;
  /** Defaults to the top of the page. Text has that of its heading or entry. */
  readonly anchor?: string;
  readonly name?: string;
  readonly detail?: string;
  readonly pageCount?: number;
  readonly keywords?: readonly string[];
  readonly content?: string;
}
