import type {Design, Palette, PlacedBlock} from '../store/store';
import {toShapes, type Shape} from './shapes';

const entities: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};
const escapeXml = (text: string) => text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);

/** Languages whose `direction` in the contract's languages.yaml is right to left. */
const rightToLeftLanguages = new Set(['ar', 'fa', 'he', 'ur']);

/** Renders a design or one of its variants as SVG with selectable text. */
export function renderSvg(
  {width, height, language, watermark}: Pick<Design, 'width' | 'height' | 'language' | 'watermark'>,
  {blocks, palette}: {readonly blocks: readonly PlacedBlock[]; readonly palette: Palette},
): string {
  const isRightToLeft = rightToLeftLanguages.has(language);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif"${isRightToLeft ? ' direction="rtl"' : ''}>`,
    `<rect width="${width}" height="${height}" fill="${palette.background}"/>`,
    ...toShapes(blocks).map((shape) => renderShape(shape, palette, isRightToLeft)),
    ...(watermark === undefined ? [] : [renderWatermark(watermark, {width, height}, palette)]),
    '</svg>',
    '',
  ].join('\n');
}

function renderShape({x, y, width, height, color, text}: Shape, palette: Palette, isRightToLeft: boolean): string {
  const fill = palette[color];
  if (text === undefined) {
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
  }
  // In most fonts, the baseline is at about 80 % of the font size.
  const baseline = Math.round(y + height * 0.8);
  return `<text x="${isRightToLeft ? x + width : x}" y="${baseline}" font-size="${height}" fill="${fill}">${escapeXml(text)}</text>`;
}

function renderWatermark(
  text: string,
  {width, height}: {width: number; height: number},
  {text: fill}: Palette,
): string {
  const fontSize = Math.round(Math.min(width, height) / 4);
  const [x, y] = [width / 2, height / 2];
  return `<text x="${x}" y="${y}" font-size="${fontSize}" fill="${fill}" fill-opacity="0.15" text-anchor="middle" dominant-baseline="middle" direction="ltr" transform="rotate(-30 ${x} ${y})">${escapeXml(text)}</text>`;
}

/** Renders a placeholder for an asset, because the mock doesn't download the original. */
export function renderAssetSvg({image, accent}: Palette): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 8 6"><rect width="8" height="6" fill="${image}"/><path d="M1 5l2-3 1.500 2 1-1.200L7 5z" fill="${accent}"/></svg>\n`;
}
