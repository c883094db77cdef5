import type {Page} from '@playwright/test';
import {site} from '../config/site';
import {waitForHydration} from '../tests/support/page';
import {collectLoadedFiles} from '../tests/support/page-weights';
import {simulateSaveData} from '../tests/support/save-data';
import {serveSite} from '../tests/support/serve';
import {launchChromium} from './browser';
import {measureInTurns, type BenchOptions, type Tables} from './report';

const operationId = 'designsFromPrompt';

/**
 * Measures how much the sandbox loads, whose limit is in `tests/content/sandbox-size.spec.ts`: **Run** on the
 * introduction, which opens the console and sends the request, and **Try it** and **Send** on an endpoint page.
 */
export async function benchSandbox({runs = 1}: BenchOptions): Promise<Tables> {
  const server = await serveSite('build', {baseUrl: site.baseUrl, brotli: false});
  const browser = await launchChromium();
  const measure = async (route: string, press: (page: Page) => Promise<void>) => {
    const page = await browser.newPage();
    const kilobytes = await measurePage(page, server.origin + site.baseUrl + route, press);
    await page.close();
    return {'loaded KB': kilobytes};
  };
  try {
    const endpointPage = `docs/${site.slug}-api/core-api/designs-from-prompt`;
    const tasks = {
      'Run on the introduction': () =>
        measure('docs/intro', (page) => page.getByRole('button', {name: `Run ${operationId}`}).click()),
      'Try it on an endpoint page': () =>
        measure(endpointPage, async (page) => {
          const tryIt = page.getByRole('button', {name: `Try it ${operationId}`});
          await tryIt.first().click();
          await page
            .getByRole('region', {name: `Console: ${operationId}`})
            .getByRole('button', {name: 'Send'})
            .click();
        }),
    };
    return {Sandbox: await measureInTurns(tasks, runs)};
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Returns the size of the files that are loaded until the response of the sandbox is on the page, in KB. */
async function measurePage(page: Page, url: string, press: (page: Page) => Promise<void>): Promise<number> {
  await simulateSaveData(page);
  await page.goto(url, {waitUntil: 'networkidle'});
  await waitForHydration(page);
  // Links are prefetched after the first interaction.
  await page.mouse.click(2, 2);
  await page.waitForTimeout(1000);
  await page.waitForLoadState('networkidle');
  const listFiles = collectLoadedFiles(page);
  await press(page);
  await page
    .getByRole('region', {name: `Console: ${operationId}`})
    .getByText(/req_\w+/)
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  return listFiles().reduce((sum, {kilobytes}) => sum + kilobytes, 0);
}
