import {expect, hydrated} from '../support/test';
import {failureBox, faults, kinds, parts, test} from './support/faults';

const address = kinds['a widget page'][0];

/** The scripts of every page. */
const main = /\/assets\/js\/main\./;
const libraries = /\/assets\/js\/libraries\./;
const runtime = /\/assets\/js\/runtime~/;

test.describe('the first load', () => {
  for (const [what, pattern] of [
    ['a part of the page', parts],
    ['the main script', main],
    ['the libraries', libraries],
    ['the runtime', runtime],
  ] as const) {
    for (const [fault, how] of Object.entries(faults)) {
      test(`with ${what} ${fault}: the page can be read, says what did not load, and Retry loads it`, async ({
        page,
        breakFiles,
      }) => {
        const {mend} = await breakFiles(pattern, how);
        await page.goto(address);
        await expect(failureBox(page)).toContainText(/(?:\.js|chunk|SyntaxError)/);
        await expect(failureBox(page)).toHaveCSS('border-top-color', 'rgb(168, 18, 63)');
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
        await mend();
        await failureBox(page).getByRole('button', {name: 'Retry'}).click();
        await hydrated(page);
        await expect(failureBox(page)).toBeHidden();
      });
    }
  }

  test('with a part that never arrives: links lead on as page loads, with one box on each page', async ({
    page,
    breakFiles,
  }) => {
    await breakFiles(parts);
    await page.goto(address);
    await expect(failureBox(page)).toHaveCount(1);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Docs', exact: true}).click();
    await expect(page).toHaveURL(/\/docs\/intro$/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');
    await expect(failureBox(page)).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`/${address}$`));
    await expect(failureBox(page)).toHaveCount(1);
  });

  test('without the main script leaves the keys to the browser', async ({page, breakFiles}) => {
    await breakFiles(main);
    await page.goto(address);
    await expect(failureBox(page)).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.press('Space');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  test('shows no box when everything arrives', async ({page, open}) => {
    await open(address);
    await expect(failureBox(page)).toHaveCount(0);
  });
});
