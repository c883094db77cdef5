import {readFileSync} from 'node:fs';
import {createEngine} from '../../packages/search-engine/src';
import type {DocSearchRecord} from '../../plugins/search/records';
import {developmentSet} from './development-set';
import {ask, askForPages, measureSizes, measureSpeed, scale, type PageQuestion} from './measure';

/** Misses that are printed of each kind. */
const shownMisses = 15;

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/**
 * Prints how well and how fast the embedded engine answers over these records: a development set that is generated from them, the time of a
 * key at their own number, at 2,500 and at 50,000, the sizes of the files, and what was missed.
 *
 * @param questions - Questions that people wrote, answered by pages; none is fine.
 */
export function benchSearch(records: readonly DocSearchRecord[], questions: readonly PageQuestion[] = []): void {
  const engine = createEngine(records);
  const set = developmentSet(records);
  const kinds = [...new Set(set.map(({kind}) => kind))];
  const answers = kinds.map(
    (kind) =>
      [
        kind,
        ask(
          engine,
          set.filter((question) => question.kind === kind),
        ),
      ] as const,
  );
  console.log('Everything that the documentation names, as it is spelled and with one typing mistake');
  console.table(
    Object.fromEntries(
      [...answers, ['all', ask(engine, set)] as const].map(([kind, result]) => [
        kind,
        {
          questions: result.questions,
          first: percent(result.first),
          'MRR@10': result.mrr.toFixed(3),
          'typo: in first three': percent(result.typoInThree),
          'typo: MRR@10': result.typoMrr.toFixed(3),
          nothing: percent(result.nothing),
        },
      ]),
    ),
  );
  for (const [kind, {misses}] of answers) printMisses(kind, misses);
  if (questions.length > 0) printPages(askForPages(engine, questions));
  printSpeed(
    records,
    set.flatMap(({query, misspelled}) => [query, misspelled ?? query]),
  );
  const {headings, all, ownText, files} = measureSizes(records);
  console.log(
    `Files: ${files}, ${kilobytes(headings)} before the first results, ${kilobytes(all)} in all, ` +
      `${(all / ownText).toFixed(2)} × the text of the records (${kilobytes(ownText)})`,
  );
}

function printPages(result: ReturnType<typeof askForPages>): void {
  console.log(
    `${result.questions} questions of people, by page: MRR@10 ${result.mrr.toFixed(3)}, first ${percent(result.first)}, ` +
      `with a typing mistake MRR@10 ${result.typoMrr.toFixed(3)}, nothing found ${percent(result.nothing)}`,
  );
  printMisses('page', result.misses);
}

function printMisses(kind: string, misses: readonly string[]): void {
  if (misses.length === 0) return;
  const more = misses.length - shownMisses;
  console.log(`Misses, ${kind}: ${misses.slice(0, shownMisses).join(' · ')}${more > 0 ? ` · and ${more} more` : ''}`);
}

function printSpeed(records: readonly DocSearchRecord[], queries: readonly string[]): void {
  const speeds = [records.length, 2500, 50_000].map((count) => measureSpeed(scale(records, count), queries));
  const milliseconds = (time: number) => Number(time.toFixed(2));
  console.log('Milliseconds, in this Node; memory in MB, without the records');
  console.table(
    speeds.map((speed) => ({
      records: speed.records,
      'index built in': Math.round(speed.build),
      'key, median': milliseconds(speed.median),
      'key, p95': milliseconds(speed.p95),
      'key, slowest': milliseconds(speed.slowest),
      memory: Math.round(speed.memory),
    })),
  );
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB gzip`;

/** `tsx bench/search/index.ts <records.json> [<questions.json>]` */
function main([recordsFile, questionsFile]: readonly string[]): void {
  if (recordsFile === undefined) {
    console.error('Give the file of the records: tsx bench/search/index.ts <records.json> [<questions.json>]');
    process.exitCode = 1;
    return;
  }
  const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
  benchSearch(
    read(recordsFile) as DocSearchRecord[],
    questionsFile === undefined ? [] : (read(questionsFile) as PageQuestion[]),
  );
}

if (process.argv[1]?.endsWith('bench/search/index.ts')) main(process.argv.slice(2));
