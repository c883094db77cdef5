import type {DocSearchRecord, RecordKind} from '../../../../plugins/search/records';
import {splitColumns, splitNumbers, splitTexts, unpackTexts} from './columns';
import {open, RecordsFileError} from './container';
import {AnchorGuess, kindOf, noRecord, pageStart, PageWriter, type PageFrame, type Row} from './outline';

/** What the headings file holds: its records, and what is needed to read the texts. */
export interface DecodedHeadings {
  build: string;
  /** How many text files belong to it. */
  parts: number;
  records: DocSearchRecord[];
  pages: {frame: PageFrame; rows: Row[]}[];
}

const rowColumnCount = 11;

/**
 * Reads the headings file.
 *
 * @param build the build that is wanted, when it is known.
 * @throws {RecordsFileError} when the file is not what `encodeRecords` wrote.
 */
export function decodeHeadings(text: string, build?: string): DecodedHeadings {
  const file = open(text, 'headings', build);
  return guarded('headings', () => {
    const columns = splitColumns(file.body);
    expectCount(columns.length, 4 + rowColumnCount);
    const {language, tag, groups, parts} = JSON.parse(columns[0]!) as {
      language: string;
      tag: string;
      groups: (string | null)[];
      parts: number;
    };
    const rows = readRows(columns.slice(4));
    const starts = Array.from(columns[4]!).flatMap((level, order) => (level === pageStart ? [order] : []));
    const urls = textsOf(columns[1]!, starts.length);
    const groupOf = numbersOf(columns[2]!, starts.length);
    const ranks = textsOf(columns[3]!, starts.length);
    const pages = starts.map((start, page) => ({
      frame: {url: urls[page]!, lvl0: groups[groupOf[page]!] ?? null, pageRank: Number(ranks[page]), language, tag},
      rows: rows.slice(start, starts[page + 1] ?? rows.length),
    }));
    return {build: file.build, parts, pages, records: pages.flatMap(headRecords)};
  });
}

function headRecords({frame, rows}: {frame: PageFrame; rows: Row[]}): DocSearchRecord[] {
  const writer = new PageWriter(frame);
  return rows.flatMap((row) => {
    writer.enter(row);
    return row.head ? [writer.head(row, row.head)] : [];
  });
}

/**
 * Reads the text file with number `part` (from 0): its texts, and the headings and entries that were too many for the headings file.
 *
 * @throws {RecordsFileError} when the file is not what `encodeRecords` wrote, or is of another build than `headings`.
 */
export function decodeText(text: string, part: number, headings: DecodedHeadings): DocSearchRecord[] {
  const name = `text-${part}`;
  const {body} = open(text, name, headings.build);
  return guarded(name, () => {
    const columns = splitColumns(body);
    expectCount(columns.length, 6 + rowColumnCount);
    const {from, to, others} = JSON.parse(columns[0]!) as {from: number; to: number; others: DocSearchRecord[]};
    const pages = headings.pages.slice(from, to);
    const early = pages.reduce((sum, {rows}) => sum + rows.length, 0);
    const late = readRows(columns.slice(2, 2 + rowColumnCount));
    const reader = new TextReader(
      numbersOf(columns[1]!, early),
      late,
      numbersOf(columns[2 + rowColumnCount]!, early + late.length),
      columns[3 + rowColumnCount]!,
      packedTexts(columns[4 + rowColumnCount]!, columns[5 + rowColumnCount]!, columns[3 + rowColumnCount]!.length),
    );
    return [...pages.flatMap((page) => reader.readPage(page.frame, page.rows)), ...others];
  });
}

/** Goes through the columns of a text file page by page. */
class TextReader {
  private earlyRow = 0;
  private lateRow = 0;
  private row = 0;
  private text = 0;
  constructor(
    private readonly lateCounts: readonly number[],
    private readonly late: readonly Row[],
    private readonly contentCounts: readonly number[],
    private readonly kinds: string,
    private readonly contents: readonly string[],
  ) {
    expectCount(
      contentCounts.reduce((sum, count) => sum + count, 0),
      kinds.length,
    );
    expectCount(
      lateCounts.reduce((sum, count) => sum + count, 0),
      late.length,
    );
  }

  readPage(frame: PageFrame, rows: readonly Row[]): DocSearchRecord[] {
    const writer = new PageWriter(frame);
    const records: DocSearchRecord[] = [];
    for (const row of rows) {
      writer.enter(row);
      this.readContents(writer, row, records);
      for (let rest = this.lateCounts[this.earlyRow++]!; rest > 0; rest--) {
        const entry = this.late[this.lateRow++]!;
        writer.enter(entry);
        if (entry.head) records.push(writer.head(entry, entry.head));
        this.readContents(writer, entry, records);
      }
    }
    return records;
  }

  private readContents(writer: PageWriter, row: Row, records: DocSearchRecord[]): void {
    for (let rest = this.contentCounts[this.row++]!; rest > 0; rest--) {
      const kind: RecordKind | undefined = kindOf(this.kinds[this.text]);
      records.push(writer.content(row, kind, this.contents[this.text++]!));
    }
  }
}

function readRows(columns: readonly string[]): Row[] {
  const [levels, headingTexts, headingPlaces, anchorTexts, anchorPlaces, kinds, nameTexts, namePlaces, ...contents] =
    columns as [string, string, string, string, string, string, string, string, string, string, string];
  const count = levels.length;
  expectCount(kinds.length, count);
  const headings = packedTexts(headingTexts, headingPlaces, count);
  const anchors = packedTexts(anchorTexts, anchorPlaces, count);
  const names = packedTexts(nameTexts, namePlaces, count);
  const contentOf = readOwned(...contents);
  const guess = new AnchorGuess();
  return headings.map((heading, row) => {
    const level = levels[row] === pageStart ? 1 : Number(levels[row]);
    const head = {
      kind: kindOf(kinds[row]),
      name: readName(names[row]!, heading),
      content: contentOf.get(row) ?? null,
    };
    return {
      level,
      heading,
      anchor: guess.complete(anchors[row]!, {level, heading}),
      head: kinds[row] === noRecord ? undefined : head,
    };
  });
}

function readName(short: string, heading: string): string | undefined {
  if (short === '') return undefined;
  return short === '=' ? heading : short.slice(1);
}

/** The texts of the rows that have one of their own, by the row's number. */
function readOwned(owners: string, texts: string, places: string): Map<number, string> {
  if (owners === '' && places === '' && texts === '') return new Map();
  const rows = splitNumbers(owners);
  const contents = packedTexts(texts, places, rows.length);
  return new Map(rows.map((row, order) => [row, contents[order]!]));
}

function packedTexts(column: string, places: string, count: number): string[] {
  if (count === 0) return [];
  const texts = unpackTexts(column, places);
  expectCount(texts.length, count);
  return texts;
}

function textsOf(column: string, count: number): string[] {
  if (count === 0) return [];
  const texts = splitTexts(column);
  expectCount(texts.length, count);
  return texts;
}

function numbersOf(column: string, count: number): number[] {
  if (count === 0) return [];
  const numbers = splitNumbers(column);
  expectCount(numbers.length, count);
  return numbers;
}

function expectCount(found: number, wanted: number): void {
  if (found !== wanted) throw new Error(`${found} items in place of ${wanted}`);
}

/** A body that passed its checksum and still makes no sense was written wrongly; the caller needs to know only that it is of no use. */
function guarded<Value>(file: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new RecordsFileError(
      'corrupt',
      `${file} does not add up: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
