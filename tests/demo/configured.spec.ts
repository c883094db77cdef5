import type {ConsoleMessage, Page} from '@playwright/test';
import {expectNoAxeViolations} from '../support/axe';
import {readLayoutShifts, recordLayoutShifts} from '../support/layout-shifts';
import {waitForHydration} from '../support/page';
import {expect, nightly} from '../support/test';
import {test} from './demo-test';

const fixPage = (page: Page) =>
  page.evaluate(() => {
    (window as {isFixed?: boolean}).isFixed = true;
  });

const crashHeading = (page: Page) => page.getByRole('heading', {name: 'This page crashed.', level: 1});
const tryAgain = (page: Page) => page.getByRole('button', {name: 'Try again'});

test('shows an announcement, and links to the source', async ({page, open}) => {
  const url = 'docs/intro?lang=python&x=%3Cb%3E#section';

  await test.step('the announcement is shown although an earlier one was dismissed, and stays dismissed', async () => {
    const bar = page.getByRole('banner').filter({hasText: 'Version 2 is here.'});
    await recordLayoutShifts(page);
    await page.addInitScript(() => {
      if (sessionStorage.getItem('visited') !== null) return;
      sessionStorage.setItem('visited', '');
      localStorage.setItem('docusaurus.announcement.id', 'version-1');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    });
    await open(url);
    await expect(bar).toBeVisible();
    await bar.getByRole('button', {name: 'Close'}).click();
    await expect(bar).toHaveCount(0);
    await page.reload({waitUntil: 'commit'});
    await page.getByRole('heading', {level: 1}).waitFor();
    await expect(bar).toBeHidden();
    await waitForHydration(page);
    await expect(bar).toHaveCount(0);
    expect(await readLayoutShifts(page)).toEqual([]);
  });

  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    'https://git.example/docs/edit/main/docs/intro.mdx',
  );
  await expect(page.getByRole('heading', {level: 4})).toHaveText(/Detail/);
  await expect(page.locator('.theme-doc-toc-desktop a')).toHaveText(['Section', 'Part']);
});

test.describe('an error on a page', () => {
  test.beforeEach(({watch}) => {
    // React reports errors that an error boundary caught.
    watch.allow(/console error: Error: (?:The chart|The page|The item|A theme navbar item|Minified React error #418)/);
    watch.allow('console error: Docusaurus React Root onRecoverableError');
  });

  test('in its content is shown with its cause and a button, and logged if React recovers', async ({page, open}) => {
    await open('docs/crash');
    await expect(crashHeading(page)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/The chart can't be rendered\.\s+Cause:\s+The data no longer/);
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    await expectNoAxeViolations(page, 'main');
    await tryAgain(page).click();
    await expect(crashHeading(page)).toBeVisible();
    await fixPage(page);
    await tryAgain(page).click();
    await expect(page.getByText('The chart is drawn.')).toBeVisible();
    await expect(crashHeading(page)).toHaveCount(0);

    await page.setViewportSize({width: 1280, height: 720});
    await page.goto('crash');
    await expect(crashHeading(page)).toBeVisible();
    await expect(page).toHaveTitle(/This page crashed/);
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    await fixPage(page);
    await tryAgain(page).click();
    await expect(page.getByText('The page is drawn.')).toBeVisible();

    const messages: string[] = [];
    page.on('console', (message: ConsoleMessage) => messages.push(message.text()));
    await open('mismatch');
    await expect(page.getByText('Drawn by the browser.')).toBeVisible();
    expect(messages.filter((text) => text.startsWith('Docusaurus React Root onRecoverableError'))).toHaveLength(1);
  });

  test('in its layout is shown without it, and identifies the navbar item that failed', nightly, async ({page}) => {
    await page.goto('docs/intro?broken-item');
    await expect(crashHeading(page)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('A theme navbar item failed to render.');
    await expect(page.getByRole('main')).toContainText('"label": "Broken"');
    await expect(page.getByRole('main')).toContainText(/Cause:\s+The item can't be rendered\./);
    await fixPage(page);
    await tryAgain(page).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
  });
});

// The real site's build fails: see `broken-links.nightly.test.ts`.
test('the build reports a broken link with its page and its target', ({demo}) => {
  expect(demo.buildOutput).toMatch(/page path = \/developer\/docs\/intro:\n *-> linking to .*\/docs\/nowhere/);
});
