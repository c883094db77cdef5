import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {chromium} from '@playwright/test';
import {site} from '../config/site';
import {routes} from '../tests/support/routes';
import {serveSite} from '../tests/support/serve';
import {findChromium} from '../tools/browser/find-browser';
import {measureInTurns, type BenchOptions, type Tables} from './report';

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
 * Runs Lighthouse on the pages in `build/`, and prints the audits that fail. The server uses gzip and, like most hosts,
 * HTTP/2. With HTTP/1.1, LCP depends on which connections the browser reuses.
 *
 * @param options.only - Routes relative to the base URL, such as `docs/intro`. An empty string is the home page.
 * @param options.runs - The number of runs per page, of which the median is reported.
 */
export async function benchLighthouse({only, runs = 1}: BenchOptions): Promise<Tables> {
  const pages = routes.filter((route) => only?.includes(route) ?? route !== 'search');
  const server = await serveSite('build', {baseUrl: site.baseUrl, brotli: false, http2: true});
  try {
    const tasks = pages.map((route) => [`/${route}`, () => measurePage(server.origin + site.baseUrl + route)] as const);
    return {'Lighthouse 12, mobile': await measureInTurns(Object.fromEntries(tasks), runs)};
  } finally {
    await server.close();
  }
}

/**
 * Runs Lighthouse with its default settings: a mobile device on simulated slow 4G.
 *
 * @returns Scores from 0 to 100, and times in milliseconds.
 * @throws Error if Lighthouse can't measure the page.
 */
async function measurePage(url: string): Promise<Record<string, number>> {
  // The server is in this process, so it mustn't be blocked.
  const {stdout} = await promisify(execFile)(
    'npm',
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
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
  for (const name of ['accessibility', 'best-practices', 'seo']) {
    for (const {id, weight} of categories[name]?.auditRefs ?? []) {
      const audit = audits[id];
      if (weight > 0 && audit?.score != null && audit.score < 1) console.log(`${url}: ${audit.title} (${id})`);
    }
  }
  const getScore = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const getValue = (name: string) => audits[name]?.numericValue ?? Infinity;
  return {
    performance: getScore('performance'),
    accessibility: getScore('accessibility'),
    'best practices': getScore('best-practices'),
    SEO: getScore('seo'),
    'FCP ms': getValue('first-contentful-paint'),
    'LCP ms': getValue('largest-contentful-paint'),
    'TBT ms': getValue('total-blocking-time'),
    CLS: getValue('cumulative-layout-shift'),
    KB: getValue('total-byte-weight') / 1000,
  };
}
