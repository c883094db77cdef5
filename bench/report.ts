import {execFileSync} from 'node:child_process';
import os from 'node:os';
import {getOrCreate} from '@developer-docs/utils';

/** A benchmark's measurements by table, row, and column. */
export type Tables = Readonly<Record<string, Table>>;
export type Table = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The options of a benchmark, from the command line. */
export interface BenchOptions {
  /** How often to measure. Each benchmark has its own default. */
  readonly runs?: number;
  /** The pages or documents to measure; all by default. */
  readonly only?: readonly string[];
}

/** Prints measurements as Markdown tables, with the commit and the machine. */
export function printTables(tables: Tables): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {encoding: 'utf8'}).trim();
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${os.cpus().length} cores with a load average of ${(os.loadavg()[1] ?? 0).toFixed(1)}, Node ${process.version}`;
  console.log(`Measured on ${date} at commit \`${commit}\`, on ${machine}:`);
  for (const [title, table] of Object.entries(tables)) console.log(`\n${formatTable(title, table)}`);
}

function formatTable(title: string, table: Table): string {
  const columns = [...new Set(Object.values(table).flatMap((row) => Object.keys(row)))];
  const rows = Object.entries(table).map(([name, row]) => [
    name,
    ...columns.map((column) => round(row[column])?.toLocaleString('en-US') ?? '–'),
  ]);
  return [[title, ...columns], ['---', ...columns.map(() => '---')], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** Rounds scores to three digits, and sizes and times to one. */
const round = (value: number | undefined): number | undefined =>
  value === undefined ? undefined : Number(value.toFixed(value < 10 ? 3 : 1));

/** Computes the median of a series; the lower of the two middle values if the number of values is even. */
export const computeMedian = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? NaN;

/** Computes the median of each column of several measurements. */
export function computeMedians(measurements: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const columns = Object.keys(measurements[0] ?? {});
  return Object.fromEntries(
    columns.map((column) => [column, computeMedian(measurements.map((measurement) => measurement[column] ?? NaN))]),
  );
}

/**
 * Runs measurements in turns, so that changes in the machine's load affect all, and prints each result.
 *
 * @param tasks - The functions that measure, by the name of their row.
 * @param runs - How often each of them is called.
 * @returns The medians by row and column.
 */
export async function measureInTurns(
  tasks: Readonly<Record<string, () => Promise<Readonly<Record<string, number>>>>>,
  runs: number,
): Promise<Table> {
  const measurements = new Map<string, Readonly<Record<string, number>>[]>();
  for (let run = 1; run <= runs; run += 1) {
    for (const [name, measure] of Object.entries(tasks)) {
      const measurement = await measure();
      console.log(`${name}, run ${run} of ${runs}: ${JSON.stringify(measurement)}`);
      getOrCreate(measurements, name, () => []).push(measurement);
    }
  }
  return Object.fromEntries([...measurements].map(([name, results]) => [name, computeMedians(results)]));
}
