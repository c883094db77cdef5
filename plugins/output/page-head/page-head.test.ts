import {describe, expect, test} from 'vitest';
import {socialCards} from '../../../config/pictures';
import {CardPress, wrap} from './card';
import {pageFacts} from './page-facts';
import {breadcrumbList, headTags} from './tags';

const head = (title: string) =>
  `<head><meta property="og:title" content="${title}"><link rel="canonical" href="https://docs.example/docs/a/b"></head>`;
const sidebar =
  '<ul class="theme-doc-sidebar-menu menu__list"><li><a class="menu__link menu__link--sublist menu__link--active" href="/docs/a/overview">A &amp; B</a></li></ul></nav>';
const breadcrumbs =
  '<nav class="theme-doc-breadcrumbs x"><ul><li class="breadcrumbs__item"><a href="/docs">Docs</a></li><li class="breadcrumbs__item"><span>A &amp; B</span><meta itemprop="position" content="1"></li><li class="breadcrumbs__item breadcrumbs__item--active"><span>Short</span></li></ul></nav>';
const page = `<html>${head('Page | Site')}<body>${sidebar}${breadcrumbs}<h1>Page</h1></body></html>`;

describe('what a page says of itself', () => {
  test('is its title, its address, and what leads to it', () => {
    expect(pageFacts(page, 'a.html', 'Site')).toEqual({
      title: 'Page',
      canonical: 'https://docs.example/docs/a/b',
      crumbs: [
        {label: 'Docs', href: '/docs'},
        {label: 'A & B', href: '/docs/a/overview'},
      ],
    });
  });

  test('is the heading, where the title is that of the site', () => {
    expect(pageFacts(`${head('Site')}<h1 class="x">From <b>one</b></h1>`, 'index.html', 'Site')).toMatchObject({
      title: 'From one',
      crumbs: [],
    });
  });

  test('stops the build, with file and cure, when something is missing', () => {
    expect(() => pageFacts(page.replace(/<link rel="canonical"[^>]*>/, ''), 'a.html', 'Site')).toThrow(
      /^a\.html has no canonical address in its <head>\..*front matter/,
    );
  });
});

describe('the tags', () => {
  const facts = pageFacts(page, 'a.html', 'Site');
  const context = {origin: 'https://docs.example', siteTitle: 'Site', card: 'https://docs.example/card.png'};

  test('name the way to the page, each step with its address', () => {
    expect(breadcrumbList(facts, context.origin)).toMatchObject({
      itemListElement: [
        {position: 1, name: 'Docs', item: 'https://docs.example/docs'},
        {position: 2, name: 'A & B', item: 'https://docs.example/docs/a/overview'},
        {position: 3, name: 'Page', item: 'https://docs.example/docs/a/b'},
      ],
    });
  });

  test('leave out a section that has no address, and one that leads to the page itself', () => {
    const crumbs = [{label: 'Docs', href: '/docs'}, {label: 'Loose'}, {label: 'A', href: '/docs/a/b'}];
    expect(breadcrumbList({...facts, crumbs}, context.origin)).toMatchObject({
      itemListElement: [{name: 'Docs'}, {name: 'Page'}],
    });
  });

  test('are text, whatever the title', () => {
    const title = '</script><script>alert("1")</script>';
    const tags = headTags({...facts, title}, {...context, isHome: false, cardText: title});
    expect(tags).not.toContain('<script>alert');
    const [, data = ''] = /<script type="application\/ld\+json">(.*)<\/script>$/.exec(tags) ?? [];
    expect(JSON.parse(data)).toMatchObject({itemListElement: [{}, {}, {name: title}]});
  });
});

describe('a card', () => {
  const press = new CardPress(socialCards);
  const text = {section: 'API', title: 'Create designs from a prompt', site: 'Site'};

  test('draws letters as outlines: no font of the machine has a part in it', () => {
    expect(press.draw(text)).not.toContain('<text');
  });

  test('has smaller letters for a longer title, and never a line behind the ornament', () => {
    const titleHeights = (title: string) => press.draw({...text, title}).match(/translate\(7\d\.\d+ \d+/g) ?? [];
    expect(titleHeights('Delete a user')).toHaveLength(1);
    expect(titleHeights('Superuser widget functions, events and errors of the enterprise onboarding')).toHaveLength(4);
  });

  test('says which letter no font has, and what to do', () => {
    expect(() => press.draw({...text, title: 'Bok 本'})).toThrow(
      'has the letter "本" of "本". Add the font file of its alphabet to config/pictures.ts.',
    );
  });
});

test('a text is broken between words, and a long word has a line of its own', () => {
  expect(wrap('a bb cccccccc d', (line) => line.length, 5)).toEqual(['a bb', 'cccccccc', 'd']);
});
