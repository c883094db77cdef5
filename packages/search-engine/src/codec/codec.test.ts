import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {recordKinds, type DocSearchRecord, type RecordType} from '../../../../plugins/search/records';
import {pageRecords, testRecords} from '../test-records';
import {RecordsFileError} from './container';
import {decodeHeadings, decodeText} from './decode';
import {encodeRecords, type EncodedRecords} from './encode';

function decodeAll({headings, texts}: EncodedRecords): DocSearchRecord[] {
  const decoded = decodeHeadings(headings.text);
  expect(decoded.parts).toBe(texts.length);
  return [...decoded.records, ...texts.flatMap(({text}, part) => decodeText(text, part, decoded))];
}

const byKey = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

/** What a record says, without what the files do not carry, in an order that does not depend on them. */
function contents(records: readonly DocSearchRecord[]): string[] {
  return records
    .map(({objectID: _, weight: {position: __, ...weight}, ...record}) =>
      JSON.stringify([record, record.hierarchy, weight].map((value) => Object.entries(value).sort(byKey))),
    )
    .sort();
}

const text = fc.string({
  unit: fc.constantFrom('a', 'B', ' ', '-', '\n', '"', 'é', '設', '😀', '\u0000', '\u001d', '\u001e', '\u001f'),
  maxLength: 12,
});
const nullable = fc.option(text);
const anyRecord: fc.Arbitrary<DocSearchRecord> = fc
  .record(
    {
      objectID: text,
      page: fc.constantFrom('/docs', '/docs/a', '/docs/b'),
      anchor: fc.constantFrom('', 'a', 'b-c', 'x y'),
      type: fc.constantFrom<RecordType>('lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl6', 'content'),
      kind: fc.constantFrom(...recordKinds),
      name: text,
      hierarchy: fc.record({
        lvl0: nullable,
        lvl1: nullable,
        lvl2: nullable,
        lvl3: nullable,
        lvl4: nullable,
        lvl5: nullable,
        lvl6: nullable,
      }),
      content: nullable,
      language: fc.constantFrom('en', 'de'),
      docusaurus_tag: fc.constantFrom('default', 'docs-default-current'),
      pageRank: fc.integer({min: -3, max: 3}),
      level: fc.constantFrom(0, 90, 80),
    },
    {
      requiredKeys: [
        'objectID',
        'page',
        'anchor',
        'type',
        'hierarchy',
        'content',
        'language',
        'docusaurus_tag',
        'pageRank',
        'level',
      ],
    },
  )
  .map(({page, pageRank, level, ...record}) => ({
    ...record,
    url: record.anchor ? `${page}#${record.anchor}` : page,
    url_without_anchor: page,
    weight: {pageRank, level, position: 0},
  }));

describe('encodeRecords and decode…', () => {
  it('give back the records of a site', () => {
    expect(contents(decodeAll(encodeRecords(testRecords)))).toEqual(contents(testRecords));
  });

  it('give back whatever records there are', () => {
    fc.assert(
      fc.property(
        fc.array(anyRecord, {maxLength: 12}),
        fc.constantFrom(0, 40, 20_000),
        fc.constantFrom(1, 60, 500_000),
        (records, headingsLimit, textLimit) => {
          expect(contents(decodeAll(encodeRecords(records, {headingsLimit, textLimit})))).toEqual(contents(records));
        },
      ),
      {numRuns: 500},
    );
  });

  it('name text by the address and a number, so that ids stay the same while the text before them changes', () => {
    const ids = decodeAll(encodeRecords(testRecords)).map(({objectID}) => objectID);
    expect(new Set(ids)).toEqual(new Set(testRecords.map(({objectID}) => objectID)));
  });

  it('put headings first, and only as many as the limit allows', () => {
    const measure = (file: string) => file.length;
    const whole = encodeRecords(testRecords).headings.text;
    const records = (headingsLimit: number) => {
      return decodeHeadings(encodeRecords(testRecords, {headingsLimit, measure}).headings.text).records;
    };
    expect(records(20_000)).toHaveLength(testRecords.filter(({type}) => type !== 'content').length);
    expect(records(whole.length - 1).map(({type}) => type)).toContain('lvl2');
    expect(records(whole.length - 1).map(({kind}) => kind)).not.toContain('parameter');
    expect(records(0).map(({type}) => type)).toEqual(['lvl1', 'lvl1', 'lvl1']);
  });

  it('split the text when one file would be too large, at pages', () => {
    const pages = Array.from({length: 40}, (_, page) =>
      pageRecords(`/docs/page-${page}`, 'Docs', [
        {level: 1, heading: `Page ${page}`, anchor: '', texts: [`word${page} `.repeat(180)]},
      ]),
    ).flat();
    const encoded = encodeRecords(pages, {textLimit: 5000, measure: (file) => file.length});
    expect(encoded.texts.length).toBeGreaterThan(5);
    for (const file of encoded.texts) expect(file.text.length).toBeLessThan(5200);
    expect(contents(decodeAll(encoded))).toEqual(contents(pages));
  });

  it('take none', () => {
    expect(decodeAll(encodeRecords([]))).toEqual([]);
  });
});

describe('a records file that is not what was written', () => {
  const encoded = encodeRecords(testRecords);
  const problem = (read: () => unknown) => {
    try {
      read();
    } catch (error) {
      if (error instanceof RecordsFileError) return error.problem;
      throw error;
    }
    return 'none';
  };
  const headings = encoded.headings.text;
  const [first] = encoded.texts;

  it.each([
    ['a page in its place', '<!doctype html><title>Not found</title>', 'unrecognized'],
    ['nothing', '', 'unrecognized'],
    ['other JSON', '{"a":1}\n', 'unrecognized'],
    ['null', 'null', 'unrecognized'],
    ['another file', first!.text, 'unrecognized'],
    ['a later format', headings.replace('"version":1', '"version":2'), 'version'],
    ['its beginning', headings.slice(0, -10), 'truncated'],
    ['its first line', headings.split('\n')[0]!, 'truncated'],
    ['something appended', `${headings}x`, 'truncated'],
    ['a changed letter', headings.replace('Receive', 'Deceive'), 'corrupt'],
  ])('is recognized: %s', (_, text, expected) => {
    expect(problem(() => decodeHeadings(text))).toBe(expected);
  });

  it('is recognized when it belongs to another build', () => {
    const later = encodeRecords(testRecords.slice(1));
    expect(later.build).not.toBe(encoded.build);
    expect(problem(() => decodeText(later.texts[0]!.text, 0, decodeHeadings(headings)))).toBe('stale');
    expect(problem(() => decodeHeadings(headings, later.build))).toBe('stale');
    expect(problem(() => decodeHeadings(headings, encoded.build))).toBe('none');
  });

  it('is recognized wherever a character is lost or changed', () => {
    const decoded = decodeHeadings(headings);
    fc.assert(
      fc.property(fc.nat(first!.text.length - 1), fc.constantFrom('', '~', '\u001e'), (at, put) => {
        const damaged = first!.text.slice(0, at) + put + first!.text.slice(at + 1);
        fc.pre(damaged !== first!.text);
        expect(problem(() => decodeText(damaged, 0, decoded))).not.toBe('none');
      }),
      {numRuns: 300},
    );
  });
});
