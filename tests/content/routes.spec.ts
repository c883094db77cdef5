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

test('published URLs still work, and new ones are listed', () => {
  const list = readFileSync('tests/content/published-urls.txt', 'utf8').replaceAll('__SLUG__', site.slug);
  const urls = list.split('\n').filter((line) => line.startsWith('/'));
  /** Reads the HTML of a page, or of the page that redirects from its old URL. */
  const readPage = (pathname: string) => {
    const file = `build/${pathname.slice(1) || 'index'}.html`;
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  const broken = urls.filter((url) => {
    const [pathname = '', id] = url.split('#');
    const html = readPage(pathname);
    const texts = [` id="${id ?? ''}"`, `&quot;#${id ?? ''}&quot;`, 'http-equiv="refresh"'];
    return html === undefined || (id !== undefined && !texts.some((text) => html.includes(text)));
  });
  expect(broken, 'Add a redirect to config/redirects.ts').toEqual([]);
  // The API links to error codes in the `type` of its problem documents.
  const built = routes.flatMap((route) => {
    const ids = (readPage(`/${route}`) ?? '').matchAll(/ id="(error-[^"]+)"/g);
    return [`/${route}`, ...[...ids].map(([, id = '']) => `/${route}#${id}`)];
  });
  const unlisted = built.filter((url) => !urls.includes(url));
  expect(unlisted, 'Add these to tests/content/published-urls.txt').toEqual([]);
});
