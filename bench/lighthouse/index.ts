import {chromium} from '@playwright/test';
import {findChromium} from '../../tools/find-browser';
import {runNpmConcurrently} from '../../tools/run-npm';
import {computeMedian} from '../page-routes';

/** Lighthouse results for a page: scores from 0 to 100, and times in milliseconds. */
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

/** The properties in the CLI's JSON output that this module uses. */
interface Result {
  readonly runtimeError?: {readonly message: string};
  readonly categories: Readonly<
    Record<string, {score: number | null; auditRefs: {id: string; weight: number}[]} | undefined>
  >;
  readonly audits: Readonly<Record<string, {score: number | null; title: string; numericValue?: number} | undefined>>;
}

/** Lighthouse isn't a dependency of the repository because of its size (185 MB). npm downloads it on first use. */
const lighthousePackage = 'lighthouse@12.8.2';

/**
 * Runs Lighthouse with its default settings: a mobile device on simulated slow 4G.
 *
 * @returns The report, and the titles of the failed audits.
 * @throws Error if Lighthouse can't measure the page.
 */
export async function measurePage(url: string): Promise<{report: Report; failedAudits: string[]}> {
  const stdout = await runNpmConcurrently(
    [
      'exec',
      '--yes',
      '--',
      lighthousePackage,
      url,
      '--output=json',
      '--quiet',
      `--chrome-flags=--headless=new --ignore-certificate-errors${process.getuid?.() === 0 ? ' --no-sandbox' : ''}`,
    ],
    {env: {...process.env, CHROME_PATH: findChromium() ?? chromium.executablePath()}, maxBuffer: 1e8},
  );
  const {runtimeError, categories, audits} = JSON.parse(stdout) as Result;
  if (runtimeError !== undefined) {
    throw new Error(`${url}: ${runtimeError.message}`);
  }
  const getScore = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const getValue = (name: string) => audits[name]?.numericValue ?? Infinity;
  const failedAudits = ['accessibility', 'best-practices', 'seo'].flatMap((name) =>
    (categories[name]?.auditRefs ?? []).flatMap(({id, weight}) => {
      const audit = audits[id];
      return weight > 0 && audit?.score != null && audit.score < 1 ? [`${name}: ${audit.title} (${id})`] : [];
    }),
  );
  return {
    report: {
      performance: getScore('performance'),
      accessibility: getScore('accessibility'),
      'best-practices': getScore('best-practices'),
      seo: getScore('seo'),
      FCP: Math.round(getValue('first-contentful-paint')),
      LCP: Math.round(getValue('largest-contentful-paint')),
      TBT: Math.round(getValue('total-blocking-time')),
      CLS: Number(getValue('cumulative-layout-shift').toFixed(3)),
    },
    failedAudits,
  };
}

/** Returns the median of each score and time. */
export function getMedianReport(reports: readonly Report[]): Report {
  const names = Object.keys(reports[0] ?? {}) as (keyof Report)[];
  return Object.fromEntries(
    names.map((name) => [name, computeMedian(reports.map((report) => report[name]))]),
  ) as unknown as Report;
}
