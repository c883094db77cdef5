import type {JsonObject} from '@developer-docs/utils';
import {expect, test} from 'vitest';
import {getContrastRatio} from '../../colors';
import type {Box} from './box';
import {renderDesignSvg} from './design-svg';
import {arrangementCount, layOutDesign} from './layout';
import {createPalette, createStyle, schemeCount} from './style';
import {measureText, wrapText} from './text';

const sizes = {
  'square-post': [1080, 1080],
  cover: [1500, 500],
  'leaderboard-ad': [728, 90],
  'skyscraper-ad': [160, 600],
} as const;

const blocks: readonly JsonObject[] = [
  {type: 'image', prompt: 'A set table on a terrace above a vineyard'},
  {type: 'logo'},
  {type: 'title', text: 'Spring tastings on the terrace'},
  {type: 'subtitle', text: 'Five wines, five small plates'},
  {type: 'event', startsAt: '2030-05-03T18:00:00-07:00', place: 'Napa'},
  {type: 'price', amount: '39.00', currency: 'USD', previousAmount: '49.50', label: 'per person'},
  {type: 'badge', text: 'New in May'},
  {type: 'button', text: 'Book a seat'},
  {type: 'disclaimer', text: 'While seats last & <only> "today"'},
];

const toColor = (role: string, hex: string) => ({role, hex});
const brand = {name: 'Vineyard Terrace', colors: [toColor('primary', '#7A1F3D'), toColor('accent', '#E0A526')]};

/** Returns whether two boxes overlap by more than the pixel that rounding adds. */
const overlap = (a: Box, b: Box) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 1 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 1;

for (const [designType, [width, height]] of Object.entries(sizes)) {
  test(`a ${designType} keeps its blocks apart and within the design, even in right-to-left languages`, () => {
    const style = createStyle({brand});
    // The text of dates and prices depends on the language.
    const identifiedBlocks = blocks
      .filter(({type}) => type !== 'event' && type !== 'price')
      .map((content, index) => ({blockId: String(index), content}));
    for (let arrangement = 0; arrangement < arrangementCount; arrangement += 1) {
      const options = {designType, width, height, blocks: identifiedBlocks, style, arrangement};
      const [rightToLeft, leftToRight] = ['he', 'en'].map((language) =>
        layOutDesign({...options, language}).blocks.map(({box}) => box),
      );
      for (const [index, box] of (leftToRight ?? []).entries()) {
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        expect(box.y + box.height).toBeLessThanOrEqual(height);
        expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
        expect(rightToLeft?.[index]).toEqual({...box, x: width - box.x - box.width});
      }
      const [, ...foregroundBoxes] = leftToRight ?? [];
      for (const [index, box] of foregroundBoxes.entries()) {
        expect(foregroundBoxes.slice(index + 1).filter((other) => overlap(box, other))).toEqual([]);
      }
    }
  });
}

test('text has enough contrast in every color scheme, regardless of the brand colors', () => {
  const colors = ['#000000', '#ffffff', '#ffff00', '#7a1f3d', '#808080', '#00ffcc'];
  for (const primary of colors) {
    for (const background of [undefined, ...colors]) {
      for (let scheme = 0; scheme < schemeCount; scheme += 1) {
        const backgrounds = background === undefined ? [] : [toColor('background', background)];
        const palette = createPalette({colors: [toColor('primary', primary), ...backgrounds]}, scheme);
        const detail = JSON.stringify({primary, background, scheme, palette});
        expect(getContrastRatio(palette.text, palette.background), detail).toBeGreaterThanOrEqual(4.5);
        expect(getContrastRatio(palette.heading, palette.background), detail).toBeGreaterThanOrEqual(4.5);
      }
    }
  }
});

test('text is wrapped without losing characters', () => {
  const {headingFont} = createStyle({});
  const lines = wrapText('Spring tastings on the terrace', headingFont, 6);
  expect(lines).toEqual(['Spring', 'tastings on', 'the terrace']);
  expect(Math.max(...lines.map((line) => measureText(line, headingFont)))).toBeLessThanOrEqual(6);
  expect(wrapText('一二三四五、六七八九十', headingFont, 5)).toEqual(['一二三四', '五、六七', '八九十']);
});

test('a drawing shows all text, whatever its characters are', () => {
  const svg = renderDesignSvg({designType: 'square-post', width: 1080, height: 1080, blocks, brand, layout: 0});
  const words = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, line = '']) => line).join(' ');
  for (const text of ['Spring tastings on the terrace', 'Book a seat', '$39', '&amp; &lt;only&gt; &quot;today&quot;']) {
    expect(words).toContain(text);
  }
});
