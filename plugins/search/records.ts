/**
 * The search record: the shape that DocSearch's hosted index uses, so that one set of records feeds the embedded
 * engine and the hosted service. One record stands for one heading, one entry (a field, an error code, an option…)
 * or one piece of text below a heading; it repeats the headings above it.
 */

/** `lvl0` is the section of the sidebar, `lvl1` the page, `lvl2` to `lvl6` its headings; `content` is text below one of them. */
export type RecordType = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';

/** The kinds of generated entries: the values of `data-record` in the built pages. `code` is an error code. */
export const entryKinds = [
  'operation',
  'parameter',
  'header',
  'field',
  'value',
  'code',
  'option',
  'function',
  'event',
  'schema',
] as const;

export type EntryKind = (typeof entryKinds)[number];

/** What the record stands for. `text` and `sample` (a code block) are `content`; everything else is a heading or an entry. */
export type RecordKind = 'page' | 'heading' | 'text' | 'sample' | EntryKind;

export const recordKinds: readonly RecordKind[] = ['page', 'heading', 'text', 'sample', ...entryKinds];

export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type Level = (typeof levels)[number];

/** The headings that lead to the record, plain text without markup; `null` below the record's own level. */
export type Hierarchy = Record<Level, string | null>;

/** The figures by which the hosted index orders what its text criteria leave equal. */
export interface RecordWeight {
  /** Importance of the page: 0 as a rule, higher goes first, lower goes last. The engine reads −10 to 10, 2 % of the score each. */
  pageRank: number;
  /** 100 − 10 × N for `lvlN`, 0 for `content`. */
  level: number;
  /** Order of the record on its page, from 0. */
  position: number;
}

export interface DocSearchRecord {
  /** Unique among all records and the same from build to build. */
  objectID: string;
  /** Address with its anchor, as a link on the site takes it. */
  url: string;
  url_without_anchor: string;
  /** Id of the element that the record opens at; empty at the top of the page. */
  anchor: string;
  type: RecordType;
  kind?: RecordKind;
  /** The identifier of an entry where the heading says more than it: `getDesignVariants`, `rate_limited`, `X-Request-Id`. */
  name?: string;
  hierarchy: Hierarchy;
  /** Plain text; white space in samples stays. `null` for a record that is only a heading. */
  content: string | null;
  language: string;
  docusaurus_tag: string;
  weight: RecordWeight;
}

/** The number of a record's level: 0 to 6; for `content` the level of the deepest heading above it. */
export function levelOf(record: Pick<DocSearchRecord, 'type' | 'hierarchy'>): number {
  if (record.type !== 'content') return Number(record.type.slice(3));
  for (let level = 6; level > 0; level--) {
    if (record.hierarchy[`lvl${level}` as Level]) return level;
  }
  return 0;
}
