import {expect, test} from 'vitest';
import {contract} from '../../../config/contract';
import {DesignRenderer} from './design-renderer';
import {outlineText} from './outline-text';

test("a design has its type's size, alternative text, and a published file", () => {
  const renderer = new DesignRenderer(contract, '/base/');
  const {src, width, height, alt} = renderer.render({designType: 'flyer'});
  expect(contract.find('design-types#/DesignType/x-values/flyer')).toMatchObject({width, height});
  expect(src).toMatch(/^\/base\/img\/designs\/flyer-[0-9a-f]{8}\.svg$/);
  expect(alt).toMatch(/^Flyer with an image .*the title “Spring tastings on the terrace”/);
  const file = renderer.files.find(({name}) => `/base/${name}` === src);
  expect(file?.content).toMatch(/^<svg /);
  expect(file?.content).not.toContain('<text');
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
