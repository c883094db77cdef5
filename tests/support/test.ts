import {expect, test as base, type BrowserContext, type Response} from '@playwright/test';
import {waitForHydration} from './page';
import {simulateSaveData} from './save-data';

/** Collects unexpected problems on a test's pages. */
class Watch {
  private readonly allowed: (string | RegExp)[] = [];
  private readonly allProblems: string[] = [];

  constructor(context: BrowserContext, origin: string) {
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') {
        this.add(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      }
    });
    context.on('weberror', (event) => this.add(`uncaught: ${event.error().message}`));
    context.on('requestfailed', (request) => {
      // A navigation aborts pending prefetches, which isn't a failure of the site.
      const reason = request.failure()?.errorText ?? '';
      if (reason !== 'net::ERR_ABORTED' && reason !== 'NS_BINDING_ABORTED') {
        this.add(`request failed: ${request.url()} ${reason}`);
      }
    });
    context.on('response', (response) => {
      if (response.status() >= 400) this.add(`response ${response.status()}: ${response.url()}`);
    });
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (/^https?:$/.test(url.protocol) && url.origin !== origin) {
        this.add(`request to another host: ${request.url()}`);
      }
    });
  }

  /** Ignores problems whose description contains a text or matches a pattern, for the rest of the test. */
  allow(...lines: (string | RegExp)[]): void {
    this.allowed.push(...lines);
  }

  /** Returns descriptions of the problems that the test doesn't allow. */
  get problems(): string[] {
    return this.allProblems.filter(
      (problem) =>
        !this.allowed.some((line) => (typeof line === 'string' ? problem.includes(line) : line.test(problem))),
    );
  }

  private add(problem: string): void {
    this.allProblems.push(problem);
  }
}

interface Fixtures {
  /**
   * Whether the connection is metered, so that pages don't prefetch the pages that they link to. Default: `true`,
   * because prefetching takes more CPU time than most tests.
   */
  saveData: boolean;
  /**
   * Fails the test on any console error or warning, page error, failed request, or request to another host, unless
   * allowed.
   */
  watch: Watch;
  /**
   * Opens a page by its path, relative to the base URL and without a leading slash, and waits until it is interactive.
   */
  open: (path: string) => Promise<Response>;
}

export const test = base.extend<Fixtures>({
  saveData: [true, {option: true}],
  watch: ({context, baseURL}, use) => use(new Watch(context, new URL(baseURL ?? 'http://localhost').origin)),
  page: async ({page, context, saveData, watch}, use) => {
    if (saveData) await simulateSaveData(context);
    await use(page);
    expect(watch.problems).toEqual([]);
  },
  open: ({page, javaScriptEnabled}, use) =>
    use(async (path) => {
      const response = await page.goto(path);
      if (response === null) {
        throw new Error(
          `page.goto('${path}') loaded no document, because it differs from the open page only in its hash.`,
        );
      }
      if (javaScriptEnabled) await waitForHydration(page);
      return response;
    }),
});

export {expect};

/**
 * The details of a test that's slow and rarely fails. It runs only in `npm run test:full`, which CI runs every night.
 */
export const nightly = {tag: '@nightly'};

/** The details of a test with preview versions of Docusaurus 4, which can fail without a fault of the packages. */
export const canary = {tag: '@canary'};

/** Returns the details of one of several similar tests, which runs nightly unless it represents the others. */
export const nightlyUnless = (isRepresentative: boolean) => (isRepresentative ? {} : nightly);
