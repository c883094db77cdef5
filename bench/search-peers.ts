import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Hit} from '@developer-docs/search-engine';
import type {Browser, Page} from '@playwright/test';
import {createStockSite, type StockSite} from '../tests/stock-sites/stock-site';
import {serveSite} from '../tests/support/serve';
import {createConfig} from './benchmark-site';
import {launchChromium} from './browser';
import {measureCommand} from './measure-build';
import {computeMedian, computeMedians, measureInTurns, type BenchOptions, type Tables} from './report';
import {corpusLine, readCorpora, readPageUrls, searchThemeLine, writeCorpus, type Corpus} from './search/corpora';
import {measureQuestions, sortInModalOrder, type Result} from './search/questions';

/** A search for Docusaurus sites. */
interface Peer {
  readonly name: string;
  /** The line of the configuration that its README shows. */
  readonly line?: string;
  /** Arguments of `npx` that create the index after the build, without the build's folder. */
  readonly indexCommand?: readonly string[];
  /** Prepares a page whose theme doesn't have the search. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** What readers click before they type, and where they type. */
  readonly button: string;
  readonly input: string;
  /** A result in the list. */
  readonly hit: string;
  /** Searches after the first search, without the time that rendering takes. */
  readonly search: (page: Page, query: string) => Promise<Response>;
}

interface Response {
  readonly milliseconds: number;
  /** The results in the order in which readers see them. */
  readonly results: readonly Result[];
}

const peers: readonly Peer[] = [
  {
    name: 'this theme',
    line: searchThemeLine,
    button: '.navbar button[aria-keyshortcuts]',
    input: '.DocSearch-Input',
    hit: '.DocSearch-Hit',
    search: async (page, query) => {
      const {milliseconds, value} = await searchInWorker(page, '.DocSearch-Input', query);
      const [response] = value as readonly {readonly hits: readonly Hit[]}[];
      return {milliseconds, results: sortInModalOrder(query, response?.hits ?? [])};
    },
  },
  {
    name: 'docusaurus-search-local',
    // By default, it lists 8 results.
    line: `themes: [['@easyops-cn/docusaurus-search-local', {hashed: true, indexBlog: false, searchResultLimits: 10}]],`,
    button: '.navbar__search-input',
    input: '.navbar__search-input',
    hit: '[class*=suggestion_]',
    search: async (page, query) => {
      const {milliseconds, value} = await searchInWorker(page, '.navbar__search-input', query);
      const hits = value as readonly {readonly document: {readonly u: string; readonly h?: string}}[];
      return {
        milliseconds,
        results: hits.map(({document: {u, h = ''}}) => ({url: u + h, url_without_anchor: u})),
      };
    },
  },
  {
    name: 'Pagefind',
    indexCommand: ['pagefind', '--root-selector', 'article', '--site'],
    prepare: (page) =>
      page.evaluate(async () => {
        const script = document.createElement('script');
        script.src = '/pagefind/pagefind-ui.js';
        const style = Object.assign(document.createElement('link'), {rel: 'stylesheet'});
        style.href = '/pagefind/pagefind-ui.css';
        document.head.append(style, script);
        await new Promise((resolve) => (script.onload = resolve));
        const element = document.createElement('div');
        document.querySelector('main')?.prepend(element);
        const {PagefindUI} = window as typeof window & {PagefindUI: new (options: object) => unknown};
        new PagefindUI({element, pageSize: 10, showSubResults: false});
      }),
    button: '.pagefind-ui__search-input',
    input: '.pagefind-ui__search-input',
    hit: '.pagefind-ui__result-link',
    search: searchInPagefind,
  },
];

/** How often the search is opened in each run, each time in a new browser context. */
const openingsPerRun = 3;

/** The number of questions of each project that are typed letter by letter. */
const typedQuestions = 8;

const timeoutMs = 60_000;

type Measurement = Readonly<Record<string, number>>;

/**
 * Compares the search theme with others in stock sites that have other projects' documentation. In each run, the sites
 * are built and measured one after another, so that changes in the machine's load affect all.
 */
