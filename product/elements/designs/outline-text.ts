import {findElement, h, parseHtml, walkElements} from '@developer-docs/docusaurus-utils/node';
import {type Font, openSync} from 'fontkit';
import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {toString} from 'hast-util-to-string';

const fonts = new Map<string, Font>();

/** Opens a font file of a Fontsource package, once. */
function openFont(typeface: string, weight: number): Font {
  const family = typeface.toLowerCase().replaceAll(' ', '-');
  const file = require.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`);
  const font = fonts.get(file) ?? (openSync(file) as Font);
  fonts.set(file, font);
  return font;
}

/** The typefaces of the example's brand. Designs without a brand use the site's. */
const findTypeface = (family: string) =>
  ['Playfair Display', 'Source Sans 3'].find((name) => family.includes(name)) ?? 'Hanken Grotesk';

/**
 * Replaces the text of a drawing with outlines, because an image can't use the page's fonts, and fallback fonts differ
 * between systems. Text with characters that the font doesn't contain remains text.
 */
export function outlineText(svg: string): string {
  const drawing = findElement(parseHtml(svg), ({tagName}) => tagName === 'svg');
  if (drawing === undefined) return svg;
  const glyphs = new Map<string, Element>();
  for (const element of walkElements(drawing)) {
    if (element.tagName === 'text') outlineElement(element, glyphs);
  }
  drawing.children.unshift(h('defs', {}, [...glyphs.values()]));
  return toHtml(drawing, {space: 'svg'});
}

/** Where a text's position is, as a share of its width, by the values of `text-anchor`. The default is its start. */
const anchorPositions: Readonly<Record<string, number>> = {middle: 0.5, end: 1};

/** Replaces a `<text>` element with references to glyphs, each of which is defined once in a drawing. */
function outlineElement(element: Element, glyphs: Map<string, Element>): void {
  const {x, y, fill, fontFamily, fontSize, fontWeight = 400, textAnchor, textDecoration} = element.properties;
  const typeface = findTypeface(String(fontFamily));
  const weight = Number(fontWeight) > 500 ? 700 : 400;
  const font = openFont(typeface, weight);
  // Digits as high as capitals: Playfair Display's default ones look like text in a price.
  const run = font.layout(toString(element), ['lnum']);
  if (textDecoration !== undefined || run.glyphs.some(({id}) => id === 0)) return;

  const scale = Number(fontSize) / font.unitsPerEm;
  const left = Number(x) - run.advanceWidth * scale * (anchorPositions[String(textAnchor)] ?? 0);
  let offset = 0;
  element.children = run.glyphs.map((glyph, index) => {
    const id = `${typeface.charAt(0)}${weight}-${glyph.id}`;
    glyphs.set(id, h('path', {id, d: glyph.path.toSVG()}));
    const reference = h('use', {href: `#${id}`, x: String(Math.round(offset))});
    offset += run.positions[index]?.xAdvance ?? 0;
    return reference;
  });
  element.tagName = 'g';
  // Fonts are drawn upward.
  element.properties = {
    transform: `translate(${left.toFixed(2)} ${y}) scale(${scale.toFixed(5)} -${scale.toFixed(5)})`,
    fill,
  };
}
