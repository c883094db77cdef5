import {gzipSync} from 'node:zlib';
import {createEngine, serializeRecords, type DocSearchRecord} from '../src';
import {createDevelopmentSet} from './development-set';
import {measureRelevance} from './measure-relevance';
import {measureSpeed, scaleRecords} from './measure-speed';

export {createDevelopmentSet} from './development-set';
export {measureQuestions, type Question, type QuestionRelevance} from './measure-questions';
export {measureRelevance} from './measure-relevance';
export {scaleRecords} from './measure-speed';

/** The maximum number of misses that are printed. */
const maxPrintedMisses = 50;

/**
 * Prints the engine's relevance for the development set of the records, its speed, and the sizes of the index files.
 */
export function printBenchmark(records: readonly DocSearchRecord[]): void {
  const queries = createDevelopmentSet(records);
  const {misses, ...relevance} = measureRelevance(createEngine(records), queries);
  console.log('All names in the documentation, as spelled and with a typo');
  console.table(relevance);
  console.log(`Misses: ${misses.slice(0, maxPrintedMisses).join(' · ')}`);
  printSpeed(
    records,
    queries.flatMap(({query, misspelled}) => [query, misspelled ?? query]),
  );
  const files = serializeRecords(records);
  console.log(
    `Index files: headings ${formatGzipKilobytes(files.headings)}, all records ${formatGzipKilobytes(files.records)}`,
  );
}

function printSpeed(records: readonly DocSearchRecord[], queries: readonly string[]): void {
  const round = (time: number) => Number(time.toFixed(2));
  console.log('CPU time in milliseconds in Node');
  console.table(
    [records.length, 2500, 50_000].map((recordCount) => {
      const speed = measureSpeed(scaleRecords(records, recordCount), queries);
      return {
        records: speed.recordCount,
        'indexing headings': Math.round(speed.indexingHeadings),
        'indexing all': Math.round(speed.indexing),
        'keystroke, median': round(speed.median),
        'keystroke, p95': round(speed.p95),
        'keystroke, slowest': round(speed.slowest),
      };
    }),
  );
}

const formatGzipKilobytes = (text: string) => `${(gzipSync(text).length / 1000).toFixed(1)} KB gzipped`;
