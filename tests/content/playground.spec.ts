import type {Locator, Page} from '@playwright/test';
import {site} from '../../config/site';
import {expectNoAxeViolations} from '../support/axe';
import {expect, nightly, test} from '../support/test';

const functionsPage = `docs/${site.slug}-ui-sdk/widget-functions-events`;
const superuserPage = `docs/${site.slug}-ui-sdk/superuser-features/superuser-widget-functions-events`;

const getPlayground = (page: Page) => page.getByRole('dialog', {name: /^Widget playground/});
const getFrame = (page: Page) => page.frameLocator('iframe[title="Widget"]');
const tryIt = (page: Page, name: string) => page.getByRole('button', {name: `Try it ${name}`, exact: true});
const entries = (playground: Locator) => playground.getByRole('log').getByRole('listitem');

/** Opens the playground with an entry of the reference, and waits until it can run. */
async function openPlayground(page: Page, name: string): Promise<Locator> {
  await tryIt(page, name).click();
  const playground = getPlayground(page);
  await expect(playground.getByRole('button', {name: 'Run'})).toHaveAttribute('aria-disabled', 'false');
  return playground;
}

test('runs the widget from init to a file', nightly, async ({page, open}) => {
  await open(functionsPage);
  const playground = await openPlayground(page, 'exportFile');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    playground.getByRole('button', {name: 'Run'}).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^var_\w+\.png$/);
  for (const text of ['Event ready', 'Event generation-succeeded', 'Event variant-selected', 'Event file-exported']) {
    await expect(entries(playground).filter({hasText: text})).toHaveCount(1);
  }
  await expect(getFrame(page).getByRole('radio', {name: 'Variant 1'})).toBeChecked();

  const payload = entries(playground).filter({hasText: 'Event generation-succeeded'});
  await payload.locator('summary').click();
  await expect(payload.locator('code.language-json')).toContainText('"previewUrl": "data:…"');

  await page.keyboard.press('Escape');
  await expect(playground).toBeHidden();
  await expect(tryIt(page, 'exportFile')).toBeFocused();
  expect(page.frames()).toHaveLength(1);
});

test('runs other examples and options', nightly, async ({page, open}) => {
  await open(functionsPage);
  const playground = await openPlayground(page, 'generate');
  await playground.getByLabel('Example').selectOption('error-api_rejected');
  await expect(playground.getByText('Simulated: the API rejects the call with allowance_exhausted.')).toBeVisible();
  const options = playground.getByLabel('Options');
  await options.fill('{"container": "#designer", "locale": "de", "tehme": 1');
  await expect(options).toHaveAttribute('aria-invalid', 'true');
  await expect(playground.getByRole('button', {name: 'Run'})).toHaveAttribute('aria-disabled', 'true');
  await options.fill('{"container": "#designer", "locale": "ar", "prompt": "مرحبا 🍷 \'\\\\"}');
  await playground.getByRole('button', {name: 'Run'}).click();
  await expect(getFrame(page).getByRole('region')).toHaveAttribute('lang', 'ar');
  const error = entries(playground).filter({hasText: 'Error api_rejected'});
  await error.locator('summary').click();
  await expect(error.locator('code.language-json')).toContainText('"problem": "allowance_exhausted"');
  await error.getByRole('link', {name: /Documentation for/}).click();
  await expect(page).toHaveURL(/#error-api-rejected$/);
  await expect(playground).toBeHidden();
});

test('shows the superuser widget, and is usable with only the keyboard', async ({page, open}) => {
  await open(superuserPage);
  await tryIt(page, 'actFor').focus();
  await page.keyboard.press('Enter');
  const playground = getPlayground(page);
  const run = playground.getByRole('button', {name: 'Run'});
  await expect(run).toHaveAttribute('aria-disabled', 'false');
  await run.press('Enter');
  await expect(getFrame(page).getByRole('button', {name: 'People'})).toBeEnabled();
  const event = entries(playground).filter({hasText: 'Event person-changed'});
  await event.locator('summary').press('Enter');
  await expect(event.locator('code.language-json')).toContainText('"to": "user-4822"');
  await playground.getByRole('button', {name: 'Close the playground'}).press('Enter');
  await expect(tryIt(page, 'actFor')).toBeFocused();
});

test('has no axe violations and no overflow', nightly, async ({page, open}) => {
  await open(`docs/${site.slug}-ui-sdk/overview`);
  await page.getByRole('button', {name: 'Try the widget'}).click();
  const playground = getPlayground(page);
  await playground.getByRole('button', {name: 'Run'}).click();
  await expect(getFrame(page).getByRole('button', {name: 'Generate'})).toBeEnabled();
  await expectNoAxeViolations(page, 'dialog, [role=dialog]');
  const overflow = await playground.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
