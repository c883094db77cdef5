import {expect, test as base, type Page, type Response} from '@playwright/test';

/** What went wrong on a page without anybody asking for it. */
class Watch {
  readonly #expected: (string | RegExp)[] = [];
  readonly #problems: string[] = [];

  constructor(page: Page, origin: string) {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') {
        this.#add(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      }
    });
    page.on('pageerror', (error) => {
      this.#add(`uncaught: ${error.message}`);
    });
    page.on('requestfailed', (request) => {
      // A prefetch that a navigation cuts short is no failure of the site.
      const reason = request.failure()?.errorText ?? '';
      if (reason !== 'net::ERR_ABORTED' && reason !== 'NS_BINDING_ABORTED') {
        this.#add(`request failed: ${request.url()} ${reason}`);
      }
    });
    page.on('response', (response) => {
      if (response.status() >= 400) {
        this.#add(`answer ${String(response.status())}: ${response.url()}`);
      }
    });
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (/^https?:$/.test(url.protocol) && url.origin !== origin) {
        this.#add(`request to another host: ${request.url()}`);
      }
    });
  }

  /** Allows problems whose line contains this text, or matches this expression, for the rest of the test. */
  allow(...lines: (string | RegExp)[]): void {
    this.#expected.push(...lines);
  }

  /** What went wrong and was not allowed, a line each. */
  get problems(): string[] {
    return this.#problems.filter(
      (problem) =>
        !this.#expected.some((line) => (typeof line === 'string' ? problem.includes(line) : line.test(problem))),
    );
  }

  #add(problem: string): void {
    this.#problems.push(problem);
  }
}

interface Fixtures {
  /** Fails the test on any console error or warning, page error, failed request, or request to another host that it does not allow. */
  watch: Watch;
  /** Opens an address of the site (relative to its base URL, without a leading slash) and waits until the page is interactive. */
  open: (address: string) => Promise<Response>;
}

/** Waits until React has taken over the static page. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

export const test = base.extend<Fixtures>({
  watch: [
    async ({page, baseURL}, use) => {
      const watch = new Watch(page, new URL(baseURL ?? 'http://localhost').origin);
      await use(watch);
      expect(watch.problems).toEqual([]);
    },
    {auto: true},
  ],
  open: async ({page, javaScriptEnabled}, use) => {
    await use(async (address) => {
      const response = await page.goto(address);
      if (response === null) {
        throw new Error(`${address} is on the page that is open already: nothing was loaded.`);
      }
      if (javaScriptEnabled) {
        await hydrated(page);
      }
      return response;
    });
  },
});

export {expect};
