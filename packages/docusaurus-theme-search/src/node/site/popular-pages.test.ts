import {expect, test} from 'vitest';
import {resolvePopularPages} from './popular-pages';

const pages = [
  {id: 'intro', source: '@site/docs/intro.mdx', title: 'Intro', url: '/base/docs/intro/'},
  {id: 'api', title: 'API', url: '/base/docs/category/api/'},
].map((page) => ({...page, section: 'Guides', language: 'en', tag: 'docs-default-current'}));

const baseUrl = '/base/';

test('links to pages by their path or source file', () => {
  const options = [{to: '/docs/intro#x', label: 'Start'}, {to: 'docs/intro.mdx'}, {to: '/docs/category/api'}];
  const links = resolvePopularPages(options, pages, baseUrl);
  expect(links).toEqual([
    {label: 'Start', href: '/base/docs/intro/#x', section: 'Guides'},
    {label: 'Intro', href: '/base/docs/intro/', section: 'Guides'},
    {label: 'API', href: '/base/docs/category/api/', section: 'Guides'},
  ]);
});

test("names an entry that isn't a page", () => {
  expect(() => resolvePopularPages([{to: '/docs/gone'}], pages, baseUrl)).toThrow(
    'the option "popularPages" lists "/docs/gone", which isn\'t',
  );
  expect(() => resolvePopularPages([{to: '/Docs/Intro'}], pages, baseUrl)).toThrow('Did you mean "/docs/intro"?');
});
