import {createEngine, type DocSearchRecord} from '../src';
import {modalParameters} from './measure-relevance';

export interface Speed {
  recordCount: number;
  /** CPU time in milliseconds to index the headings, after which titles can be found, and to index everything. */
  indexingHeadings: number;
  indexing: number;
  /** CPU time in milliseconds per keystroke. */
  median: number;
  p95: number;
  slowest: number;
}

const maxKeystrokes = 1000;

/**
 * Types queries letter by letter, and measures the CPU time of each keystroke, which is less affected by other programs
 * than wall-clock time. The fastest of three runs counts.
 */
export function measureSpeed(records: readonly DocSearchRecord[], queries: readonly string[]): Speed {
  const isHeading = ({type, content}: DocSearchRecord) => type !== 'content' && content === null;
  const indexingHeadings = measureCpuTime(() => createEngine(records.filter(isHeading)));
  let engine = createEngine([]);
  const indexing = measureCpuTime(() => {
    engine = createEngine(records);
  });
  const keystrokes = selectSample(
    queries.flatMap((query) => Array.from({length: query.length - 1}, (_, end) => query.slice(0, end + 2))),
    maxKeystrokes,
  );
  const facetFilters = [
    `language:${records[0]?.language ?? ''}`,
    [`docusaurus_tag:${records[0]?.docusaurus_tag ?? ''}`],
  ];
  const times = keystrokes.map((query) =>
    Math.min(...[0, 1, 2].map(() => measureCpuTime(() => engine.search({query, ...modalParameters, facetFilters})))),
  );
  times.sort((a, b) => a - b);
  const getQuantile = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    recordCount: records.length,
    indexingHeadings,
    indexing,
    median: getQuantile(0.5),
    p95: getQuantile(0.95),
    slowest: getQuantile(1),
  };
}

function measureCpuTime(action: () => unknown): number {
  const before = process.cpuUsage();
  action();
  const {user, system} = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Returns about `count` evenly distributed items. */
function selectSample<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, items.length / count);
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

/** Repeats records until there are `count`. Copies have different URLs, and every fifth long word is changed. */
export function scaleRecords(records: readonly DocSearchRecord[], count: number): DocSearchRecord[] {
  const scaled: DocSearchRecord[] = records.slice(0, count);
  for (let copy = 1; scaled.length < count && records.length > 0; copy++) {
    const suffix = copy.toString(36).replace(/\d/g, (digit) => String.fromCharCode(97 + 2 * Number(digit)));
    for (const record of records.slice(0, count - scaled.length)) {
      let wordCount = 0;
      const changeWord = (word: string) => (wordCount++ % 5 === 0 ? word + suffix : word);
      scaled.push({
        ...record,
        objectID: `${record.objectID}-${copy}`,
        url: record.url.replace(record.url_without_anchor, `${record.url_without_anchor}-${copy}`),
        url_without_anchor: `${record.url_without_anchor}-${copy}`,
        content: record.content?.replace(/[a-z]{6,}/g, changeWord) ?? null,
      });
    }
  }
  return scaled;
}
