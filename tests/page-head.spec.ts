import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {parse, type DefaultTreeAdapterTypes} from 'parse5';
import {site} from '../config/site';
import {docsInSidebar, docsOutsideSidebar, routes} from './support/routes';

type Element = DefaultTreeAdapterTypes.Element;

const root = site.url + site.baseUrl;
const docs = [...docsInSidebar, ...docsOutsideSidebar];

/** An absolute address of the site as a file of the build. */
function fileOf(address: string): string {
  expect(address.startsWith(root), address).toBe(true);
  return path.join('build', address.slice(root.length));
}

/** Width and height of a PNG file, as its first chunk says. */
function sizeOf(file: string): [number, number] {
  const png = readFileSync(file);
  expect(png.subarray(1, 4).toString(), file).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

/** The head of a built page: the values of its tags by name, and its structured data. */
class Head {
  readonly html: string;
  readonly #elements: Element[] = [];

  constructor(route: string) {
    this.html = readFileSync(`build/${route === '' ? 'index' : route}.html`, 'utf8');
    const visit = (node: DefaultTreeAdapterTypes.Node) => {
      if ('tagName' in node) this.#elements.push(node);
      if ('childNodes' in node) node.childNodes.forEach(visit);
    };
    visit(parse(this.html.slice(0, this.html.indexOf('</head>'))));
  }

  /** All values of an attribute of the tags that have another one. */
  values(tag: string, by: string, name: string, value = tag === 'link' ? 'href' : 'content'): string[] {
    const read = (element: Element, attribute: string) =>
      element.attrs.find((candidate) => candidate.name === attribute)?.value;
    return this.#elements
      .filter((element) => element.tagName === tag && read(element, by) === name)
      .map((element) => read(element, value) ?? '');
  }

  get title(): string {
    const [, title = ''] = /<title[^>]*>(.*?)<\/title>/.exec(this.html) ?? [];
    return title.replaceAll('&amp;', '&');
  }

  get structuredData(): unknown[] {
    const blocks = this.html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
    return [...blocks].map(([, json = '']) => JSON.parse(json) as unknown);
  }
}

test('each page says once what it is, where it is, and how to show it', () => {
  const cards = new Set<string>();
  for (const route of routes) {
    const head = new Head(route);
    const property = (name: string) => head.values('meta', 'property', name);
    const name = (name: string) => head.values('meta', 'name', name);
    const [description = ''] = name('description');
    expect.soft(description, route).toMatch(/.{20,}/);
    const [card = ''] = property('og:image');
    cards.add(card);
    const expected = {
      canonical: head.values('link', 'rel', 'canonical'),
      address: property('og:url'),
      title: property('og:title'),
      descriptions: [...name('description'), ...property('og:description')],
      type: property('og:type'),
      site: property('og:site_name'),
      images: [property('og:image:type'), property('og:image:width'), property('og:image:height')].flat(),
      card: name('twitter:card'),
      cardImage: name('twitter:image'),
    };
    expect.soft(expected, route).toEqual({
      canonical: [root + route],
      address: [root + route],
      title: [head.title],
      descriptions: [description, description],
      type: [route === '' ? 'website' : 'article'],
      site: [site.title],
      images: ['image/png', '1200', '630'],
      card: ['summary_large_image'],
      cardImage: [card],
    });
    expect.soft(property('og:image:alt')[0], route).toMatch(new RegExp(`.+\\. ${site.title}\\.$`));
    expect.soft(sizeOf(fileOf(card)), route).toEqual([1200, 630]);
  }
  // A picture of its own for each page: the name has the hash of the content.
  expect(new Set([...cards].map((card) => card.split('.').at(-2)))).toHaveProperty('size', routes.length);
});

test('each docs page says how to get to it, in data that is there once', () => {
  const addresses = routes.map((route) => root + route);
  for (const route of routes) {
    const head = new Head(route);
    expect.soft(head.html, route).not.toContain('itemscope');
    if (!docs.includes(route)) {
      expect.soft(head.structuredData, route).toEqual([]);
      continue;
    }
    const [list, ...others] = head.structuredData as {
      '@type': string;
      itemListElement: {position: number; name: string; item: string}[];
    }[];
    expect.soft(others, route).toEqual([]);
    expect.soft(list?.['@type'], route).toBe('BreadcrumbList');
    const items = list?.itemListElement ?? [];
    expect
      .soft(
        items.map(({position}) => position),
        route,
      )
      .toEqual(items.map((_, index) => index + 1));
    expect
      .soft(
        items.filter(({name, item}) => name === '' || !addresses.includes(item)),
        route,
      )
      .toEqual([]);
    expect.soft(items[0], route).toMatchObject({name: 'Docs', item: `${root}docs`});
    expect.soft(items.at(-1)?.item, route).toBe(root + route);
    // Three steps wherever there are three levels: a page below a section.
    expect.soft(items.length, route).toBeGreaterThanOrEqual(route.split('/').length > 3 ? 3 : 2);
  }
});

test('the icons that a page names are there, in the sizes that they say', () => {
  const head = new Head('docs/intro');
  const icons = head.values('link', 'rel', 'icon').map((address) => fileOf(site.url + address));
  expect(icons.map((file) => path.basename(file))).toEqual(['favicon.svg', 'favicon.ico']);
  expect(icons.filter((file) => !existsSync(file))).toEqual([]);

  const ico = readFileSync(icons[1] ?? '');
  const sizes = Array.from({length: ico.readUInt16LE(4)}, (_, index) => {
    const at = 6 + 16 * index;
    const png = ico.subarray(ico.readUInt32LE(at + 12));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16)).toBe(ico.readUInt8(at));
    return ico.readUInt8(at);
  });
  expect(sizes).toEqual([16, 32, 48]);

  const [touch = ''] = head.values('link', 'rel', 'apple-touch-icon');
  expect(sizeOf(fileOf(site.url + touch))).toEqual([180, 180]);

  const [address = ''] = head.values('link', 'rel', 'manifest');
  const manifest = JSON.parse(readFileSync(fileOf(site.url + address), 'utf8')) as {
    name: string;
    start_url: string;
    icons: {src: string; sizes: string; purpose: string}[];
  };
  expect(manifest).toMatchObject({name: site.title, start_url: site.baseUrl});
  expect(manifest.icons.map(({purpose}) => purpose)).toEqual(['any', 'any', 'maskable']);
  for (const {src, sizes} of manifest.icons) {
    expect(sizeOf(fileOf(site.url + src)).join('x'), src).toBe(sizes);
  }
});

test('robots find the sitemap, and people an address for what is wrong', () => {
  const robots = readFileSync('build/robots.txt', 'utf8').split('\n');
  expect(robots).toContain('User-agent: *');
  expect(existsSync(fileOf(robots.find((line) => line.startsWith('Sitemap: '))?.slice('Sitemap: '.length) ?? ''))).toBe(
    true,
  );

  const security = readFileSync('build/.well-known/security.txt', 'utf8');
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(security)?.[1] ?? '';
  expect(field('Contact')).toBe(site.securityContact);
  expect(field('Canonical')).toBe(`${root}.well-known/security.txt`);
  const days = (Date.parse(field('Expires')) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
});
