import type {DocSearchRecord, RecordKind} from '../../../../plugins/search/records';
import {joinColumns, joinNumbers, joinTexts, packTexts} from './columns';
import {checksum, formatVersion, seal} from './container';
import {AnchorGuess, kindCode, noRecord, pageStart, PageWriter, rowOf, type PageFrame, type Row} from './outline';

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
  (row) => row.head?.content === null,
  (row) => row.head?.content === null && (isHeading(row) || row.head.kind === 'operation'),
  (row) => row.head?.content === null && isHeading(row) && row.level <= 3,
  (row) => row.head?.content === null && isHeading(row) && row.level <= 2,
  () => false,
];

function isHeading({head}: EncodedRow): boolean {
  return head !== undefined && (head.kind === undefined || head.kind === 'page' || head.kind === 'heading');
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

/** Divides the records of a page into rows: a new one where another heading or anchor begins, or the outer one goes on. */
function readPage(url: string, records: readonly DocSearchRecord[], defaults: Common): EncodedPage {
  const first = records[0]!;
  const frame: PageFrame = {...defaults, url, lvl0: first.hierarchy.lvl0, pageRank: first.weight.pageRank};
  const page: EncodedPage = {frame, rows: [], others: []};
  const writer = new PageWriter(frame);
  let row = addRow(page, {level: 1, heading: first.hierarchy.lvl1 ?? '', anchor: '', head: undefined}, writer);
  for (const record of records) {
    if (take(row, record, writer)) continue;
    row = addRow(page, rowOf(record), writer);
    if (!take(row, record, writer)) page.others.push(record);
  }
  return page;
}

function addRow(page: EncodedPage, row: Row, writer: PageWriter): EncodedRow {
  const added = {...row, record: undefined, contents: [], early: true, first: page.rows.length === 0};
  page.rows.push(added);
  writer.enter(row);
  return added;
}

/** Puts the record into the row if it would come back from there as it is. */
function take(row: EncodedRow, record: DocSearchRecord, writer: PageWriter): boolean {
  const {kind, name, content} = record;
  if (record.type === 'content') {
    if (content === null || !alike(writer.content(row, kind, content), record)) return false;
    row.contents.push({kind, content});
    return true;
  }
  const head = {kind, name, content};
  if (row.record || row.contents.length > 0 || content === '' || !alike(writer.head(row, head), record)) return false;
  row.record = record;
  row.head = head;
  return true;
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
  const anchors = new AnchorGuess();
  return [
    rows.map(({level, first}) => (first ? pageStart : String(level))).join(''),
    ...packTexts(rows.map(({heading}) => heading)),
    ...packTexts(rows.map((row) => anchors.shorten(row))),
    rows.map(({head}) => (head ? kindCode(head.kind) : noRecord)).join(''),
    ...packTexts(rows.map(({head, heading}) => shortName(head?.name, heading))),
    joinNumbers(owners),
    ...packTexts(owners.map((order) => rows[order]!.head?.content ?? '')),
  ];
}

function shortName(name: string | undefined, heading: string): string {
  if (name === undefined) return '';
  return name === heading ? '=' : `:${name}`;
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
    ...packTexts(contents.map(({content}) => content)),
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