export async function benchSearchPeers({runs = 1, only = []}: BenchOptions): Promise<Tables> {
  const corpora = readCorpora().filter(({name}) => only.length === 0 || only.includes(name));
  const stock = await createStockSite({
    docusaurus: '3.7.0',
    packages: [
      '@developer-docs/docusaurus-theme-search',
      '@docusaurus/faster@3.7.0',
      '@easyops-cn/docusaurus-search-local@0.55',
      'pagefind@1',
    ],
  });
  const browser = await launchChromium();
  const tasks: Record<string, () => Promise<Measurement>> = {};
  for (const corpus of corpora) {
    tasks[`${corpus.name}: without search`] = async () => ({'build CPU s': await buildSite(stock, corpus)});
    for (const peer of peers) {
      tasks[`${corpus.name}: ${peer.name}`] = async () => {
        const cpuSeconds = await buildSite(stock, corpus, peer);
        return {...(await measureInBrowser(browser, stock, corpus, peer)), 'build CPU s': cpuSeconds};
      };
    }
  }
  try {
    return {'Search in stock sites': await measureInTurns(tasks, runs)};
  } finally {
    await browser.close();
    stock.remove();
  }
}

/** Builds a corpus's site without caches, with a peer or without any search, and returns the CPU time in seconds. */
async function buildSite(stock: StockSite, corpus: Corpus, peer?: Peer): Promise<number> {
  for (const name of ['build', '.docusaurus', 'node_modules/.cache', 'blog', 'docs', 'src', 'docusaurus.config.ts']) {
    rmSync(path.join(stock.dir, name), {recursive: true, force: true});
  }
  stock.write('docusaurus.config.js', createConfig('{}', `${corpusLine}\n  ${peer?.line ?? ''}`));
  writeCorpus(stock.dir, corpus);
  const commands = [['docusaurus', 'build'], ...(peer?.indexCommand ? [[...peer.indexCommand, stock.outDir]] : [])];
  let cpuSeconds = 0;
  for (const command of commands) cpuSeconds += (await measureCommand(stock.dir, command)).usage['CPU s'];
  return cpuSeconds;
}

async function measureInBrowser(browser: Browser, stock: StockSite, corpus: Corpus, peer: Peer): Promise<Measurement> {
  const requests: string[] = [];
  const server = await serveSite(stock.outDir, {
    handleRequest: ({url = ''}) => {
      requests.push(new URL(url, 'http://localhost').pathname);
      return false;
    },
  });
  const getUrl = readPageUrls(stock);
  const [firstQuestion] = corpus.questions;
  const firstPage = server.origin + getUrl(firstQuestion?.pages[0] ?? '');
  const openings: Measurement[] = [];
  try {
    for (let opening = 1; ; opening += 1) {
      const page = await openPage(browser, firstPage);
      requests.length = 0;
      await peer.prepare?.(page);
      const milliseconds = await measureOpening(page, peer, firstQuestion?.question ?? '');
      openings.push({
        ...measureFiles(stock.outDir, new Set(requests)),
        'opening to first result ms': milliseconds,
      });
      if (opening === openingsPerRun) {
        await page.waitForLoadState('networkidle');
        return {...computeMedians(openings), ...(await measureSearches(page, corpus, peer, getUrl))};
      }
      await page.context().close();
    }
  } finally {
    await server.close();
  }
}

/** Opens a page in a new context, which records the calls of functions named `search` in workers. */
async function openPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(recordWorkerSearches);
  await page.goto(url, {waitUntil: 'networkidle', timeout: timeoutMs});
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  return page;
}

/** Opens the search, enters a query, and returns the time until the first result is displayed. */
async function measureOpening(page: Page, {button, input, hit}: Peer, query: string): Promise<number> {
  await page.evaluate((selector) => {
    performance.mark('opening');
    new MutationObserver((_, observer) => {
      if (!document.querySelector(selector)) return;
      performance.mark('result');
      observer.disconnect();
    }).observe(document.body, {childList: true, subtree: true});
  }, hit);
  await page.locator(button).first().click();
  await page.locator(input).fill(query);
  await page.locator(hit).first().waitFor({timeout: timeoutMs});
  return page.evaluate(() => performance.measure('opening to result', 'opening', 'result').duration);
}

/** Adds up the gzipped sizes of files in the build: those of the index, and scripts and styles. */
function measureFiles(outDir: string, paths: ReadonlySet<string>): Measurement {
  const isCode = (name: string) => /\.(?:js|css)$|\/wasm\.\w+\.pagefind$/.test(name);
  const measure = (names: readonly string[]) =>
    names.reduce((sum, name) => sum + gzipSync(readFileSync(path.join(outDir, name))).length / 1000, 0);
  const names = [...paths].map(decodeURIComponent);
  return {
    'index KB': measure(names.filter((name) => !isCode(name))),
    'code KB': measure(names.filter(isCode)),
  };
}

