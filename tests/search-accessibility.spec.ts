import {createRequire} from 'node:module';
import type {Page} from '@playwright/test';
import type * as Axe from 'axe-core';
import {headingsFile} from '../plugins/search/client/file-names';
import {button, hits, input, keepSearches, kept, modal, search} from './support/search';
import {expect, test} from './support/test';

// What readers type.
// cspell:ignore qqxxzzyy

const axePath = createRequire(__filename).resolve('axe-core/axe.min.js');

test.describe('for assistive technology', () => {
  test('the input controls lists of results that are named after their section, and says which one is active', async ({
    page,
    open,
  }) => {
    await open('docs/intro');
    await search(page, 'idempotency');
    await expect(hits(page).first()).toBeVisible();
    await expect(modal(page)).toMatchAriaSnapshot(`
      - dialog "Search":
        - status: /\\d+ results/
        - combobox "Search" [expanded]: idempotency
        - button "Clear the query"
        - tree:
          - treeitem [selected]:
            - link
    `);
    const active = await input(page).getAttribute('aria-activedescendant');
    await expect(page.locator(`#${active ?? ''}`)).toHaveAttribute('aria-selected', 'true');
    const controlled = ((await input(page).getAttribute('aria-controls')) ?? '').split(' ');
    for (const id of controlled) await expect(page.locator(`#${id}`)).toHaveAccessibleName(/\w/);
    expect(controlled).toHaveLength(await modal(page).getByRole('tree').count());
  });

  /** Every rule of axe, in both themes. */
  async function violations(page: Page): Promise<string[]> {
    await page.addScriptTag({path: axePath});
    const found: string[] = [];
    for (const theme of ['light', 'dark']) {
      found.push(
        ...(await page.evaluate(async (name) => {
          document.documentElement.dataset.theme = name;
          // Colors fade from one theme to the other.
          await Promise.all(document.getAnimations().map((animation) => animation.finished));
          const {axe} = window as unknown as {axe: typeof Axe};
          const {violations} = await axe.run();
          return violations.map(
            ({id, nodes}) => `${name} ${id}: ${nodes.map(({html}) => html.slice(0, 150)).join(' ')}`,
          );
        }, theme)),
      );
    }
    return found;
  }

  const screens: readonly [string, (page: Page) => Promise<void>][] = [
    [
      'nothing searched yet',
      async (page) => {
        await button(page).click();
        await expect(modal(page).getByText('No recent searches')).toBeVisible();
      },
    ],
    [
      'results',
      async (page) => {
        await search(page, 'design');
        await expect(hits(page).first()).toBeVisible();
      },
    ],
    [
      'no results',
      async (page) => {
        await search(page, 'design');
        await expect(hits(page).first()).toBeVisible();
        await input(page).fill('qqxxzzyy');
        await expect(modal(page).locator('.DocSearch-NoResults')).toBeVisible();
      },
    ],
    [
      'an error',
      async (page) => {
        await page.context().route(`**/${headingsFile}`, (route) => route.fulfill({body: 'nonsense'}));
        await search(page, 'design');
        await expect(modal(page).locator('.DocSearch-ErrorScreen')).toBeVisible();
      },
    ],
  ];

  const pages: readonly [string, RegExp][] = [
    ['search', /^$/],
    ['search?q=design', /results$/],
    ['search?q=qqxxzzyy', /^No results/],
  ];

  for (const [device, viewport] of [
    ['a desktop', {width: 1280, height: 800}],
    ['a phone', {width: 390, height: 844}],
  ] as const) {
    test.describe(`on ${device}`, () => {
      // The site's policy keeps scripts out that it does not know: axe is one.
      test.use({bypassCSP: true, viewport});

      for (const [screen, show] of screens) {
        test(`axe finds nothing in the modal with ${screen}`, async ({page, open}) => {
          await open('docs/intro');
          await show(page);
          expect(await violations(page)).toEqual([]);
        });
      }

      test('axe finds nothing in the modal with recent and favorite searches', async ({page, open}) => {
        await keepSearches(page, {RECENT: 2, FAVORITE: 2});
        await open('docs/intro');
        await button(page).click();
        await expect(kept(page, 'favorite')).toHaveCount(2);
        expect(await violations(page)).toEqual([]);
      });

      test('axe finds nothing on the search page, whatever it shows', async ({page, open}) => {
        for (const [address, status] of pages) {
          await open(address);
          await expect(page.getByRole('main').getByRole('status')).toHaveText(status);
          expect(await violations(page)).toEqual([]);
        }
      });
    });
  }
});
