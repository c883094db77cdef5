// cspell:ignore idempoten
import type {Page} from '@playwright/test';
import {findAxeViolations} from '../support/axe';
import {markWindow} from '../support/page';
import {holdIndex, modal, search} from '../support/search';
import {expect, test} from '../support/test';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page) => main(page).getByPlaceholder('Search docs');
const status = (page: Page) => main(page).getByRole('status');

test('shows results for the query in the URL, which follows what is typed, and the history', async ({page, open}) => {
  const release = await holdIndex(page);
  await open('search?q=idempotency');
  await expect(status(page)).toHaveText('Searching…');
  expect(await findAxeViolations(page, 'main')).toEqual([]);
  release();
  await expect(main(page)).toMatchAriaSnapshot(`
    - main:
      - heading "Search" [level=1]
      - search:
        - searchbox "Search docs": idempotency
        - text: Section
        - combobox "Section"
        - text: Type
        - combobox "Type"
      - status: /\\d+ results/
      - list:
        - listitem:
          - link
  `);
  const first = main(page).getByRole('listitem').first();
  await expect(first.getByRole('link')).toHaveAttribute('href', /idempotency/);
  await expect(first.locator('mark').first()).toHaveText(/idempoten/i);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

  const isSameDocument = await markWindow(page);
  await test.step('typing keeps the caret in place, and updates the URL', async () => {
    await field(page).focus();
    await page.keyboard.press('Home');
    // The slash is also a shortcut.
    await page.keyboard.type('a/b ');
    await expect(field(page)).toHaveValue('a/b idempotency');
    await expect(modal(page)).toBeHidden();
    await expect(page).toHaveURL(/[?]q=a%2Fb\+idempotency$/);
    expect(await field(page).evaluate((element: HTMLInputElement) => element.selectionStart)).toBe(4);
    await field(page).fill('');
    await expect(main(page).getByRole('link', {name: 'Browse the documentation'})).toHaveAttribute(
      'href',
      /\/docs\/intro$/,
    );
    await field(page).fill('webhook');
    await expect(page).toHaveURL(/[?]q=webhook$/);
  });

  await test.step("the modal's link to all results and the history change the query without a page load", async () => {
    await search(page, 'design');
    await modal(page)
      .getByRole('link', {name: /^See all \d+ results$/})
      .click();
    await expect(page).toHaveURL(/\/search\?q=design$/);
    await expect(field(page)).toHaveValue('design');
    await page.goBack();
    await expect(field(page)).toHaveValue('webhook');
    await page.goForward();
    await expect(field(page)).toHaveValue('design');
    expect(await isSameDocument()).toBe(true);
  });
});

test('loads more results, is restored when going back, and filters by section and kind', async ({page, open}) => {
  // A search without results waits for the entire index. Otherwise, its parts would change the results, and the
  // browser's scroll anchoring would move the page.
  await open('search?q=xqzxqz');
  await expect(status(page)).toHaveText('No results for "xqzxqz"');
  await field(page).fill('design');
  const items = main(page).getByRole('listitem');
  const section = main(page).getByLabel('Section');
  const kind = main(page).getByLabel('Type');
  await expect(items).toHaveCount(20);
  const before = await items.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await page.getByRole('button', {name: 'Load more'}).click();
  await expect(items).not.toHaveCount(20);
  const focusedElement = page.locator(':focus');
  await expect(focusedElement).toHaveAttribute('data-hit', /./);
  expect(before).not.toContain(await focusedElement.getAttribute('href'));
  await items.first().getByRole('link').click();
  // The URL changes before the page does.
  await expect(main(page).getByRole('heading', {level: 1})).not.toHaveText('Search');
  await page.goBack();
  await expect(field(page)).toHaveValue('design');
  await expect(items).toHaveCount(20);

  // The browser may have restored the scroll position, which a shorter list can't have.
  await page.evaluate(() => window.scrollTo(0, 0));
  const fieldTop = await section.evaluate((element) => element.getBoundingClientRect().top);
  await section.focus();
  await page.keyboard.type('Core');
  await expect(section).toHaveValue('Core API');
  await expect(page).toHaveURL(/[?]q=design&section=Core\+API$/);
  await expect.poll(async () => (await items.allTextContents()).every((text) => text.includes('Core API'))).toBe(true);
  const otherHit = main(page)
    .getByRole('link', {name: /^designType/})
    .first();
  await expect(otherHit).toBeVisible();
  await kind.selectOption({label: 'Endpoints'});
  await expect(page).toHaveURL(/&section=Core\+API&kind=endpoint$/);
  await expect(otherHit).toBeHidden();
  await expect(status(page)).toHaveText(/^\d+ results$/);
  await expect(items.first()).toContainText('Core API');
  expect(await section.evaluate((element) => element.getBoundingClientRect().top)).toBe(fieldTop);
  const url = page.url();
  const results = await status(page).textContent();
  await page.goto('about:blank');
  await page.goto(url);
  await expect(section).toHaveValue('Core API');
  await expect(kind).toHaveValue('endpoint');
  await expect(status(page)).toHaveText(results ?? '');
});
