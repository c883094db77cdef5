import type {JsonObject} from '@developer-docs/json';
import {composeBlock} from '../blocks';
import type {BlockContext} from '../compose';
import type {Box, LayoutOptions} from './box';
import type {Frame} from './frames';

/** Font sizes relative to the title. */
const relativeSizes: Readonly<Record<string, number>> = {
  title: 1,
  subtitle: 0.44,
  body: 0.31,
  list: 0.32,
  quote: 0.6,
  badge: 0.32,
  price: 0.74,
  event: 0.33,
  button: 0.34,
  contact: 0.27,
  disclaimer: 0.2,
  'qr-code': 0.25,
  logo: 0.34,
};

/** The order of the blocks in a column, as documented in the contract. Other blocks have fixed positions. */
const columnOrder = ['badge', 'title', 'subtitle', 'event', 'body', 'list', 'quote', 'price', 'button'];

/** The gaps before blocks, relative to the default gap. */
const relativeGaps: Readonly<Record<string, number>> = {button: 1.5, quote: 1.5, price: 1.2};

interface ColumnOptions {
  readonly context: BlockContext;
  readonly anchor: NonNullable<Frame['anchor']>;
  readonly titleScale: number;
  /** The area of the logo if it isn't at the top of the column. */
  readonly logoArea?: Box;
}

/** Finds the largest font size at which all blocks fit an area, and places them. */
export function fitColumn(
  blocks: LayoutOptions['blocks'],
  area: Box,
  options: ColumnOptions,
): {boxes: [string, Box][]; titleSize: number} {
  const {length} = blocks;
  const maxHeightFraction = length <= 2 ? 0.36 : length <= 5 ? 0.3 : 0.22;
  let size = Math.min(area.width * (length <= 2 ? 0.2 : 0.165), area.height * maxHeightFraction) * options.titleScale;
  let column = placeColumn(blocks, area, size, options);
  while (!column.fits && size > 5) {
    size *= 0.965;
    column = placeColumn(blocks, area, size, options);
  }
  return {boxes: column.boxes, titleSize: size};
}

function placeColumn(
  blocks: LayoutOptions['blocks'],
  area: Box,
  titleSize: number,
  {context, anchor, logoArea}: ColumnOptions,
): {boxes: [string, Box][]; fits: boolean} {
  const filterByType = (type: string) => blocks.filter(({content}) => content.type === type);
  const column = columnOrder.flatMap(filterByType);
  const contacts = filterByType('contact');
  // In dense designs, font sizes differ less, so that small text stays legible.
  const isDense = column.length > 4 || contacts.length > 0;
  const gap = titleSize * 0.36;
  const boxes: [string, Box][] = [];
  let fits = true;
  let top = area.y;
  let bottom = area.y + area.height;
  const measure = (content: JsonObject, maxWidth = area.width) => {
    const relativeSize = (relativeSizes[String(content.type)] ?? 0.31) ** (isDense ? 0.72 : 1);
    const {width, height} = composeBlock(content, titleSize * relativeSize, maxWidth, context);
    const maxHeight = content.type === 'title' ? titleSize * 4.5 : Infinity;
    fits &&= width <= maxWidth + 1 && height <= maxHeight;
    return {width, height};
  };
  const alignX = (width: number) => (context.align === 'center' ? area.x + (area.width - width) / 2 : area.x);

  for (const {blockId, content} of filterByType('logo')) {
    const {width, height} = measure(content);
    const {x, y} = logoArea ?? {x: alignX(width), y: area.y};
    boxes.push([blockId, {x, y, width, height}]);
    top = Math.max(top, y + height + (logoArea ? gap : gap * 1.6));
  }
  for (const {blockId, content} of filterByType('disclaimer')) {
    const {height} = measure(content);
    bottom -= height;
    boxes.push([blockId, {x: area.x, y: bottom, width: area.width, height}]);
    bottom -= gap;
  }
  let footerHeight = 0;
  let contactWidth = area.width;
  for (const {blockId, content} of filterByType('qr-code')) {
    const {width, height} = measure(content);
    const x = contacts.length === 0 && context.align === 'center' ? alignX(width) : area.x + area.width - width;
    boxes.push([blockId, {x, y: bottom - height, width, height}]);
    footerHeight = height + gap;
    contactWidth -= width + gap;
  }
  for (const {blockId, content} of contacts) {
    const {height} = measure(content, contactWidth);
    boxes.push([blockId, {x: area.x, y: bottom - height, width: contactWidth, height}]);
    footerHeight = Math.max(footerHeight, height + gap);
  }
  bottom -= footerHeight;

  const sizes = column.map(({content}, index) => ({
    ...measure(content),
    gapBefore: index === 0 ? 0 : gap * (relativeGaps[String(content.type)] ?? 1),
  }));
  const columnHeight = sizes.reduce((sum, {height, gapBefore}) => sum + height + gapBefore, 0);
  fits &&= top + columnHeight <= bottom + 0.5;
  const freeHeight = Math.max(0, bottom - top - columnHeight);
  let y = top + (anchor === 'start' ? 0 : anchor === 'center' ? freeHeight / 2 : freeHeight);
  column.forEach(({blockId, content}, index) => {
    const {width = 0, height = 0, gapBefore = 0} = sizes[index] ?? {};
    y += gapBefore;
    // The box of a shape fits the shape, whereas the box of text is as wide as the column.
    const isShape = ['badge', 'button', 'price'].includes(String(content.type));
    boxes.push([blockId, isShape ? {x: alignX(width), y, width, height} : {x: area.x, y, width: area.width, height}]);
    y += height;
  });
  return {boxes, fits};
}
