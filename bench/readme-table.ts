import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import os from 'node:os';

/** A line of the table in the README. */
export interface Row {
  /** What was measured. */
  readonly what: string;
  /** The figure. */
  readonly here: string;
  readonly goal?: string;
}

const start = '<!-- bench:start -->';
const end = '<!-- bench:end -->';

const cell = (text = '–') => text.replaceAll('|', '\\|');

/** The table, with the commit, the day and the machine on which it was measured. */
export function tableOf(rows: readonly Row[], when: {commit: string; day: string; machine: string}): string {
  const lines = rows.map(({what, here, goal}) => `| ${[what, here, goal].map(cell).join(' | ')} |`);
  return [
    `Measured on ${when.day} at commit \`${when.commit}\`, on ${when.machine}:`,
    '',
    '| What | Figure | Goal |',
    '| --- | --- | --- |',
    ...lines,
  ].join('\n');
}

/**
 * Puts a text between the markers of the README.
 *
 * @throws Error when the markers are not there, once each and in order.
 */
export function putBetweenMarkers(readme: string, text: string): string {
  const parts = readme.split(start);
  const rest = parts[1]?.split(end);
  if (parts.length !== 2 || rest?.length !== 2) {
    throw new Error(`README.md has not "${start}" and "${end}" once each, between which the measurements go.`);
  }
  return `${parts[0] ?? ''}${start}\n\n${text}\n\n${end}${rest[1] ?? ''}`;
}

/** Writes the table into the README, and prints it. */
export function writeTable(rows: readonly Row[]): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {encoding: 'utf8'}).trim();
  const machine = `${os.cpus().length} cores with a load of ${(os.loadavg()[1] ?? 0).toFixed(1)}, Node ${process.version}`;
  const table = tableOf(rows, {commit, day: new Date().toISOString().slice(0, 10), machine});
  console.log(table);
  writeFileSync('README.md', putBetweenMarkers(readFileSync('README.md', 'utf8'), table));
}
