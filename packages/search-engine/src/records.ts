/**
 * Search records use the schema of DocSearch's hosted index, so the embedded engine and the hosted service share them.
 * A record represents a heading, a reference entry (such as a field, an error code, or an option), or a piece of text
 * below a heading. It repeats the headings above it.
 */

/**
 * `lvl0` is the sidebar section, `lvl1` is the page title, `lvl2` to `lvl6` are headings, and `content` is text below
 * them.
 */
export type RecordType = Level | 'content';

const headingKinds = new Set(['page', 'heading']);
/** The kinds of records of type `content`. */
const textKinds = new Set(['text', 'sample', 'link', 'phrases']);

/** Returns whether a kind is the kind of a reference entry. */
export const isEntryKind = (kind: string | undefined): kind is string =>
  kind !== undefined && kind !== '' && !headingKinds.has(kind) && !textKinds.has(kind);

/**
 * The categories that readers filter by: explanations; operations of an API; other reference entries, such as fields
 * and errors; and the options, functions, and events of a library.
 */
export const resultCategories = ['guide', 'endpoint', 'reference', 'sdk'] as const;

export type ResultCategory = (typeof resultCategories)[number];

export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type Level = (typeof levels)[number];

/** The headings above the record and its own heading, as plain text; `null` for levels that aren't set. */
export type Hierarchy = Readonly<Record<Level, string | null>>;

/** The hierarchy of a page without a section. */
export const emptyHierarchy: Hierarchy = {
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

/** Returns a hierarchy in which a heading replaces those at its level and below. */
export function addHeading(hierarchy: Hierarchy, level: number, heading: string): Hierarchy {
  const changed = levels
    .slice(level)
    .map((name, index): [Level, string | null] => [name, index === 0 ? heading : null]);
  return {...hierarchy, ...Object.fromEntries(changed)};
}

/** How the hosted index breaks ties between records with equal text relevance. */
export interface RecordWeight {
  /** 100 − 10 × N for `lvlN`, 0 for `content`. */
  readonly level: number;
  /** Zero-based position of the record on its page. */
  readonly position: number;
}

/** The `docusaurus_tag` of pages that don't belong to a docs version, as Docusaurus names it. */
export const defaultTag = 'default';

export interface DocSearchRecord {
  /** Unique among all records and stable between builds. */
  readonly objectID: string;
  /** Root-relative URL with the fragment. */
  readonly url: string;
  readonly url_without_anchor: string;
  /** ID of the element to scroll to; empty for the top of the page. */
  readonly anchor: string;
  readonly type: RecordType;
  /**
   * The kind of content that the record represents. `text`, `sample` (a code block), `link` (the text around a link
   * from another section), and `phrases` (which readers type to find the section, one per line) are of type `content`.
   * Links and phrases are never displayed. `page` and `heading` are headings, and every other kind is a reference
   * entry, such as `parameter`, `field`, or `code` (an error code). The engine treats `operation` differently: most of
   * the text of pages with operations is generated.
   */
  readonly kind?: string;
  /** The category of the record's section, by which readers can filter results. */
  readonly category?: ResultCategory;
  /**
   * The identifier of an entry whose heading contains more than the identifier, such as `getDesignVariants` or
   * `rate_limited`.
   */
  readonly name?: string;
  /** The method and path of an operation, or the type of a field, which is displayed next to its name. */
  readonly detail?: string;
  /** The number of pages with this entry, if the record represents the entry on all of these pages. */
  readonly pageCount?: number;
  /** Keywords from the page's front matter. Only the page's own record has them. */
  readonly keywords?: readonly string[];
  readonly hierarchy: Hierarchy;
  /** Plain text; code samples keep their whitespace. `null` for headings without their own text. */
  readonly content: string | null;
  readonly language: string;
  readonly docusaurus_tag: string;
  readonly weight: RecordWeight;
}

/**
 * Returns a section's category.
 *
 * @param kind - The kind of its heading or entry.
 * @param operationCount - The number of operations on its page. A page with one documents it; a page with several is a
 *   reference.
 */
function getCategory(kind: string, operationCount: number): ResultCategory {
  if (kind === 'operation') return 'endpoint';
  if (kind === 'option' || kind === 'function' || kind === 'event') return 'sdk';
  if (isEntryKind(kind)) return 'reference';
  if (operationCount === 0) return 'guide';
  return operationCount === 1 ? 'endpoint' : 'reference';
}

/** What the records of a page have in common. */
export interface RecordPage {
  readonly url: string;
  readonly language: string;
  readonly tag: string;
  readonly operationCount: number;
}

/** The heading or entry that a record represents, or that its text is below. */
export interface RecordPosition {
  readonly anchor: string;
  /** Index of the deepest level in the hierarchy that is set. */
  readonly level: number;
  readonly kind: string;
  readonly hierarchy: Hierarchy;
}

/** What a record doesn't share with others at its position. */
type RecordEntry = Pick<DocSearchRecord, 'content' | 'name' | 'detail' | 'pageCount' | 'keywords'> & {
  readonly kind: string;
};

/** Returns the URL of a heading or entry. Without an anchor, it's the page's URL. */
export const createSectionUrl = (pageUrl: string, anchor: string): string =>
  anchor === '' ? pageUrl : `${pageUrl}#${anchor}`;

/** @param index - Zero-based position of the record on its page. */
export function createRecord(
  {url, language, tag, operationCount}: RecordPage,
  {anchor, level, kind, hierarchy}: RecordPosition,
  entry: RecordEntry,
  index: number,
): DocSearchRecord {
  const isText = textKinds.has(entry.kind);
  const sectionUrl = createSectionUrl(url, anchor);
  return {
    ...entry,
    objectID: isText ? `${sectionUrl}:${index}` : sectionUrl,
    url: sectionUrl,
    url_without_anchor: url,
    anchor,
    type: isText ? 'content' : levels[level]!,
    category: getCategory(kind, operationCount),
    hierarchy,
    language,
    docusaurus_tag: tag,
    weight: {level: isText ? 0 : 100 - 10 * level, position: index},
  };
}

/** Returns the phrases in a record of kind `phrases`; none for other records. */
export const splitPhrases = ({kind, content}: Pick<DocSearchRecord, 'kind' | 'content'>): string[] =>
  kind === 'phrases' && content !== null ? content.split('\n') : [];

/** Returns the heading that a record represents; `undefined` for a text record. */
export const getHeading = (record: DocSearchRecord): string | undefined =>
  record.type === 'content' ? undefined : (record.hierarchy[record.type] ?? undefined);

/** Matches a heading up to its arguments, type, or placeholder: `getDesign` in `getDesign(id, options)`. */
const beforeArguments = /^.*?[\p{L}\p{N}][^([<={:]*/u;

/** Returns the name in a heading, without arguments, a type, or a placeholder. */
export const getNameInHeading = (heading: string): string => beforeArguments.exec(heading)?.[0] ?? heading;

/** Returns the numeric level of a record, 0 to 6; for `content`, the level of the heading directly above it. */
export function getLevel(record: Pick<DocSearchRecord, 'type' | 'hierarchy'>): number {
  if (record.type !== 'content') return levels.indexOf(record.type);
  const deepest = levels.findLastIndex((level) => record.hierarchy[level]);
  return Math.max(0, deepest);
}
