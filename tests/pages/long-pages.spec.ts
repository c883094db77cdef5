import type {Locator, Page} from '@playwright/test';
import {site} from '../../config/site';
import {expectNoAxeViolations} from '../support/axe';
import {readLayoutShifts, recordLayoutShifts} from '../support/layout-shifts';
import {getConsole, holdRequests, waitForHydration} from '../support/page';
import {expect, nightly, test} from '../support/test';

const sdkPage = `docs/${site.slug}-ui-sdk/widget-functions-events`;
const documentPage = `docs/${site.slug}-api/swagger/core-api`;

// Selectors that browsers evaluate: Playwright evaluates those with `:not` or `has`, which takes seconds on long pages.

/** The collapsible content of the operation or schema with a heading. */
const getFold = (page: Page, id: string): Locator => page.locator(`[id="${id}"] ~ details`);

/** The content of all operations and schemas. */
const getSectionContent = (page: Page): Locator => page.locator('section > details > summary + *');

const openAll = (page: Page) => page.getByRole('button', {name: 'Open all'});
const closeAll = (page: Page) => page.getByRole('button', {name: 'Close all'});
const contents = (page: Page) => page.getByRole('navigation', {name: 'On this page'});

test('the table of contents highlights the visible section', async ({page, open}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await recordLayoutShifts(page, {afterParsing: true});
  await open(sdkPage);
  expect(await readLayoutShifts(page)).toEqual([]);
  const activeLink = contents(page).locator('.table-of-contents__link--active');
  for (const id of [
    'function-update',
    'event-generation-succeeded',
    'error-wrong-state',
    'type-progressstep',
    'event-ready',
  ]) {
    const name = (await page.locator(`[id="${id}"] code`).textContent()) ?? '';
    // Scroll without navigating to the hash.
    await page.locator(`[id="${id}"]`).evaluate((entry) => entry.scrollIntoView({block: 'start', behavior: 'instant'}));
    await expect(activeLink).toHaveText(name);
    await expect(activeLink).toBeInViewport();
  }
  await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
  await expect(activeLink).toHaveCount(0);
  await expect(contents(page).getByRole('link').first()).toBeInViewport();
});

