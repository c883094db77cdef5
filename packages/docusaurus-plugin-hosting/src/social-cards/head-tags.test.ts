import {describe, expect, test} from 'vitest';
import {removeImageTags, renderHeadTags, type HeadTagValues} from './head-tags';
import {readPageMetadata} from './page-metadata';

const createHead = (title: string) => `<head><meta property="og:title" content="${title}"></head>`;
const breadcrumbs =
  '<nav class="theme-doc-breadcrumbs x"><ul><li class="breadcrumbs__item"><a href="/docs">Docs</a></li><li class="breadcrumbs__item"><span>A &amp; B</span></li><li class="breadcrumbs__item breadcrumbs__item--active"><span>Short</span></li></ul></nav>';
const page = `<html>${createHead('Page | Site')}<body>${breadcrumbs}<h1>Page</h1></body></html>`;

describe('readPageMetadata', () => {
  test('reads the title and the breadcrumbs', () => {
    expect(readPageMetadata(page, ' | Site')).toMatchObject({title: 'Page', breadcrumbs: ['Docs', 'A & B']});
  });

  test('uses the heading if the title is the site title', () => {
    expect(readPageMetadata(`${createHead('Site')}<h1 class="x">From <b>one</b></h1>`, ' | Site')).toMatchObject({
      title: 'From one',
      breadcrumbs: [],
    });
  });

  test('reads the Open Graph tags of a minified page, which has no <head>', () => {
    const html =
      '<title>Page</title><meta property=og:title content=Page><meta property=og:image content=/a.png><body>';
    expect([...readPageMetadata(html, ' | Site').openGraph]).toEqual(
      expect.arrayContaining([
        ['og:title', 'Page'],
        ['og:image', '/a.png'],
      ]),
    );
  });
});

describe('the tags', () => {
  const values: HeadTagValues = {
    siteTitle: 'Site',
    isHomePage: false,
    image: {url: '/card.png', alt: 'A "b" <i>'},
    isExisting: () => false,
  };

  test('escape the title', () => {
    expect(renderHeadTags(values)).toContain('<meta property="og:image:alt" content="A &quot;b&quot; &lt;i&gt;">');
  });

  test('do not repeat the tags of a page, such as the type of a blog post', () => {
    expect(renderHeadTags({...values, isExisting: (name) => name === 'og:type'})).not.toContain('og:type');
  });
});

test('removeImageTags removes the image that all pages have, also from minified pages', () => {
  expect(
    removeImageTags(
      '<meta data-rh="true" property="og:image" content="/a.png"><meta name=twitter:image content=/a.png><meta property="og:image:alt" content="b">',
    ),
  ).toBe('<meta property="og:image:alt" content="b">');
});
