import {describe, expect, test} from 'vitest';
import {readPageMetadata} from './page-metadata';
import {createBreadcrumbList, renderHeadTags} from './tags';

const createHead = (title: string) =>
  `<head><meta property="og:title" content="${title}"><link rel="canonical" href="https://docs.example/docs/a/b"></head>`;
const sidebar =
  '<ul class="theme-doc-sidebar-menu menu__list"><li><a class="menu__link menu__link--sublist menu__link--active" href="/docs/a/overview">A &amp; B</a></li></ul></nav>';
const breadcrumbs =
  '<nav class="theme-doc-breadcrumbs x"><ul><li class="breadcrumbs__item"><a href="/docs">Docs</a></li><li class="breadcrumbs__item"><span>A &amp; B</span><meta itemprop="position" content="1"></li><li class="breadcrumbs__item breadcrumbs__item--active"><span>Short</span></li></ul></nav>';
const page = `<html>${createHead('Page | Site')}<body>${sidebar}${breadcrumbs}<h1>Page</h1></body></html>`;

describe('readPageMetadata', () => {
  test('reads the title, canonical URL, and breadcrumbs', () => {
    expect(readPageMetadata(page, 'a.html', 'Site')).toEqual({
      title: 'Page',
      canonicalUrl: 'https://docs.example/docs/a/b',
      breadcrumbs: [
        {label: 'Docs', href: '/docs'},
        {label: 'A & B', href: '/docs/a/overview'},
      ],
    });
  });

  test('uses the heading if the title is the site title', () => {
    expect(
      readPageMetadata(`${createHead('Site')}<h1 class="x">From <b>one</b></h1>`, 'index.html', 'Site'),
    ).toMatchObject({
      title: 'From one',
      breadcrumbs: [],
    });
  });

  test('reports the file and the fix if metadata is missing', () => {
    expect(() => readPageMetadata(page.replace(/<link rel="canonical"[^>]*>/, ''), 'a.html', 'Site')).toThrow(
      /^a\.html has no canonical URL in its <head>\..*front matter/,
    );
  });
});

describe('the tags', () => {
  const metadata = readPageMetadata(page, 'a.html', 'Site');
  const context = {origin: 'https://docs.example', siteTitle: 'Site', imageUrl: 'https://docs.example/card.png'};

  test('list the breadcrumbs with their URLs', () => {
    expect(createBreadcrumbList(metadata, context.origin)).toMatchObject({
      itemListElement: [
        {position: 1, name: 'Docs', item: 'https://docs.example/docs'},
        {position: 2, name: 'A & B', item: 'https://docs.example/docs/a/overview'},
        {position: 3, name: 'Page', item: 'https://docs.example/docs/a/b'},
      ],
    });
  });

  test("omit breadcrumbs without a URL or with the page's own URL", () => {
    const breadcrumbs = [{label: 'Docs', href: '/docs'}, {label: 'Loose'}, {label: 'A', href: '/docs/a/b'}];
    expect(createBreadcrumbList({...metadata, breadcrumbs}, context.origin)).toMatchObject({
      itemListElement: [{name: 'Docs'}, {name: 'Page'}],
    });
  });

  test('escape the title', () => {
    const title = '</script><script>alert("1")</script>';
    const tags = renderHeadTags({...metadata, title}, {...context, isHomePage: false, imageAlt: title});
    expect(tags).not.toContain('<script>alert');
    const [, data = ''] = /<script type="application\/ld\+json">(.*)<\/script>$/.exec(tags) ?? [];
    expect(JSON.parse(data)).toMatchObject({itemListElement: [{}, {}, {name: title}]});
  });
});
