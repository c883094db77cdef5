import {expectNoAxeViolations} from '../support/axe';
import {red} from '../support/colors';
import {themeSwitch, waitForHydration} from '../support/page';
import {expect, nightlyUnless} from '../support/test';
import {loadErrorBox, requestFaults, pageKinds, pageChunks, test} from './support/failing-requests';

const route = pageKinds['a widget page'][0];

for (const [script, pattern, fault] of [
  ['the main script', /\/assets\/js\/main\./, 'missing'],
  ['the main script', /\/assets\/js\/main\./, 'empty'],
  ['the main script', /\/assets\/js\/main\./, 'truncated'],
  ['the runtime', /\/assets\/js\/runtime~/, 'missing'],
  ['a page chunk', pageChunks, 'missing'],
] as const) {
  test(
    `the first load with ${script} ${fault} leaves the page readable, shows an error, and offers Retry`,
    nightlyUnless(script === 'the main script' && fault !== 'truncated'),
    async ({page, failRequests}) => {
      const {restore} = await failRequests(pattern, requestFaults[fault]);
      await page.goto(route);
      await expect(loadErrorBox(page)).toContainText(/(?:\.js|chunk|SyntaxError)/);
      await expect(loadErrorBox(page)).toHaveCSS('border-top-color', red);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
      if (script === 'the main script') {
        await expect(themeSwitch(page)).toBeDisabled();
        // Keyboard shortcuts are left to the browser.
        await page.keyboard.press('/');
        await page.keyboard.press('Space');
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      }
      if (fault === 'truncated') await expectNoAxeViolations(page);
      await restore();
      await loadErrorBox(page).getByRole('button', {name: 'Retry'}).click();
      await waitForHydration(page);
      await expect(loadErrorBox(page)).toBeHidden();
    },
  );
}
