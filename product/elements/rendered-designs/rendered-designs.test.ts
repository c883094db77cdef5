import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import {contract} from '../../../config/plugins/contract';
import {walkElements} from '@developer-docs/utils/node';
import {DesignRenderer} from './design-renderer';
import {outlineText} from './outline-text';
import {remarkProductElements} from '../elements';

describe('a rendered design', () => {
  const renderer = new DesignRenderer(contract, '/base/');

  test("has its type's size, alternative text, and a published file", () => {
    const {src, width, height, alt} = renderer.render({designType: 'flyer'});
    const {width: expectedWidth, height: expectedHeight} = contract.find('design-types#/DesignType/x-values/flyer') as {
      width: number;
      height: number;
    };
    expect([width, height]).toEqual([expectedWidth, expectedHeight]);
    expect(src).toMatch(/^\/base\/img\/designs\/flyer-[0-9a-f]{8}\.svg$/);
    expect(alt).toMatch(/^Flyer with an image .*the title “Spring tastings on the terrace”/);
    const file = renderer.files.find(({name}) => `/base/${name}` === src);
    expect(file?.content).toMatch(/^<svg /);
    expect(file?.content).not.toContain('<text');
  });
});

test('text is outlined where it was, unless the font lacks a character', () => {
  const draw = (content: string, attributes = '') =>
    outlineText(`<svg><text x="100" y="40" font-size="10" fill="#123456" ${attributes}>${content}</text></svg>`);
  const [start, middle, end] = ['', 'text-anchor="middle"', 'text-anchor="end"'].map((attributes) =>
    Number(/translate\((\S+) 40\)/.exec(draw('a&amp;a', attributes))?.[1]),
  );
  expect(start).toBe(100);
  expect(end).toBeGreaterThan(75);
  expect(middle).toBeCloseTo((100 + Number(end)) / 2, 1);
  expect(draw('a&amp;a')).toMatch(/<path id="H400-\d+" d="[^"]+"/);
  expect(draw('a&amp;a').match(/<path/g)).toHaveLength(2);
  expect(draw('a&amp;a').match(/<use/g)).toHaveLength(3);
  expect(draw('東京')).toContain('>東京</text>');
});

const selectAll = (tagName: string, root: Element) =>
  [...walkElements(root)].filter((element) => element.tagName === tagName);

/** Applies the plugin to a page with an element, and returns the figure that replaces it. */
async function renderElement(name: string, attributes: Readonly<Record<string, string>>): Promise<Element> {
  const element = {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
    children: [],
  };
  const root = {type: 'root', children: [element]} as unknown as Root;
  const options = {contract, renderer: new DesignRenderer(contract, '/')};
  const transform = remarkProductElements.call({} as never, options);
  await (transform as (root: Root, file: VFile) => Promise<void>)(root, new VFile({path: 'page.mdx'}));
  const {hName, hProperties, hChildren} = root.children[0]?.data ?? {};
  return {type: 'element', tagName: String(hName), properties: hProperties ?? {}, children: hChildren ?? []};
}

describe('a page', () => {
  test("shows an enumeration's gallery, with links to the entries of its values", async () => {
    const figure = await renderElement('RenderedDesigns', {
      of: 'brand-persona#BrandTone',
      idPrefix: 'tone',
      caption: 'All tones.',
    });
    const tones = (contract.find('brand-persona#BrandTone') as {enum: string[]}).enum;
    expect(selectAll('a', figure).map(({properties}) => properties.href)).toEqual(tones.map((tone) => `#tone-${tone}`));
    expect(selectAll('img', figure)).toHaveLength(tones.length);
    expect(toString(figure)).toMatch(/All tones\.$/);
  });

  test('shows variants with the prompt, and a brand comparison', async () => {
    expect(toString(await renderElement('DesignVariants', {}))).toMatch(/^Prompt: .*Variant 1: differs in layout/s);
    const images = selectAll('img', await renderElement('BrandComparison', {}));
    expect(images.map(({properties}) => String(properties.alt).split('.')[0])).toEqual([
      'Without a brand',
      'With a brand',
    ]);
  });

  test.each([
    ['RenderedDesigns', {of: 'design-types#DesignType', where: 'group=none'}, /No value of .* matches/],
    ['DesignVariants', {type: 'flyer'}, /has no attribute "type"/],
  ])('with an invalid element fails the build: <%s> %j', async (name, attributes, message) => {
    await expect(renderElement(name, attributes)).rejects.toThrow(message);
  });
});
