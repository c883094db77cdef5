import {existsSync, readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {productValues} from '../../config/product';
import {site} from '../../config/site';
import {docsOutsideSidebar, routes} from '../support/routes';

const api = `docs/${site.slug}-api`;

/** The docs that the specification wants outside the sidebar. `published-urls.txt` has all pages that it lists. */
const requiredOutsideSidebar = [
  `${api}/enterprise-api/enterprise-overview`,
  ...['account-analysis', 'export-data'].map((name) => `${api}/enterprise-api/endpoints/${name}`),
  ...Object.keys(productValues.apiDocuments).map((id) => `${api}/swagger/${id}`),
  `${api}/user-management-api/reactivate-user`,
];

test('the docs that the specification wants outside the sidebar are there', () => {
  expect(docsOutsideSidebar).toEqual(expect.arrayContaining(requiredOutsideSidebar));
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
  expect(broken, 'Add a redirect to docusaurus.config.ts').toEqual([]);
  // The API links to error codes in the `type` of its problem documents.
  const built = routes.flatMap((route) => {
    const ids = (readPage(`/${route}`) ?? '').matchAll(/ id="(error-[^"]+)"/g);
    return [`/${route}`, ...[...ids].map(([, id = '']) => `/${route}#${id}`)];
  });
  const unlisted = built.filter((url) => !urls.includes(url));
  expect(unlisted, 'Add these to tests/content/published-urls.txt').toEqual([]);
});
