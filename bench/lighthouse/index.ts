import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {chromium} from '@playwright/test';
import {findBrowser} from '../../scripts/find-browser';
import {median} from '../kinds';

/** What Lighthouse says of a page: scores of 100, times in milliseconds. */
export interface Report {
  readonly performance: number;
  readonly accessibility: number;
  readonly 'best-practices': number;
  readonly seo: number;
  readonly FCP: number;
  readonly LCP: number;
  readonly TBT: number;
  readonly CLS: number;
}

/** A report of the command line, as far as it is read. */
interface Result {
  readonly runtimeError?: {readonly message: string};
  readonly categories: Readonly<
    Record<string, {score: number | null; auditRefs: {id: string; weight: number}[]} | undefined>
  >;
  readonly audits: Readonly<Record<string, {score: number | null; title: string; numericValue?: number} | undefined>>;
}

const cli = path.join(__dirname, 'node_modules/lighthouse/cli/index.js');

/** Whether Lighthouse is installed: it takes 185 MB, so nothing installs it by itself. */
export const isInstalled = (): boolean => existsSync(cli);

/**
 * Runs Lighthouse with its own settings: a phone, slow 4G simulated.
 *
 * @returns The report, and the titles of what is not right.
 * @throws Error when the page could not be measured.
 */
export async function measurePage(address: string): Promise<{report: Report; faults: string[]}> {
  const {stdout} = await promisify(execFile)(
    process.execPath,
    [
      cli,
      address,
      '--output=json',
      '--quiet',
      `--chrome-flags=--headless=new${process.getuid?.() === 0 ? ' --no-sandbox' : ''}`,
    ],
    {env: {...process.env, CHROME_PATH: findBrowser()?.executable ?? chromium.executablePath()}, maxBuffer: 1e8},
  );
  const {runtimeError, categories, audits} = JSON.parse(stdout) as Result;
  if (runtimeError !== undefined) {
    throw new Error(`${address}: ${runtimeError.message}`);
  }
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Infinity;
  const faults = ['accessibility', 'best-practices', 'seo'].flatMap((name) =>
    (categories[name]?.auditRefs ?? []).flatMap(({id, weight}) => {
      const audit = audits[id];
      return weight > 0 && audit?.score != null && audit.score < 1 ? [`${name}: ${audit.title} (${id})`] : [];
    }),
  );
  return {
    report: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      FCP: Math.round(value('first-contentful-paint')),
      LCP: Math.round(value('largest-contentful-paint')),
      TBT: Math.round(value('total-blocking-time')),
      CLS: Number(value('cumulative-layout-shift').toFixed(3)),
    },
    faults,
  };
}

/** The middle of each figure. */
export function medianReport(reports: readonly [Report, ...Report[]]): Report {
  const names = Object.keys(reports[0]) as (keyof Report)[];
  return Object.fromEntries(
    names.map((name) => [name, median(reports.map((report) => report[name]))]),
  ) as unknown as Report;
}
