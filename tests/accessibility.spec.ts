import {site} from '../config/site';
import {axeFindings, exceptions} from './support/axe';
import {layoutFindings, widths} from './support/layout';
import {looks, nameOf, resize, show} from './support/looks';
import {routes} from './support/specification';
import {expect, test} from './support/test';

const notFound = 'docs/no-such-page';

/** One page of each kind, which is asked in every look; the other pages have one look each, in turn. */
const kinds = new Set([
  '',
  'docs',
  'docs/intro',
  'search',
  notFound,
  `docs/${site.slug}-api/core-api/core-overview`,
  `docs/${site.slug}-api/user-management-api/login-user`,
  `docs/${site.slug}-api/swagger/enterprise-endpoints`,
  `docs/${site.slug}-ui-sdk/sample-usage`,
  `docs/${site.slug}-ui-sdk/superuser-features/overview`,
]);

const softly = expect.configure({soft: true});

for (const [index, route] of [...routes, notFound].entries()) {
  test(`/${route}: axe finds nothing, and the page fits every window`, async ({page, open, watch}) => {
    test.setTimeout(600_000); // Axe looks at thousands of elements.
    if (route === notFound) watch.allow('answer 404', 'status of 404');
    await open(route);
    for (const look of kinds.has(route) ? looks : [looks[index % looks.length] ?? looks[0]]) {
      await show(page, look);
      expect.soft(await axeFindings(page), nameOf(look)).toEqual([]);
    }
    for (const width of widths) {
      await resize(page, width);
      // What overflows is measured by the page in its own time.
      await softly.poll(() => layoutFindings(page), `${String(width)} px`).toEqual([]);
    }
  });
}

test('every exception from axe’s rules says why, and where the fault is reported', () => {
  console.log(`Exceptions from axe's rules: ${String(exceptions.length)}`);
  for (const {reason, link} of exceptions) {
    expect(reason).toMatch(/\w+ \w+/);
    expect(link).toMatch(/^https:\/\/\S+\/\d+$/);
  }
});
