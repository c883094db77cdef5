import {headingsFile} from '@developer-docs/search-engine';
import type {Page} from '@playwright/test';
import {site} from '../../config/site';
import {holdRequests} from './page';

export const button = (page: Page) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: 'Search', exact: true});
export const modal = (page: Page) => page.getByRole('dialog', {name: 'Search'});
export const input = (page: Page) => modal(page).getByPlaceholder('Search docs');
export const hits = (page: Page) => modal(page).locator('.DocSearch-Hit');

/** Opens the search modal, and enters a query. */
export async function search(page: Page, query: string): Promise<void> {
  await button(page).click();
  await input(page).fill(query);
}

/** Holds back the search index, which a worker requests, until the returned function is called. */
export const holdIndex = (page: Page) => holdRequests(page.context(), `**/${headingsFile}`);

/** Stores searches in the browser, as an earlier visit would. The modal reads them when it opens. */
export async function storeSearches(page: Page, counts: {RECENT?: number; FAVORITE?: number}): Promise<void> {
  const entries = Object.entries(counts).map(([kind, count]): [string, string] => {
    const searches = Array.from({length: count}, (_, n) => ({
      objectID: `${kind}-${n}`,
      url: `${site.baseUrl}docs/intro#${kind}-${n}`,
      type: 'lvl1',
      content: null,
      hierarchy: {lvl0: 'Documentation', lvl1: `${kind.toLowerCase()} ${n}`},
    }));
    return [`__DOCSEARCH_${kind}_SEARCHES__${site.search.indexName}`, JSON.stringify(searches)];
  });
  await page.evaluate((all) => {
    for (const [key, searches] of all) localStorage.setItem(key, searches);
  }, entries);
}

/** Locates the recent or favorite searches in the modal. */
export const storedSearches = (page: Page, kind: 'recent' | 'favorite') =>
  modal(page).locator(`[id^="docsearch-${kind}Searches-item-"]`);
