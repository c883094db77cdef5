import os from 'node:os';
import type {Page} from '@playwright/test';
import {site} from '../../config/site';
import {openFinishedBuild} from '../../tools/finished-build';
import {waitForHydration} from '../../tests/support/page';
import {simulateSaveData} from '../../tests/support/save-data';
import {serveSite} from '../../tests/support/serve';
import {sandboxBudget} from '../budgets';
import {launchChromium} from '../chromium';
import {computeMedian} from '../page-routes';
import {collectLoadedFiles} from './loaded-files';

const operationId = 'designsFromPrompt';
const runs = 5;

interface SandboxMeasurement {
  /** The time from the first click to the first response, in milliseconds. */
  readonly firstResponse: number;
  /** The time from a click to the response once the sandbox is loaded, in milliseconds. */
  readonly loadedResponse: number;
  /** The size of all files that the clicks load, in gzipped KB. */
  readonly kilobytes: number;
}

/** Prints how fast the sandbox responds and how much it loads. These numbers aren't in the README's table. */
export async function benchSandbox(): Promise<[]> {
  const {baseUrl} = site;
  const {outDir} = openFinishedBuild();
  const server = await serveSite(outDir, {baseUrl, brotli: false});
  const browser = await launchChromium();
  try {
    const runButtonTimings = await measureRuns(
      () => browser.newPage(),
      `${server.origin}${baseUrl}docs/intro`,
      measureRunButton,
    );
    const consoleTimings = await measureRuns(
      () => browser.newPage(),
      `${server.origin}${baseUrl}docs/${site.slug}-api/core-api/designs-from-prompt`,
      measureConsole,
    );
    console.log(
      `\nGoals: first response ≤ 500 ms, response once loaded ≤ 50 ms, loaded ≤ ${String(sandboxBudget)} KB gzipped in total`,
    );
    console.log(`Load average during the measurement: ${(os.loadavg()[0] ?? 0).toFixed(1)}`);
    console.log(`Run on the introduction: ${formatMeasurement(runButtonTimings)}`);
    console.log(`Try it with the editor:  ${formatMeasurement(consoleTimings)}`);
  } finally {
    await browser.close();
    await server.close();
  }
  return [];
}

const formatMeasurement = ({firstResponse, loadedResponse, kilobytes}: SandboxMeasurement) =>
  `first response ${firstResponse.toFixed(0)} ms, once loaded ${loadedResponse.toFixed(0)} ms, ${kilobytes.toFixed(1)} KB`;

async function measureRuns(
  newPage: () => Promise<Page>,
  url: string,
  measure: (page: Page) => Promise<Omit<SandboxMeasurement, 'kilobytes'>>,
): Promise<SandboxMeasurement> {
  const results: SandboxMeasurement[] = [];
  for (let index = 0; index < runs; index += 1) {
    const page = await newPage();
    await simulateSaveData(page);
    await page.goto(url, {waitUntil: 'networkidle'});
    await waitForHydration(page);
    // Links are prefetched after the first interaction.
    await page.mouse.click(2, 2);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);
    await page.waitForLoadState('networkidle');
    const files = collectLoadedFiles(page);
    const times = await measure(page);
    await page.waitForLoadState('networkidle');
    results.push({...times, kilobytes: files().reduce((sum, file) => sum + file.kilobytes, 0)});
    await page.context().close();
  }
  return {
    firstResponse: computeMedian(results.map(({firstResponse}) => firstResponse)),
    loadedResponse: computeMedian(results.map(({loadedResponse}) => loadedResponse)),
    kilobytes: computeMedian(results.map(({kilobytes}) => kilobytes)),
  };
}

/** Measures **Run**, which opens the console and sends the request. */
async function measureRunButton(page: Page): Promise<Omit<SandboxMeasurement, 'kilobytes'>> {
  const button = page.getByRole('button', {name: `Run ${operationId}`});
  const firstResponse = await measureUntilResponse(page, () => button.click());
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', {name: 'Close the console'}).click();
  return {firstResponse, loadedResponse: await measureUntilResponse(page, () => button.click())};
}

/** Measures **Try it**, which opens the console, and **Send**, which sends the request. */
async function measureConsole(page: Page): Promise<Omit<SandboxMeasurement, 'kilobytes'>> {
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
  return {firstResponse, loadedResponse: await measureUntilResponse(page, () => send.click())};
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
