import {gzipSync} from 'node:zlib';
import {
  createEngine,
  getRecordsFile,
  headingsFile,
  serializeRecords,
  type DocSearchRecord,
  type IndexFiles,
} from '@developer-docs/search-engine';
import type {Page} from '@playwright/test';
import {launchChromium} from '../browser';
import {computeMedian} from '../report';
import {modalParameters} from './questions';

/** The maximum number of keystrokes that are measured in Node. */
const maxKeystrokes = 500;

/** The query that is typed in the browser. */
const browserQuery = 'rate limits of requests';

/**
 * Measures an index: its size, and the time to build and search it.
 *
 * @param queries - Queries that are typed letter by letter in Node.
 * @param url - Absolute URL of a page with the search modal, which then searches these records instead of its own.
 */
export async function measureIndex(
  records: readonly DocSearchRecord[],
  queries: readonly string[],
  url: string,
): Promise<Record<string, number>> {
  const files = serializeRecords(records);
  return {
    'headings KB': gzipSync(files.headings).length / 1000,
    'all KB': gzipSync(files.parts.join('')).length / 1000,
    ...measureCpuTimes(records, queries),
    ...(await measureInBrowser(files, url)),
  };
}

/**
 * Measures the CPU time in Node, which other programs affect less than wall-clock time. The fastest of three searches
 * counts.
 */
function measureCpuTimes(records: readonly DocSearchRecord[], queries: readonly string[]): Record<string, number> {
  let engine = createEngine([]);
  const indexing = measureCpuTime(() => {
    engine = createEngine(records);
  });
  const keystrokes = queries.flatMap((query) =>
    Array.from({length: query.length - 1}, (_, end) => query.slice(0, end + 2)),
  );
  const facetFilters = [
    `language:${records[0]?.language ?? ''}`,
    [`docusaurus_tag:${records[0]?.docusaurus_tag ?? ''}`],
  ];
  const times = selectSample(keystrokes, maxKeystrokes)
    .map((query) =>
      Math.min(...[0, 1, 2].map(() => measureCpuTime(() => engine.search({query, ...modalParameters, facetFilters})))),
    )
    .sort((a, b) => a - b);
  return {
    'indexing CPU ms': indexing,
    'key CPU ms, median': computeMedian(times),
    'key CPU ms, p95': times[Math.floor(times.length * 0.95)] ?? NaN,
  };
}

function measureCpuTime(action: () => unknown): number {
  const before = process.cpuUsage();
  action();
  const {user, system} = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Returns about `count` evenly distributed items. */
function selectSample<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, items.length / count);
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

/**
 * Measures the time in Chromium from opening the modal to the first result of the first letter, and the script time of
 * the main thread for each further letter, including DocSearch's rendering.
 */
async function measureInBrowser(files: IndexFiles, url: string): Promise<Record<string, number>> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    for (const [name, body] of [
      [headingsFile, files.headings] as const,
      ...files.parts.map((part, index) => [getRecordsFile(files.build, index), part] as const),
    ]) {
      await page.context().route(`**/${name}`, (route) => route.fulfill({contentType: 'application/json', body}));
    }
    await page.goto(url, {waitUntil: 'networkidle', timeout: 120_000});
    const openingToFirstResult = await measureOpening(page);
    await page.waitForLoadState('networkidle');
    return {
      'opening to first result ms': openingToFirstResult,
      'key on the main thread ms': computeMedian(await measureKeystrokes(page)),
    };
  } finally {
    await browser.close();
  }
}

async function measureOpening(page: Page): Promise<number> {
  await page.evaluate(() => {
    addEventListener('click', () => performance.mark('opening'), {capture: true, once: true});
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.DocSearch-Hit')) return;
      performance.mark('result');
      observer.disconnect();
    }).observe(document.body, {childList: true, subtree: true});
  });
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await page.locator('.DocSearch-Input').pressSequentially(browserQuery.charAt(0));
  await page.locator('.DocSearch-Hit').first().waitFor({timeout: 120_000});
  return page.evaluate(() => performance.measure('opening to result', 'opening', 'result').duration);
}

async function measureKeystrokes(page: Page): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const getScriptTime = async () => {
    const {metrics} = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({name}) => name === 'ScriptDuration')?.value ?? NaN);
  };
  const durations: number[] = [];
  for (const key of browserQuery.slice(1)) {
    const before = await getScriptTime();
    await page.keyboard.type(key);
    // This is enough time to search and to render the hits.
    await page.waitForTimeout(300);
    durations.push((await getScriptTime()) - before);
  }
  return durations;
}

/** The headings below the title of each page of a large site, and the texts below each of them. */
const [headingsPerPage, textsPerHeading] = [6, 2];

/**
 * Creates the records of a large site, 21 for each page, from the headings and texts of a small one. When they're used
 * again, every fifth long word is changed, so that the vocabulary grows, too.
 */
export function createLargeSite(records: readonly DocSearchRecord[], pageCount: number): DocSearchRecord[] {
  const createSource = (texts: readonly string[]) => {
    let next = 0;
    return () => changeWords(texts[next % texts.length] ?? '', Math.floor(next++ / texts.length));
  };
  const nextHeading = createSource(
    records.flatMap(({type, hierarchy}) => (type === 'content' ? [] : (hierarchy[type] ?? []))),
  );
  const nextText = createSource(records.flatMap(({kind, content}) => (kind === 'text' ? (content ?? []) : [])));
  const [{language, docusaurus_tag}] = records as [DocSearchRecord];
  return Array.from({length: pageCount}, (_, page) => {
    const url = `/docs/topic-${Math.floor(page / 50)}/page-${page}`;
    const title = nextHeading();
    const createRecord = (heading: string | null, content: string | null): DocSearchRecord => {
      const anchor = heading?.toLowerCase().replace(/\s/g, '-') ?? '';
      const [type, kind] = heading === null ? (['lvl1', 'page'] as const) : (['lvl2', 'heading'] as const);
      return {
        objectID: '',
        url: anchor === '' ? url : `${url}#${anchor}`,
        url_without_anchor: url,
        anchor,
        type: content === null ? type : 'content',
        kind: content === null ? kind : 'text',
        hierarchy: {lvl0: null, lvl1: title, lvl2: heading, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
        content,
        language,
        docusaurus_tag,
        weight: {pageRank: 0, level: 0, position: 0},
      };
    };
    const createSection = (heading: string | null): DocSearchRecord[] => [
      createRecord(heading, null),
      ...Array.from({length: textsPerHeading}, () => createRecord(heading, nextText())),
    ];
    return [null, ...Array.from({length: headingsPerPage}, nextHeading)].flatMap(createSection);
  }).flat();
}

/** Appends letters to every fifth long word of a text, which are different for each copy. */
function changeWords(text: string, copy: number): string {
  if (copy === 0) return text;
  const suffix = copy.toString(36).replace(/\d/g, (digit) => String.fromCharCode(97 + 2 * Number(digit)));
  let wordCount = 0;
  return text.replace(/[a-z]{6,}/g, (word) => (wordCount++ % 5 === 0 ? word + suffix : word));
}
