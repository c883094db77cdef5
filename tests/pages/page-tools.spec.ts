import {readFileSync} from 'node:fs';
import {site} from '../../config/site';
import {expect, test} from '../support/test';

const overviewPath = `docs/${site.slug}-api/core-api/core-overview`;

test('the pagination follows the sidebar', () => {
  const readLink = (route: string, direction: string) =>
    new RegExp(`<a [^>]*pagination-nav__link--${direction}[^>]*>`).exec(
      readFileSync(`build/${route}.html`, 'utf8'),
    )?.[0];
  const api = `docs/${site.slug}-api`;
  const pages = ['docs/intro', `${api}/overview`, overviewPath, `${api}/core-api/designs-from-prompt`];
  expect(readLink('docs/intro', 'prev')).toBeUndefined();
  for (const [index, route] of pages.slice(1).entries()) {
    expect(readLink(pages[index] ?? '', 'next')).toContain(`href="${site.baseUrl}${route}"`);
    expect(readLink(route, 'prev')).toContain(`href="${site.baseUrl}${pages[index] ?? ''}"`);
  }
});

test('without configuration, there is no edit link, last-updated date, or announcement', () => {
  const html = readFileSync('build/docs/intro.html', 'utf8');
  expect(html).not.toMatch(/role="?banner|edit this page|last updated/i);
});
