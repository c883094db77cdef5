import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import os from 'node:os';

/** A row in the README.md table. */
export interface Row {
  readonly metric: string;
  readonly value: string;
  readonly target?: string;
}

const startMarker = '<!-- bench:start -->';
const endMarker = '<!-- bench:end -->';

const escapeCell = (text = '–') => text.replaceAll('|', '\\|');

/** Formats measurements as a Markdown table with their commit, date, and machine. */
export function formatTable(
  rows: readonly Row[],
  {commit, date, machine}: {commit: string; date: string; machine: string},
): string {
  return [
    `Measured on ${date} at commit \`${commit}\`, on ${machine}:`,
    '',
    '| Metric | Value | Target |',
    '| --- | --- | --- |',
    ...rows.map(({metric, value, target}) => `| ${[metric, value, target].map(escapeCell).join(' | ')} |`),
  ].join('\n');
}

/**
 * Replaces the text between the markers in README.md.
 *
 * @throws Error if a marker is missing, repeated, or in the wrong place.
 */
export function replaceBetweenMarkers(readme: string, text: string): string {
  const [before, afterStart, ...repeatedStarts] = readme.split(startMarker);
  const [, after, ...repeatedEnds] = (afterStart ?? '').split(endMarker);
  if (after === undefined || repeatedStarts.length > 0 || repeatedEnds.length > 0) {
    throw new Error(
      `README.md must contain "${startMarker}" followed by "${endMarker}", once each. Add them around the table of measurements.`,
    );
  }
  return `${before ?? ''}${startMarker}\n\n${text}\n\n${endMarker}${after}`;
}

/** Prints the table and writes it to README.md. */
export function writeTable(rows: readonly Row[]): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {encoding: 'utf8'}).trim();
  const machine = `${os.cpus().length} cores with a load average of ${(os.loadavg()[1] ?? 0).toFixed(1)}, Node ${process.version}`;
  const table = formatTable(rows, {commit, date: new Date().toISOString().slice(0, 10), machine});
  console.log(table);
  writeFileSync('README.md', replaceBetweenMarkers(readFileSync('README.md', 'utf8'), table));
}
