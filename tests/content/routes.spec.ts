import {existsSync, readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {site} from '../../config/site';
import {docsInSidebar, docsOutsideSidebar, routes} from '../support/routes';

const api = `docs/${site.slug}-api`;
const sdk = `docs/${site.slug}-ui-sdk`;

const prefixRoutes = (folder: string, names: string) => names.split(' ').map((name) => `${folder}/${name}`);

/*
 * The docs that the specification lists. These lists and published-urls.txt are the only lists of pages that are
 * maintained by hand, so that tests don't compare the site with itself.
 */
const requiredInSidebar = [
  ...prefixRoutes('docs', 'intro'),
  ...prefixRoutes(api, 'overview'),
  ...prefixRoutes(
    `${api}/common`,
    'asset-types brand-persona-details content-block-types design-types supported-languages',
  ),
  ...prefixRoutes(
    `${api}/core-api`,
    'core-overview content-from-prompt designs-from-content designs-from-prompt get-design-variants get-request-status',
  ),
  ...prefixRoutes(
    `${api}/user-management-api`,
    'user-overview login-user delete-user extract-brand set-brand update-user-plan',
  ),
  ...prefixRoutes(sdk, 'overview authentication installation-config sample-usage widget-functions-events'),
  ...prefixRoutes(
    `${sdk}/superuser-features`,
    'overview enterprise-onboarding superuser-authentication superuser-brand-setup superuser-installation-config superuser-sample-usage superuser-widget-functions-events',
  ),
];
const requiredOutsideSidebar = [
  ...prefixRoutes(`${api}/enterprise-api`, 'enterprise-overview endpoints/account-analysis endpoints/export-data'),
  ...prefixRoutes(`${api}/swagger`, 'core-api enterprise-core-api enterprise-endpoints user-management-api'),
  ...prefixRoutes(`${api}/user-management-api`, 'reactivate-user'),
];

test('the site has all routes of the specification, in the sidebar or outside it', () => {
  expect([requiredInSidebar.length, requiredOutsideSidebar.length]).toEqual([31, 8]);
  expect(docsInSidebar).toEqual(expect.arrayContaining(requiredInSidebar));
  expect(docsOutsideSidebar).toEqual(expect.arrayContaining(requiredOutsideSidebar));
  expect(routes).toEqual(expect.arrayContaining(['', 'search', 'docs']));
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
