import {expect, test} from 'vitest';
import {pageRecords, type TestSection} from '../../../packages/search-engine/src/test-records';
import type {DocSearchRecord} from '../records';
import {withoutRepeats} from './without-repeats';

/** Records of a page; a rank below 0 is that of pages which repeat others. */
function page(url: string, pageRank: number, sections: TestSection[]): DocSearchRecord[] {
  return pageRecords(url, 'API', sections).map((record) => ({...record, weight: {...record.weight, pageRank}}));
}

const title = (text: string): TestSection => ({level: 1, heading: 'Title', anchor: '', texts: [text]});
const field = (name: string, text: string): TestSection => ({
  level: 2,
  heading: name,
  anchor: name,
  kind: 'field',
  name,
  texts: [text],
});
const value = (anchor: string, name: string): DocSearchRecord => {
  const [record] = page('/a', 0, [{level: 3, heading: name, anchor, kind: 'value', name}]);
  if (!record) throw new Error('A page has a record for its heading.');
  return {...record, content: 'Work goes on.'};
};

const idsOf = (records: readonly DocSearchRecord[]) => records.map(({objectID}) => objectID);

test('a value that is explained twice in the same words is found once, at its first place', () => {
  const records = [value('one', 'draft'), value('two', 'draft'), value('three', 'final')];
  expect(idsOf(withoutRepeats(records))).toEqual(['/a#one', '/a#three']);
});

test('pages of one rank keep what they have in common', () => {
  const records = [...page('/a', 0, [title('Same.')]), ...page('/b', 0, [title('Same.')])];
  expect(withoutRepeats(records)).toEqual(records);
});

test('a page ranked lower loses what a page ranked higher says, though it comes first, and keeps its title', () => {
  const lower = page('/whole', -1, [title('Same.')]);
  const higher = page('/a', 0, [title('Same.')]);
  expect(idsOf(withoutRepeats([...lower, ...higher]))).toEqual(['/whole', '/a', '/a:0']);
});

test('an entry that repeats stays while something below it says more', () => {
  const lower = page('/whole', -1, [title('Own.'), field('status', 'Said only here.'), field('type', 'Same.')]);
  const higher = page('/a', 0, [title('Other.'), field('status', 'Short.'), field('type', 'Same.')]);
  expect(idsOf(withoutRepeats([...higher, ...lower]))).toEqual([
    ...idsOf(higher),
    '/whole',
    '/whole:0',
    '/whole#status',
    '/whole#status:0',
  ]);
});
