import type {Page} from '@playwright/test';
import {site} from '../config/site';
import {waitForHydration} from '../tests/support/page';
import {simulateSaveData} from '../tests/support/save-data';
import {serveSite} from '../tests/support/serve';
import {openFinishedBuild} from '../tools/finished-build';
import {collectLoadedFiles, launchChromium} from './browser';
import {measureInTurns, type BenchOptions, type Tables} from './report';

const operationId = 'designsFromPrompt';
/**
 * Measures how fast the sandbox responds, and how much it loads (`sandboxBudget` is the limit): **Run** on the
 * introduction, which opens the console and sends the request, and **Try it** and **Send** on an endpoint page.
 */
export async function benchSandbox({runs = 5}: BenchOptions): Promise<Tables> {
  const {outDir} = openFinishedBuild();
  const server = await serveSite(outDir, {baseUrl: site.baseUrl, brotli: false});
  const browser = await launchChromium();
  const measure = async (route: string, measureResponses: typeof measureRunButton) => {
    const page = await browser.newPage();
    const measurement = await measurePage(page, server.origin + site.baseUrl + route, measureResponses);
    await page.close();
    return measurement;
  };
  try {
    const endpointPage = `docs/${site.slug}-api/core-api/designs-from-prompt`;
    const tasks = {
      'Run on the introduction': () => measure('docs/intro', measureRunButton),
      'Try it on an endpoint page': () => measure(endpointPage, measureConsole),
    };
    return {Sandbox: await measureInTurns(tasks, runs)};
  } finally {
    await browser.close();
    await server.close();
  }
}

async function measurePage(
  page: Page,
  url: string,
  measureResponses: typeof measureRunButton,
): Promise<Record<string, number>> {
  await simulateSaveData(page);
  await page.goto(url, {waitUntil: 'networkidle'});
  await waitForHydration(page);
  // Links are prefetched after the first interaction.
  await page.mouse.click(2, 2);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  await page.waitForLoadState('networkidle');
  const listFiles = collectLoadedFiles(page);
  const [firstResponse, loadedResponse] = await measureResponses(page);
  await page.waitForLoadState('networkidle');
  return {
    'first response ms': firstResponse,
    'response once loaded ms': loadedResponse,
    'loaded KB': listFiles().reduce((sum, {kilobytes}) => sum + kilobytes, 0),
  };
}

/** Measures the first response and, once the sandbox has loaded, the second one, in milliseconds. */
async function measureRunButton(page: Page): Promise<[number, number]> {
  const button = page.getByRole('button', {name: `Run ${operationId}`});
  const firstResponse = await measureUntilResponse(page, () => button.click());
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', {name: 'Close the console'}).click();
  return [firstResponse, await measureUntilResponse(page, () => button.click())];
}

async function measureConsole(page: Page): Promise<[number, number]> {
  const panel = page.getByRole('region', {name: `Console: ${operationId}`});
  const send = panel.getByRole('button', {name: 'Send'});
  const firstResponse = await measureUntilResponse(page, async () => {
    await page
      .getByRole('button', {name: `Try it ${operationId}`})
      .first()
      .click();
    await send.click();
  });
  await page.waitForLoadState('networkidle');
  return [firstResponse, await measureUntilResponse(page, () => send.click())];
}

/** Measures the time from the first click until the page contains a new request ID. */
async function measureUntilResponse(page: Page, press: () => Promise<void>): Promise<number> {
  await page.evaluate((id) => {
    // This is a method because tsx wraps other functions in a helper that doesn't exist on the page.
    const panel = {
      readIds() {
        return (
          document
            .querySelector(`[aria-label="Console: ${id}"]`)
            ?.textContent.match(/req_\w+/g)
            ?.join() ?? ''
        );
      },
    };
    const idsBefore = panel.readIds();
    performance.clearMarks();
    document.addEventListener('click', () => performance.mark('press'), {capture: true, once: true});
    new MutationObserver((_, observer) => {
      const ids = panel.readIds();
      if (ids !== '' && ids !== idsBefore) {
        performance.mark('response');
        observer.disconnect();
      }
    }).observe(document.body, {childList: true, subtree: true, characterData: true});
  }, operationId);
  await press();
  await page.waitForFunction(() => performance.getEntriesByName('response').length > 0);
  return page.evaluate(() => performance.measure('response time', 'press', 'response').duration);
}