test.describe('operations and schemas on the page of a document', () => {
  test('are collapsed, and the table of contents lists tags and operations', async ({page, open}) => {
    await open(documentPage);
    await expect(getSectionContent(page).filter({visible: true})).toHaveCount(0);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThan(25_000);
    await expect(contents(page).getByRole('link', {name: 'Schemas', exact: true})).toHaveCount(1);
    await expect(contents(page).getByRole('link', {name: 'Design', exact: true})).toHaveCount(0);
    const operationIds = await page
      .locator('section:has([data-record="operation"]) > h3')
      .evaluateAll((headings) => headings.map(({id}) => id));
    expect(operationIds.length).toBeGreaterThan(3);
    for (const id of operationIds) await expect(contents(page).locator(`a[href="#${id}"]`)).toHaveCount(1);
  });

  // Chrome's autofill would lay out the content of each of them.
  test('contain no form controls until they are open', async ({page, open}) => {
    await open(documentPage);
    const getControls = (state: string) => page.locator(`.openapi-fold${state} :is(input, select, textarea)`);
    await getFold(page, 'designsFromPrompt').locator('> summary').click();
    await expect(getControls('[open]').first()).toBeVisible();
    await expect(getControls(':not([open])')).toHaveCount(0);
  });

  test('open for every link to them or to a field in them', async ({page, open}) => {
    await open(`${documentPage}#schema-Design.designId`);
    const field = page.locator('[id="schema-Design.designId"]');
    await expect(field).toBeInViewport();
    await expect(getFold(page, 'schema-Design')).toHaveAttribute('open');
    await test.step('a link in the page', async () => {
      const link = contents(page)
        .getByRole('link')
        .filter({hasText: /design/i})
        .last();
      const id = ((await link.getAttribute('href')) ?? '').slice(1);
      await link.click();
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
      const fold = getFold(page, id);
      await expect(fold).toHaveAttribute('open');
      await fold.locator('> summary').click();
      await expect(fold).not.toHaveAttribute('open');
      await test.step('unless it opens in another tab', async () => {
        await link.click({modifiers: ['ControlOrMeta']});
        await expect(fold).not.toHaveAttribute('open');
      });
      await link.press('Enter');
      await expect(fold).toHaveAttribute('open');
    });
    await test.step('a link to the console', async () => {
      await page.goto(`${documentPage}#try=designsFromPrompt.minimal.`);
      await page.reload();
      const console = getConsole(page, 'designsFromPrompt');
      await expect(console).toBeVisible();
      await console.getByRole('button', {name: 'Close the console'}).click();
    });
    await test.step('a link on another page', async () => {
      await open(`docs/${site.slug}-api/core-api/get-request-status`);
      const link = page.locator('article a[href*="swagger/core-api#schema-"]').first();
      const id = ((await link.getAttribute('href')) ?? '').split('#')[1] ?? '';
      await link.click();
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
      await expect(getFold(page, id)).toHaveAttribute('open');
    });
  });

  test('are as before after going back or reloading, including the position', async ({page, open}) => {
    // Older versions of Safari don't have this event.
    await page.addInitScript(() => {
      addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
    });
    await open(documentPage);
    const openFold = async (fold: Locator) => {
      await fold.locator('> summary').click();
      await expect(fold.locator('> summary + *').first()).toBeVisible();
    };
    const openFolds = [getFold(page, 'schema-Design'), getFold(page, 'schema-Request')];
    for (const fold of openFolds) await openFold(fold);
    const variants = getFold(page, 'schema-Request').locator('details');
    await openFold(variants.nth(2));
    const end = page.locator('[id="schema-FinishedRequest"]');
    await end.evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
    const readSavedPosition = () =>
      page.evaluate(() => {
        const {openApiDetails} = history.state as {readonly openApiDetails?: {readonly scrollY: number}};
        return (openApiDetails?.scrollY ?? 0) - window.scrollY;
      });
    await expect.poll(readSavedPosition).toBe(0);
    const getPosition = async () => (await end.boundingBox())?.y ?? Infinity;
    const before = await getPosition();
    const expectRestored = async () => {
      await expect(variants.nth(2).locator('> summary + *').first()).toBeVisible();
      await expect(variants.nth(1).locator('> summary + *').first()).toBeHidden();
      for (const fold of openFolds) await expect(fold.locator('> summary + *').first()).toBeVisible();
      await expect(getFold(page, 'schema-FinishedRequest').locator('> summary + *').first()).toBeHidden();
      await expect.poll(async () => Math.abs((await getPosition()) - before)).toBeLessThan(2);
    };
    // A click of Playwright may scroll the page.
    await page.locator('.navbar__brand').dispatchEvent('click');
    await expect(page).toHaveTitle(/^(?!.*reference)/);
    await expect(end).toHaveCount(0);
    await page.goBack();
    await expectRestored();
    await page.reload();
    await expectRestored();
  });

  test('open and close together, except for what is collapsed in them', async ({page, open}) => {
    await open(documentPage);
    await openAll(page).press('Enter');
    await expect(getSectionContent(page).filter({visible: false})).toHaveCount(0);
    await expect(page.locator('[id="schema-Language"] + details ul').first()).toBeHidden();
    await closeAll(page).click();
    await expect(getSectionContent(page).filter({visible: true})).toHaveCount(0);
  });

  test('are open after going back, and the button offers to open those that the reader closed', async ({
    page,
    open,
  }) => {
    await open(documentPage);
    await openAll(page).click();
    await page.locator('.navbar__brand').dispatchEvent('click');
    await expect(page).toHaveTitle(/^(?!.*reference)/);
    await page.goBack();
    const hidden = getSectionContent(page).filter({visible: false});
    await expect(closeAll(page)).toBeVisible();
    await expect(hidden).toHaveCount(0);
    await test.step('also if the button is pressed before hydration', async () => {
      const release = await holdRequests(page, '**/assets/js/**');
      await page.reload({waitUntil: 'commit'});
      await openAll(page).click();
      release();
      await waitForHydration(page);
      await expect(closeAll(page)).toBeVisible();
      await expect(hidden).toHaveCount(0);
    });
    await getFold(page, 'schema-Design').locator('> summary').click();
    await openAll(page).click();
    await expect(closeAll(page)).toBeVisible();
  });

  test('are all shown in print, with what is collapsed in them', async ({page, open}) => {
    // Browsers without `::details-content` need the attribute.
    await page.addInitScript(() => {
      CSS.supports = () => false;
    });
    await open(documentPage);
    const field = page.locator('[id="schema-Design.designId"]');
    const nested = page.locator('[id="schema-Language"] + details ul').first();
    const expectShown = async (visible: boolean) => {
      for (const element of [field, nested]) await expect(element).toBeVisible({visible});
    };
    await page.emulateMedia({media: 'print'});
    await expectShown(true);
    await page.emulateMedia({media: 'screen'});
    await expectShown(false);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expectShown(true);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(getSectionContent(page).filter({visible: true})).toHaveCount(0);
    await getFold(page, 'schema-Language').locator('> summary').click();
    await expect(nested).toBeHidden();
  });

  test('are accessible when they are open', nightly, async ({page, open}) => {
    await open(documentPage);
    await openAll(page).click();
    await expectNoAxeViolations(page);
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('are expanded', async ({page}) => {
      await page.goto(documentPage);
      await expect(page.locator('[id="schema-Design.designId"]')).toBeVisible();
      await expect(openAll(page)).toBeHidden();
    });
  });
});
