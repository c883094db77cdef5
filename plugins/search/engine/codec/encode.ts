import type {DocSearchRecord, RecordKind} from '../../records';
import {joinColumns, joinNumbers, joinTexts} from './columns';
import {checksum, formatVersion, seal} from './container';
import {kindCode, likelyAnchor, noRecord, pageStart, PageWriter, rowOf, type PageFrame, type Row} from './outline';

export interface EncodedFile {
  /** `headings`, `text-0`, `text-1`, … */
  name: string;
  /** To be written as UTF-8, as it is. */
  text: string;
}

export interface EncodedRecords {
  /** Changes when any record does; all files of a build carry it. */
  build: string;
  headings: EncodedFile;
  texts: EncodedFile[];
}

export interface EncodeOptions {
  /** Size that the headings file should not exceed, as `measure` counts; deeper headings and entries go to the text then. 20,000 by default. */
  headingsLimit?: number;
  /** Size that a text file should not exceed; a single page is not divided. 500,000 by default. */
  textLimit?: number;
  /** Size of a file on its way: pass gzip. A third of the characters when it is not given. */
  measure?: (text: string) => number;
}

interface EncodedRow extends Row {
  record: DocSearchRecord | undefined;
  contents: {kind: RecordKind | undefined; content: string}[];
  /** Goes into the headings file. */
  early: boolean;
  /** The page's own row. */
  first: boolean;
}

interface EncodedPage {
  frame: PageFrame;
  rows: EncodedRow[];
  /** Records that the columns cannot express; kept whole. */
  others: DocSearchRecord[];
}

/**
 * Packs records into files for the browser: `headings` first and small, the texts after. Reading them back gives equal records but for
 * `objectID` (the address, and a number for texts) and `weight.position` (0): the engine needs neither.
 */
export function encodeRecords(records: readonly DocSearchRecord[], options: EncodeOptions = {}): EncodedRecords {
  const measure = options.measure ?? ((text) => text.length / 3);
  const defaults = commonFrame(records);
  const pages = readPages(records, defaults);
  const build = buildOf(records);
  const headings = (parts: number) => seal('headings', build, headingsBody(pages, defaults, parts));
  for (const early of stages) {
    for (const page of pages) for (const row of page.rows) row.early = row.first || early(row);
    if (measure(headings(1)) <= (options.headingsLimit ?? 20_000)) break;
  }
  const bodies = textBodies(pages, measure, options.textLimit ?? 500_000);
  return {
    build,
    headings: {name: 'headings', text: headings(bodies.length)},
    texts: bodies.map((body, part) => ({name: `text-${part}`, text: seal(`text-${part}`, build, body)})),
  };
}

/** Which rows go into the headings file: the most that fits, from everything down to the pages alone. */
const stages: readonly ((row: EncodedRow) => boolean)[] = [
  (row) => !row.record?.content,
  (row) => !row.record?.content && (isHeading(row) || row.record?.kind === 'operation'),
  (row) => !row.record?.content && isHeading(row) && row.level <= 3,
  (row) => !row.record?.content && isHeading(row) && row.level <= 2,
  () => false,
];

function isHeading({record}: EncodedRow): boolean {
  const kind = record?.kind;
  return record !== undefined && (kind === undefined || kind === 'page' || kind === 'heading');
}

function buildOf(records: readonly DocSearchRecord[]): string {
  const all = JSON.stringify(records);
  return `${formatVersion}-${checksum(all)}${checksum(all, 0x9e3779b9)}`;
}

type Common = Pick<PageFrame, 'language' | 'tag'>;

/** Language and tag of most records. */
function commonFrame(records: readonly DocSearchRecord[]): Common {
  const most = (values: string[]) => {
    const counts = new Map<string, number>();
    for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
    return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
  };
  return {
    language: most(records.map(({language}) => language)),
    tag: most(records.map((record) => record.docusaurus_tag)),
  };
}

function readPages(records: readonly DocSearchRecord[], defaults: Common): EncodedPage[] {
  const byPage = new Map<string, DocSearchRecord[]>();
  for (const record of records) {
    const list = byPage.get(record.url_without_anchor);
    if (list) list.push(record);
    else byPage.set(record.url_without_anchor, [record]);
  }
  return Array.from(byPage, ([url, list]) => readPage(url, list, defaults));
}

function readPage(url: string, records: readonly DocSearchRecord[], defaults: Common): EncodedPage {
  const first = records[0]!;
  const frame: PageFrame = {...defaults, url, lvl0: first.hierarchy.lvl0, pageRank: first.weight.pageRank};
  const top: EncodedRow = {
    level: 1,
    heading: first.hierarchy.lvl1 ?? '',
    anchor: '',
    head: undefined,
    record: undefined,
    contents: [],
    early: true,
    first: true,
  };
  const rows = new Map<string, EncodedRow>([['', top]]);
  const listed: {row: EncodedRow; record: DocSearchRecord}[] = [];
  for (const record of records) {
    let row = rows.get(record.anchor);
    if (!row)
      rows.set(record.anchor, (row = {...rowOf(record), record: undefined, contents: [], early: true, first: false}));
    listed.push({row, record});
  }
  const others = listed.filter(({row, record}) => !take(row, record)).map(({record}) => record);
  return dropUnlike({frame, rows: [...rows.values()], others}, listed);
}

