import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {site} from '../config/site';
import {createVariantSite} from '../tests/support/variant-site';
import {openFinishedBuild} from '../tools/finished-build';
import {launchChromium} from './browser';
import {deleteBuild, measureBuild, startServer} from './measure-build';
import {computeMedian, computeMedians, type BenchOptions, type Table, type Tables} from './report';
import {createStockSite} from './stock-site';

/** A site whose builds and development server are measured. */
interface MeasuredSite {
  readonly dir: string;
  readonly edits: Readonly<Record<string, Edit>>;
  readonly remove: () => void;
}

/** A file to edit, and a page that displays the edited text. */
interface Edit {
  readonly file: string;
  /** Text that occurs in the file. The benchmark appends a marker to its first occurrence. */
  readonly text: string;
  readonly route: string;
}

type Measurement = Readonly<Record<string, number>>;

/** How often each file is edited while a development server is running. */
const editsPerFile = 3;

const timeoutMs = 300_000;

const siteEdits: Readonly<Record<string, Edit>> = {
  'page edit': {file: 'docs/intro.mdx', text: '\n## ', route: 'docs/intro'},
  'OpenAPI edit': {
    file: 'product/openapi/components/users.yaml',
    text: 'A name for the user that you recognize in exports.',
    route: `docs/${site.slug}-api/user-management-api/login-user`,
  },
  'declaration edit': {
    file: 'product/ui-sdk/options.d.ts',
    text: 'The background color of the widget.',
    route: `docs/${site.slug}-ui-sdk/installation-config`,
  },
};
const stockEdits: typeof siteEdits = {'page edit': {file: 'docs/intro.md', text: '\n## ', route: 'docs/intro'}};

/**
 * Measures cold builds and the development server of this site, and of a stock Docusaurus site with the same Markdown.
 * The sites take turns, so that changes in the machine's load affect both.
 */
export async function benchBuilds({runs = 3}: BenchOptions): Promise<Tables> {
  const {outDir} = openFinishedBuild();
  const variant = createVariantSite({docs: 'all'});
  const stock = createStockSite(outDir);
  const sites: Readonly<Record<string, MeasuredSite>> = {
    'this site': {dir: variant.dir, edits: siteEdits, remove: variant.remove},
    'stock Docusaurus with Rspack': {...stock, edits: stockEdits},
  };
  const browser = await launchChromium();
  try {
    return {
      'Cold build': await measureAlternately(sites, runs, (site) => measureBuild(site.dir)),
      'Development server': await measureAlternately(sites, runs, (site) => measureDevServer(browser, site)),
    };
  } finally {
    await browser.close();
    for (const {remove} of Object.values(sites)) remove();
  }
}

async function measureAlternately(
  sites: Readonly<Record<string, MeasuredSite>>,
  runs: number,
  measure: (site: MeasuredSite) => Promise<Measurement>,
): Promise<Table> {
  const measurements = new Map<string, Measurement[]>();
  for (let run = 1; run <= runs; run += 1) {
    for (const [name, measuredSite] of Object.entries(sites)) {
      deleteBuild(measuredSite.dir);
      const measurement = await measure(measuredSite);
      console.log(`${name}, run ${run} of ${runs}: ${JSON.stringify(measurement)}`);
      measurements.set(name, [...(measurements.get(name) ?? []), measurement]);
    }
  }
  return Object.fromEntries([...measurements].map(([name, results]) => [name, computeMedians(results)]));
}

/**
 * Starts a development server, and measures the time until the browser displays the first page and each edit. The first
 * edit of a file isn't counted, because it runs code that isn't compiled yet.
 */
async function measureDevServer(browser: Browser, {dir, edits}: MeasuredSite): Promise<Measurement> {
  const page = await browser.newPage();
  const start = performance.now();
  const {server, origin} = await startServer(dir, '/docs/intro');
  try {
    await openPage(page, `${origin}/docs/intro`);
    const seconds = (performance.now() - start) / 1000;
    const {cpuSeconds, peakMegabytes} = server.usage();
    const times: Record<string, number> = {};
    for (const [name, edit] of Object.entries(edits)) {
      await openPage(page, `${origin}/${edit.route}`);
      const editTimes: number[] = [];
      for (let run = 0; run <= editsPerFile; run += 1) {
        editTimes.push(await measureEdit(page, path.join(dir, edit.file), edit.text, `Edited${run}`));
      }
      times[`${name} s`] = computeMedian(editTimes.slice(1));
    }
    return {'start CPU s': cpuSeconds, 'start wall-clock s': seconds, 'start peak MB': peakMegabytes, ...times};
  } finally {
    await page.close();
    await server.stop();
  }
}

async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url, {timeout: timeoutMs});
  await page.locator('main h1').waitFor({timeout: timeoutMs});
}

/** Appends a marker to text in a file, measures how many seconds it takes to appear, and restores the file. */
async function measureEdit(page: Page, file: string, text: string, marker: string): Promise<number> {
  const original = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (!original.includes(text)) {
    throw new Error(`${file} doesn't contain "${text}". Update the edits in bench/builds.ts.`);
  }
  const waitForMarker = async (isExpected: boolean) => {
    await page.waitForFunction(
      ([text, isIncluded]) => document.body.textContent.includes(text) === isIncluded,
      [marker, isExpected] as const,
      {polling: 10, timeout: timeoutMs},
    );
  };
  // File watchers ignore changes in quick succession.
  await page.waitForTimeout(1000);
  const start = performance.now();
  writeFileSync(
    file,
    original.replace(text, () => `${text}${marker} `),
  );
  await waitForMarker(true);
  const seconds = (performance.now() - start) / 1000;
  await page.waitForTimeout(1000);
  writeFileSync(file, original);
  await waitForMarker(false);
  return seconds;
}
