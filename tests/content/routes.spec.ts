import {existsSync, readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {site} from '../../config/site';
import {docsInSidebar, docsOutsideSidebar, routes} from '../support/routes';
import {addedPageCount, listedRoutes} from './routes';

test('the routes are the original 42 and those that were added', () => {
  expect(new Set(listedRoutes.routes).size - addedPageCount).toBe(42);
  expect(listedRoutes.docsInSidebar.length + listedRoutes.docsOutsideSidebar.length - addedPageCount).toBe(31 + 8);
  const message = 'New docs are listed in addedInSidebar or addedOutside in tests/content/routes.ts';
  expect([...routes].sort(), message).toEqual([...listedRoutes.routes].sort());
  expect([...docsInSidebar].sort()).toEqual([...listedRoutes.docsInSidebar].sort());
  expect([...docsOutsideSidebar].sort()).toEqual([...listedRoutes.docsOutsideSidebar].sort());
});

test('the URLs of all releases exist, or are redirected', () => {
  const text = readFileSync('tests/content/published-urls.txt', 'utf8').replaceAll('__SLUG__', site.slug);
  for (const url of text.trim().split('\n')) {
    const [page = '', id] = url.split('#');
    const file = `build${page === '/' ? '/index' : page}.html`;
    const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const targets = [` id=${id}`, ` id="${id}"`, `#${id}&quot;`, '<title>This page has moved</title>'];
    const exists = html !== '' && (id === undefined || targets.some((target) => html.includes(target)));
    expect.soft(exists, `${url} doesn't exist. Add a redirect to config/redirects.ts.`).toBe(true);
  }
});
