import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {getProperty, getReadableText, parseHtml, walkElements} from '@developer-docs/utils/node';
import type {Element} from 'hast';
import {site} from '../../config/site';
import {routes} from '../support/routes';
import {expect, test} from '../support/test';

const root = site.url + site.baseUrl;

/** Returns the path of the file in the build that an absolute URL refers to. */
function getBuildPath(url: string): string {
  expect(url.startsWith(root), url).toBe(true);
  return path.join('build', url.slice(root.length));
}

/** Reads the width and height of a PNG file from its first chunk. */
function readSize(file: string): [number, number] {
  const png = readFileSync(file);
  expect(png.subarray(1, 4).toString(), file).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

/** A built page's head tags. */
class Head {
  private readonly elements: readonly Element[];

  constructor(route: string) {
    const html = readFileSync(`build/${route === '' ? 'index' : route}.html`, 'utf8');
    this.elements = [...walkElements(parseHtml(html.slice(0, html.indexOf('</head>'))))];
  }

  /** The values of all tags with a name: `values('meta', 'property', 'og:title')`. */
  values(tagName: 'link' | 'meta', keyProperty: string, key: string): string[] {
    return this.elements
      .filter((element) => element.tagName === tagName && getProperty(element, keyProperty) === key)
      .map((element) => getProperty(element, tagName === 'link' ? 'href' : 'content') ?? '');
  }

  get title(): string {
    const title = this.elements.find(({tagName}) => tagName === 'title');
    return title === undefined ? '' : getReadableText(title).trim();
  }
}

test('each page has one canonical URL, title, description, and image', () => {
  for (const route of routes) {
    const head = new Head(route);
    const readProperty = (name: string) => head.values('meta', 'property', name);
    const readName = (name: string) => head.values('meta', 'name', name);
    const [description = ''] = readName('description');
    expect.soft(description, route).toMatch(/.{20,}/);
    const [card = ''] = readProperty('og:image');
    const expected = {
      canonical: head.values('link', 'rel', 'canonical'),
      url: readProperty('og:url'),
      title: readProperty('og:title'),
      descriptions: [...readName('description'), ...readProperty('og:description')],
      site: readProperty('og:site_name'),
      card: readName('twitter:card'),
      cardImage: readName('twitter:image'),
    };
    expect.soft(expected, route).toEqual({
      canonical: [root + route],
      url: [root + route],
      title: [head.title],
      descriptions: [description, description],
      site: [site.title],
      card: ['summary_large_image'],
      cardImage: [card],
    });
    expect.soft(readSize(getBuildPath(card)), route).toEqual([1200, 630]);
  }
});

test('the icons that a page links to exist', () => {
  const head = new Head('docs/intro');
  const icons = head.values('link', 'rel', 'icon').map((url) => getBuildPath(site.url + url));
  expect(icons.map((file) => path.basename(file))).toEqual(['favicon.svg']);
  expect(icons.filter((file) => !existsSync(file))).toEqual([]);

  const [touch = ''] = head.values('link', 'rel', 'apple-touch-icon');
  expect(readSize(getBuildPath(site.url + touch))).toEqual([180, 180]);
});