/** Puts the record where it belongs in its row, if there is a place for it. */
function take(row: EncodedRow, record: DocSearchRecord): boolean {
  if (record.type === 'content') {
    if (record.content === null || record.name !== undefined) return false;
    row.contents.push({kind: record.kind, content: record.content});
    return true;
  }
  if (row.record || record.content === '') return false;
  row.record = record;
  row.head = {kind: record.kind, name: record.name, content: record.content};
  return true;
}

/** Finds the records that would not come back as they are, and keeps those whole instead. */
function dropUnlike(page: EncodedPage, listed: readonly {row: EncodedRow; record: DocSearchRecord}[]): EncodedPage {
  const {frame, rows, others} = page;
  const left = new Map<EncodedRow, DocSearchRecord[]>();
  const apart = new Set(others);
  for (const {row, record} of listed) {
    if (record.type !== 'content' || apart.has(record)) continue;
    left.set(row, [...(left.get(row) ?? []), record]);
  }
  const writer = new PageWriter(frame);
  for (const row of rows) {
    writer.enter(row);
    if (row.record && row.head && !alike(writer.head(row, row.head), row.record)) {
      others.push(row.record);
      row.record = undefined;
      row.head = undefined;
    }
    const originals = left.get(row) ?? [];
    row.contents = row.contents.filter(({kind, content}, order) => {
      const original = originals[order]!;
      if (alike(writer.content(row, kind, content), original)) return true;
      others.push(original);
      return false;
    });
  }
  return page;
}

function alike(made: DocSearchRecord, given: DocSearchRecord): boolean {
  return comparable(made) === comparable(given);
}

function comparable({objectID: _, weight: {position: __, ...weight}, hierarchy, ...record}: DocSearchRecord): string {
  const sorted = (value: object) => Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([sorted(record), sorted(weight), sorted(hierarchy)]);
}

function headingsBody(pages: readonly EncodedPage[], defaults: Common, parts: number): string {
  const groups = [...new Set(pages.map(({frame}) => frame.lvl0))];
  const rows = pages.flatMap((page) => page.rows.filter(({early}) => early));
  return joinColumns([
    JSON.stringify({...defaults, groups, parts}),
    joinTexts(pages.map(({frame}) => frame.url)),
    joinNumbers(pages.map(({frame}) => groups.indexOf(frame.lvl0))),
    joinTexts(pages.map(({frame}) => (frame.pageRank === 0 ? '' : String(frame.pageRank)))),
    ...rowColumns(rows),
  ]);
}

function rowColumns(rows: readonly EncodedRow[]): string[] {
  const owners = [...rows.keys()].filter((order) => rows[order]!.head?.content != null);
  return [
    rows.map(({level, first}) => (first ? pageStart : String(level))).join(''),
    joinTexts(rows.map(({heading}) => heading)),
    joinTexts(rows.map(({anchor, heading, first}) => (!first && anchor === likelyAnchor(heading) ? '=' : anchor))),
    rows.map(({head}) => (head ? kindCode(head.kind) : noRecord)).join(''),
    joinTexts(
      rows.map(({head, heading}) => (head?.name === undefined ? '' : head.name === heading ? '=' : `:${head.name}`)),
    ),
    joinNumbers(owners),
    joinTexts(owners.map((order) => rows[order]!.head?.content ?? '')),
  ];
}

/** The texts and the later headings, in as few files as the limit allows; each has whole pages. */
function textBodies(pages: readonly EncodedPage[], measure: (text: string) => number, limit: number): string[] {
  const whole = textBody(pages, 0, pages.length);
  const size = measure(whole);
  if (size <= limit) return [whole];
  const bodies: string[] = [];
  const share = (limit * 0.9 * whole.length) / size;
  for (let from = 0; from < pages.length;) {
    let to = from;
    let length = 0;
    while (to < pages.length && (to === from || length < share)) length += lengthOf(pages[to++]!);
    let body = textBody(pages, from, to);
    while (to - from > 1 && measure(body) > limit) {
      to = from + Math.max(1, Math.floor((to - from) * 0.8));
      body = textBody(pages, from, to);
    }
    bodies.push(body);
    from = to;
  }
  return bodies;
}

function lengthOf(page: EncodedPage): number {
  return page.rows.reduce((sum, row) => row.contents.reduce((length, {content}) => length + content.length, sum), 0);
}

function textBody(pages: readonly EncodedPage[], from: number, to: number): string {
  const part = pages.slice(from, to);
  const rows = part.flatMap((page) => page.rows);
  const late = rows.filter(({early}) => !early);
  const contents = rows.flatMap((row) => row.contents);
  return joinColumns([
    JSON.stringify({from, to, others: part.flatMap((page) => page.others)}),
    joinNumbers(lateCounts(rows)),
    ...rowColumns(late),
    joinNumbers(rows.map((row) => row.contents.length)),
    contents.map(({kind}) => kindCode(kind)).join(''),
    joinTexts(contents.map(({content}) => content)),
  ]);
}

/** After each early row: how many late ones. */
function lateCounts(rows: readonly EncodedRow[]): number[] {
  const counts: number[] = [];
  for (const row of rows) {
    if (row.early) counts.push(0);
    else counts[counts.length - 1]!++;
  }
  return counts;
}
