import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buildWorkingTree, cloneAndBuild} from '../tools/builds/build-commit';
import {runNpm} from '../tools/run-npm';
import {computeMedian, printTables, type BenchOptions, type Tables} from './report';

/**
 * Runs a benchmark alternately at a commit and in the working tree, each with its own code and dependencies, so that
 * changes in the machine's load affect both. Prints the medians and the changes.
 *
 * @param revision - Any revision that Git resolves to a commit with this command.
 * @throws Error if a build or the benchmark fails.
 */
export function compareWithCommit(benchmark: string, revision: string, {only = [], runs = 3}: BenchOptions): void {
  const clone = cloneAndBuild(revision);
  try {
    buildWorkingTree();
    const before: Tables[] = [];
    const after: Tables[] = [];
    for (let run = 1; run <= runs; run += 1) {
      console.log(`Run ${run} of ${runs}`);
      before.push(runBenchmark(clone.dir, benchmark, only));
      after.push(runBenchmark(process.cwd(), benchmark, only));
    }
    printTables(combine(before, after));
  } finally {
    clone.remove();
  }
}

function runBenchmark(dir: string, benchmark: string, only: readonly string[]): Tables {
  const resultsFile = path.join(dir, 'node_modules/.cache/bench-results.json');
  const args = ['run', '--silent', 'bench', '--', benchmark, '--runs', '1', '--json', resultsFile];
  runNpm([...args, ...only.flatMap((name) => ['--only', name])], {cwd: dir, stdio: ['ignore', 'ignore', 'inherit']});
  return JSON.parse(readFileSync(resultsFile, 'utf8')) as Tables;
}

/** Creates a row for each cell of the tables. */
function combine(before: readonly Tables[], after: readonly Tables[]): Tables {
  const titles = Object.keys(after[0] ?? {});
  return Object.fromEntries(titles.map((title) => [title, combineTable(title, before, after)]));
}

function combineTable(title: string, before: readonly Tables[], after: readonly Tables[]): Tables[string] {
  const [table = {}] = after.map((tables) => tables[title]);
  const cells = Object.entries(table).flatMap(([row, values]) => Object.keys(values).map((column) => ({row, column})));
  return Object.fromEntries(
    cells.map(({row, column}) => {
      const getMedian = (runs: readonly Tables[]) =>
        computeMedian(runs.map((tables) => tables[title]?.[row]?.[column] ?? NaN));
      const old = getMedian(before);
      const current = getMedian(after);
      return [`${row}: ${column}`, {before: old, after: current, 'change in %': (current / old - 1) * 100}];
    }),
  );
}
