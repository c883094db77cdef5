import {
  levelOf,
  levels,
  recordKinds,
  type DocSearchRecord,
  type Hierarchy,
  type RecordKind,
} from '../../../../plugins/search/records';

/** A heading or entry with what stands below it, up to the next. */
export interface Row {
  level: number;
  heading: string;
  anchor: string;
  /** `undefined` when no record stands for the heading itself. */
  head: RowHead | undefined;
}

export interface RowHead {
  kind: RecordKind | undefined;
  name: string | undefined;
  content: string | null;
}

/** What the records of a page have in common. */
export interface PageFrame {
  url: string;
  lvl0: string | null;
  pageRank: number;
  language: string;
  tag: string;
}

/** Writes the records of one page from its rows, in the order of the page. Encoder and decoder share it, so that they cannot disagree. */
export class PageWriter {
  private hierarchy: Hierarchy;
  private readonly ordinals = new Map<string, number>();

  constructor(private readonly frame: PageFrame) {
    this.hierarchy = {lvl0: frame.lvl0, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  }

  /** Goes to a heading: the deeper ones end there. */
  enter(row: Row): void {
    const hierarchy = {...this.hierarchy};
    for (const [level, name] of levels.entries()) {
      if (level === row.level) hierarchy[name] = row.heading;
      else if (level > row.level) hierarchy[name] = null;
    }
    this.hierarchy = hierarchy;
  }

  head(row: Row, {kind, name, content}: RowHead): DocSearchRecord {
    return this.record(row, levels[row.level]!, {kind, name}, content, 100 - 10 * row.level);
  }

  content(row: Row, kind: RecordKind | undefined, content: string): DocSearchRecord {
    return this.record(row, 'content', {kind, name: undefined}, content, 0);
  }

  private record(
    {anchor}: Row,
    type: DocSearchRecord['type'],
    {kind, name}: Pick<RowHead, 'kind' | 'name'>,
    content: string | null,
    level: number,
  ): DocSearchRecord {
    const {frame, hierarchy} = this;
    const url = anchor ? `${frame.url}#${anchor}` : frame.url;
    const ordinal = this.ordinals.get(url) ?? 0;
    if (type === 'content') this.ordinals.set(url, ordinal + 1);
    return {
      objectID: type === 'content' ? contentId(url, ordinal) : url,
      url,
      url_without_anchor: frame.url,
      anchor,
      type,
      ...(kind !== undefined && {kind}),
      ...(name !== undefined && {name}),
      hierarchy,
      content,
      language: frame.language,
      docusaurus_tag: frame.tag,
      weight: {pageRank: frame.pageRank, level, position: 0},
    };
  }
}

/** The `objectID` of the text with number `ordinal` below an address; a heading's is its address. */
function contentId(url: string, ordinal: number): string {
  return `${url}:${ordinal}`;
}

/** One character for a kind in a column, `?` for none. */
export function kindCode(kind: RecordKind | undefined): string {
  return kind === undefined ? '?' : String.fromCharCode(97 + recordKinds.indexOf(kind));
}

export function kindOf(code: string | undefined): RecordKind | undefined {
  return code === undefined || code === '?' ? undefined : recordKinds[code.charCodeAt(0) - 97];
}

/** In a column of kinds: a heading for which there is no record. */
export const noRecord = '-';

/** In a column of levels: the row that begins a page. */
export const pageStart = 'P';

/**
 * Anchors that follow from what stands around them are written as one character: `=` for the id that a heading gets when it does not say one
 * (what Docusaurus makes of letters, digits, spaces and hyphens), `.` for an entry that adds its name to that of the entry around it.
 */
export class AnchorGuess {
  private readonly open: string[] = [];

  shorten(row: Row): string {
    const {anchor, heading} = row;
    const short =
      anchor === '' ? '' : anchor === ofHeading(heading) ? '=' : anchor === this.inEntry(row) ? '.' : `:${anchor}`;
    this.open[row.level] = anchor;
    return short;
  }

  complete(short: string, row: Pick<Row, 'level' | 'heading'>): string {
    const anchor = short === '=' ? ofHeading(row.heading) : short === '.' ? this.inEntry(row) : short.slice(1);
    this.open[row.level] = anchor;
    return anchor;
  }

  private inEntry({level, heading}: Pick<Row, 'level' | 'heading'>): string {
    return `${this.open[level - 1] ?? ''}.${heading}`;
  }
}

function ofHeading(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

export function rowOf(record: DocSearchRecord): Row {
  const level = levelOf(record);
  return {level, heading: record.hierarchy[levels[level]!] ?? '', anchor: record.anchor, head: undefined};
}
