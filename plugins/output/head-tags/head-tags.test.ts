import {describe, expect, test} from 'vitest';
import {readPageMetadata} from './page-metadata';
import {renderHeadTags} from './tags';

const createHead = (title: string) => `<head><meta property="og:title" content="${title}"></head>`;
const breadcrumbs =
  '<nav class="theme-doc-breadcrumbs x"><ul><li class="breadcrumbs__item"><a href="/docs">Docs</a></li><li class="breadcrumbs__item"><span>A &amp; B</span></li><li class="breadcrumbs__item breadcrumbs__item--active"><span>Short</span></li></ul></nav>';
const page = `<html>${createHead('Page | Site')}<body>${breadcrumbs}<h1>Page</h1></body></html>`;

describe('readPageMetadata', () => {
  test('reads the title and the breadcrumbs', () => {
    expect(readPageMetadata(page, 'a.html', 'Site')).toEqual({title: 'Page', breadcrumbs: ['Docs', 'A & B']});
  });

  test('uses the heading if the title is the site title', () => {
    expect(
      readPageMetadata(`${createHead('Site')}<h1 class="x">From <b>one</b></h1>`, 'index.html', 'Site'),
    ).toMatchObject({
      title: 'From one',
      breadcrumbs: [],
    });
  });

  test('reports the file and the fix if the title is missing', () => {
    expect(() => readPageMetadata(page.replace(/<meta property[^>]*>/, ''), 'a.html', 'Site')).toThrow(
      /^a\.html has no title \(og:title\) in its <head>\..*front matter/,
    );
  });
});

test('the tags escape the title', () => {
  const tags = renderHeadTags({siteTitle: 'Site', isHomePage: false, imageUrl: '/card.png', imageAlt: 'A "b" <i>'});
  expect(tags).toContain('<meta property="og:image:alt" content="A &quot;b&quot; &lt;i&gt;">');
});
