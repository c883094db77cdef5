import {gzipSync} from 'node:zlib';
import {createEngine, serializeRecords, type DocSearchRecord} from '../src';
import {createDevelopmentSet} from './development-set';
import {measureRelevance} from './measure-relevance';
import {measureSpeed, scaleRecords} from './measure-speed';

export {createDevelopmentSet} from './development-set';
export {measureQuestions, type Question, type QuestionRelevance} from './measure-questions';
export {measureRelevance} from './measure-relevance';
export {scaleRecords} from './measure-speed';

/** Misses that are printed for each kind of query. */
const maxPrintedMisses = 15;

/** Prints the relevance of the engine for the development set of these records, its speed, and the sizes of the index files. */
export function printBenchmark(records: readonly DocSearchRecord[]): void {
  const queries = createDevelopmentSet(records);
  printRelevance(records);
  printSpeed(
    records,
    queries.flatMap(({query, misspelled}) => [query, misspelled ?? query]),
  );
  const files = serializeRecords(records);
  console.log(`Index files: headings ${gzipKilobytes(files.headings)}, all records ${gzipKilobytes(files.records)}`);
}

function printRelevance(records: readonly DocSearchRecord[]): void {
  const engine = createEngine(records);
  const queries = createDevelopmentSet(records);
  const kinds = [...new Set(queries.map(({kind}) => kind))];
  const results = [
    ...kinds.map(
      (kind) =>
        [
          kind,
          measureRelevance(
            engine,
            queries.filter((query) => query.kind === kind),
          ),
        ] as const,
    ),
    ['all', measureRelevance(engine, queries)] as const,
  ];
  console.log('All names in the documentation, as spelled and with a typo');
  console.table(
    Object.fromEntries(
      results.map(([kind, relevance]) => [
        kind,
        {
          queries: relevance.queryCount,
          'success@1': formatPercent(relevance.successAt1),
          'MRR@10': relevance.meanReciprocalRank.toFixed(3),
          'typo: success@3': formatPercent(relevance.typoSuccessAt3),
          'typo: MRR@10': relevance.typoMeanReciprocalRank.toFixed(3),
          'no hits': formatPercent(relevance.noHits),
        },
      ]),
    ),
  );
  for (const [kind, {misses}] of results.slice(0, -1)) {
    const omitted = misses.length - maxPrintedMisses;
    const suffix = omitted > 0 ? ` · and ${omitted} more` : '';
    if (misses.length > 0) console.log(`Misses, ${kind}: ${misses.slice(0, maxPrintedMisses).join(' · ')}${suffix}`);
  }
}

function printSpeed(records: readonly DocSearchRecord[], queries: readonly string[]): void {
  const round = (time: number) => Number(time.toFixed(2));
  console.log('CPU time in milliseconds in Node; memory in MB, excluding the records');
  console.table(
    [records.length, 2500, 50_000].map((count) => {
      const speed = measureSpeed(scaleRecords(records, count), queries);
      return {
        records: speed.recordCount,
        'indexing headings': Math.round(speed.indexingHeadings),
        'indexing all': Math.round(speed.indexing),
        'keystroke, median': round(speed.median),
        'keystroke, p95': round(speed.p95),
        'keystroke, slowest': round(speed.slowest),
        memory: Math.round(speed.memory),
      };
    }),
  );
}

const formatPercent = (share: number) => `${(100 * share).toFixed(1)} %`;
const gzipKilobytes = (text: string) => `${(gzipSync(text).length / 1000).toFixed(1)} KB gzip`;