/** Types some questions letter by letter, and searches for all. */
async function measureSearches(
  page: Page,
  {questions}: Corpus,
  peer: Peer,
  getUrl: (page: string) => string,
): Promise<Measurement> {
  const times: number[] = [];
  for (const {question} of questions.slice(0, typedQuestions)) {
    for (let length = 1; length <= question.length; length += 1) {
      const query = question.slice(0, length);
      if (!query.endsWith(' ')) times.push((await peer.search(page, query)).milliseconds);
    }
  }
  const results = new Map<string, readonly Result[]>();
  for (const {question} of questions) {
    const found = (await peer.search(page, question)).results;
    results.set(
      question,
      found.map((result) => ({...result, url_without_anchor: removeEnding(result.url_without_anchor)})),
    );
  }
  const relevance = measureQuestions(
    (question) => results.get(question) ?? [],
    questions,
    (name) => removeEnding(getUrl(name)),
  );
  times.sort((a, b) => a - b);
  return {
    'MRR@10': relevance.meanReciprocalRank,
    'success@3': relevance.successAt3,
    'key ms, median': computeMedian(times),
    'key ms, p95': times[Math.floor(times.length * 0.95)] ?? NaN,
  };
}

/** Pagefind's URLs end with the names of files. */
const removeEnding = (url: string) => url.replace(/\/$|\.html$/, '');

/** A call of a function named `search` in a worker. Both themes call it with Comlink. */
interface WorkerSearch {
  readonly arguments: string;
  readonly milliseconds: number;
  readonly value: unknown;
}

/** Records the calls in `window.workerSearches`. Runs in the page before its scripts. */
function recordWorkerSearches(): void {
  const searches: WorkerSearch[] = [];
  Object.assign(window, {workerSearches: searches});
  // An object that a worker has exposed has a message port of its own.
  for (const prototype of [Worker.prototype, MessagePort.prototype]) {
    const post = prototype.postMessage as (this: EventTarget, ...args: unknown[]) => void;
    prototype.postMessage = function (this: EventTarget, ...args: unknown[]) {
      const call = args[0] as {id: string; path?: string[]; argumentList: unknown} | null;
      if (call?.path?.at(-1) === 'search') {
        const start = performance.now();
        const controller = new AbortController();
        this.addEventListener(
          'message',
          (event) => {
            const {id, value} = (event as MessageEvent<{id: string; value: unknown}>).data;
            if (id !== call.id) return;
            controller.abort();
            const milliseconds = performance.now() - start;
            searches.push({arguments: JSON.stringify(call.argumentList), milliseconds, value});
          },
          {signal: controller.signal},
        );
      }
      post.apply(this, args);
    };
  }
}

/** Enters a query, and returns the worker's response. */
async function searchInWorker(page: Page, input: string, query: string) {
  await page.evaluate(() => {
    (window as typeof window & {workerSearches: WorkerSearch[]}).workerSearches.length = 0;
  });
  await page.locator(input).fill(query);
  const search = await page.waitForFunction(
    (text) =>
      (window as typeof window & {workerSearches: WorkerSearch[]}).workerSearches.find((call) =>
        call.arguments.includes(text),
      ),
    JSON.stringify(query),
    {timeout: timeoutMs},
  );
  return (await search.jsonValue()) as WorkerSearch;
}

/** Searches as Pagefind's UI does, which loads the results of its first page. */
function searchInPagefind(page: Page, query: string): Promise<Response> {
  return page.evaluate(async (text) => {
    interface Pagefind {
      readonly search: (query: string) => Promise<{results: {data: () => Promise<{url: string}>}[]}>;
    }
    const url = '/pagefind/pagefind.js';
    const pagefind = (await import(url)) as Pagefind;
    const start = performance.now();
    const {results} = await pagefind.search(text);
    const data = await Promise.all(results.slice(0, 10).map((result) => result.data()));
    return {
      milliseconds: performance.now() - start,
      results: data.map((result) => ({url: result.url, url_without_anchor: result.url})),
    };
  }, query);
}
