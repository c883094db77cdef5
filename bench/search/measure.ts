import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {gzipSync} from 'node:zlib';
import {createEngine, encodeRecords, type Engine} from '../../packages/search-engine/src';
import type {DocSearchRecord} from '../../plugins/search/records';
import {withTypo, type Question} from './development-set';

/** What the modal sends with every query. */
const parameters = {
  hitsPerPage: 20,
  attributesToSnippet: [...[1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:10`), 'content:10'],
};

/** How questions of one kind are answered; shares are 0 to 1. */
export interface Answers {
  questions: number;
  /** Mean of 1 / place of the first answer among the first ten hits. */
  mrr: number;
  first: number;
  /** Questions with a typing mistake whose answer is among the first three hits. */
  typoInThree: number;
  typoMrr: number;
  nothing: number;
  misses: string[];
}

/** Asks every question, spelled as it is and with its mistake. */
export function ask(engine: Engine, questions: readonly Question[]): Answers {
  let [reciprocal, first, inThree, typoReciprocal, typos, nothing] = [0, 0, 0, 0, 0, 0];
  const misses: string[] = [];
  const placeOf = (query: string, answers: ReadonlySet<string>) => {
    const {hits} = engine.search({query, ...parameters});
    if (hits.length === 0) nothing++;
    return hits.findIndex(({url}) => answers.has(url)) + 1 || Infinity;
  };
  const miss = (query: string, place: number) => misses.push(`${query} (${place === Infinity ? 'not found' : place})`);
  for (const {query, misspelled, answers} of questions) {
    const place = placeOf(query, answers);
    reciprocal += place <= 10 ? 1 / place : 0;
    if (place === 1) first++;
    else miss(query, place);
    if (misspelled === undefined) continue;
    typos++;
    const typoPlace = placeOf(misspelled, answers);
    typoReciprocal += typoPlace <= 10 ? 1 / typoPlace : 0;
    if (typoPlace <= 3) inThree++;
    else miss(misspelled, typoPlace);
  }
  const share = (count: number, of: number) => (of === 0 ? 1 : count / of);
  return {
    questions: questions.length,
    mrr: share(reciprocal, questions.length),
    first: share(first, questions.length),
    typoInThree: share(inThree, typos),
    typoMrr: share(typoReciprocal, typos),
    nothing: (nothing || 0) / Math.max(1, questions.length + typos),
    misses,
  };
}

/** A query with the pages that answer it, for documentation whose questions people wrote. */
export interface PageQuestion {
  readonly query: string;
  /** Addresses without anchors. */
  readonly pages: readonly string[];
}

/** The same at the level of pages: the place is that of the page in the list of pages. */
export function askForPages(engine: Engine, questions: readonly PageQuestion[]): Omit<Answers, 'typoInThree'> {
  let [reciprocal, first, typoReciprocal, nothing] = [0, 0, 0, 0];
  const misses: string[] = [];
  const pagesFor = (query: string) => [
    ...new Set(engine.search({query, ...parameters, hitsPerPage: 100}).hits.map((hit) => hit.url_without_anchor)),
  ];
  for (const {query, pages} of questions) {
    const found = pagesFor(query);
    const place = found.findIndex((url) => pages.includes(url)) + 1 || Infinity;
    const typoPlace = pagesFor(withTypo(query) ?? query).findIndex((url) => pages.includes(url)) + 1 || Infinity;
    reciprocal += place <= 10 ? 1 / place : 0;
    typoReciprocal += typoPlace <= 10 ? 1 / typoPlace : 0;
    if (found.length === 0) nothing++;
    if (place === 1) first++;
    else misses.push(`${query} (${place === Infinity ? 'not found' : place}; first: ${found[0] ?? 'nothing'})`);
  }
  const count = Math.max(1, questions.length);
  return {
    questions: questions.length,
    mrr: reciprocal / count,
    first: first / count,
    typoMrr: typoReciprocal / count,
    nothing: nothing / count,
    misses,
  };
}

export interface Speed {
  records: number;
  /** Milliseconds to index the records. */
  build: number;
  /** Milliseconds from a key to its hits, of half and of 95 % of the keys. */
  median: number;
  p95: number;
  slowest: number;
  /** Megabytes of the engine, the records' own not counted. */
  memory: number;
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Types the queries letter by letter. Each key is pressed three times and the best time taken: what else the machine does is not ours. */
export function measureSpeed(records: readonly DocSearchRecord[], queries: readonly string[]): Speed {
  const heap = () => {
    collectGarbage();
    const {heapUsed, arrayBuffers} = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const before = heap();
  const started = performance.now();
  const engine = createEngine(records);
  const build = performance.now() - started;
  const after = heap();
  const keys = evenly(
    queries.flatMap((query) => Array.from({length: query.length - 1}, (_, end) => query.slice(0, end + 2))),
    1000,
  );
  const facetFilters = [
    `language:${records[0]?.language ?? ''}`,
    [`docusaurus_tag:${records[0]?.docusaurus_tag ?? ''}`],
  ];
  const times = keys.map((query) => {
    const runs = [0, 1, 2].map(() => {
      const start = performance.now();
      engine.search({query, ...parameters, facetFilters});
      return performance.now() - start;
    });
    return Math.min(...runs);
  });
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const memory = (after - before) / 1e6;
  return {records: records.length, build, median: at(0.5), p95: at(0.95), slowest: at(1), memory};
}

/** About `count` of the items, from all over the list. */
function evenly<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, items.length / count);
  return Array.from({length: Math.min(count, items.length)}, (_, order) => items[Math.floor(order * step)]).filter(
    (item) => item !== undefined,
  );
}

/** So many records: those that there are, and as often as it takes copies of their pages in which every fifth long word is another. */
export function scale(records: readonly DocSearchRecord[], count: number): DocSearchRecord[] {
  const scaled: DocSearchRecord[] = records.slice(0, count);
  for (let copy = 1; scaled.length < count && records.length > 0; copy++) {
    const ending = copy.toString(36).replace(/\d/g, (digit) => String.fromCharCode(97 + 2 * Number(digit)));
    for (const record of records.slice(0, count - scaled.length)) {
      let words = 0;
      scaled.push({
        ...record,
        objectID: `${record.objectID}-${copy}`,
        url: record.url.replace(record.url_without_anchor, `${record.url_without_anchor}-${copy}`),
        url_without_anchor: `${record.url_without_anchor}-${copy}`,
        content: record.content?.replace(/[a-z]{6,}/g, (word) => (words++ % 5 === 0 ? word + ending : word)) ?? null,
      });
    }
  }
  return scaled;
}

export interface Sizes {
  /** Bytes of gzip: the first file, all files, and the text of the records by itself. */
  headings: number;
  all: number;
  ownText: number;
  files: number;
}

export function measureSizes(records: readonly DocSearchRecord[]): Sizes {
  const gzip = (text: string) => gzipSync(text, {level: 9}).length;
  const {headings, texts} = encodeRecords(records, {measure: gzip});
  const own = records.flatMap(({type, hierarchy, content}) =>
    [type === 'content' ? [] : (hierarchy[type] ?? []), content ?? []].flat(),
  );
  const first = gzip(headings.text);
  return {
    headings: first,
    all: texts.reduce((sum, {text}) => sum + gzip(text), first),
    ownText: gzip(own.join('\n')),
    files: 1 + texts.length,
  };
}
