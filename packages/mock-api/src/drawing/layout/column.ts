import type {JsonObject} from '../../contract/json';
import {composeBlock, type BlockContext, type ComposedBlock} from '../blocks';
import type {Box} from './box';
import type {Frame} from './frames';
import type {LayoutOptions} from './types';

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

/** The blocks of a design, by their position in the column. */
export interface Column {
  readonly column: LayoutOptions['blocks'];
  readonly logo: LayoutOptions['blocks'];
  readonly contact: LayoutOptions['blocks'];
  readonly qrCode: LayoutOptions['blocks'];
  readonly disclaimer: LayoutOptions['blocks'];
}

interface ColumnOptions {
  readonly context: BlockContext;
  readonly anchor: NonNullable<Frame['anchor']>;
  readonly titleScale: number;
  readonly logoArea?: Box;
}

/** Finds the largest font size at which all blocks fit into an area, and places them. */
export function fitColumn(
  content: Column,
  area: Box,
  options: ColumnOptions,
): {boxes: [string, Box][]; titleSize: number} {
  const blockCount = Object.values<LayoutOptions['blocks']>({...content}).flat().length;
  const share = blockCount <= 2 ? 0.36 : blockCount <= 5 ? 0.3 : 0.22;
  let size = Math.min(area.width * (blockCount <= 2 ? 0.2 : 0.165), area.height * share) * options.titleScale;
  let placed = placeColumn(content, area, size, options);
  while (!placed.fits && size > 5) {
    size *= 0.965;
    placed = placeColumn(content, area, size, options);
  }
  return {boxes: placed.boxes, titleSize: size};
}

function placeColumn(
  {column, logo, contact, qrCode, disclaimer}: Column,
  area: Box,
  titleSize: number,
  {context, anchor, logoArea}: ColumnOptions,
): {boxes: [string, Box][]; fits: boolean} {
  const compose = (content: JsonObject, maxWidth: number) => {
    const relativeSize = (relativeSizes[String(content.type)] ?? 0.31) ** (isDense ? 0.72 : 1);
    return composeBlock(content, titleSize * relativeSize, maxWidth, context);
  };
  const boxes: [string, Box][] = [];
  // Otherwise, small text would be illegible in designs with a lot of content or little space.
  const isDense = column.length > 4 || contact.length > 0;
  let fits = true;
  let {y: top} = area;
  let bottom = area.y + area.height;
  const check = (composed: ComposedBlock, type: string) => {
    fits &&= composed.fits && composed.width <= area.width + 1 && (type !== 'title' || composed.lineCount <= 4);
  };
  const gap = titleSize * 0.36;

  for (const {blockId, content} of logo) {
    const composed = compose(content, area.width);
    const target = logoArea ?? area;
    const x = context.align === 'center' && !logoArea ? target.x + (target.width - composed.width) / 2 : target.x;
    boxes.push([blockId, {x, y: target.y, width: composed.width, height: composed.height}]);
    check(composed, 'logo');
    top = Math.max(top, logoArea ? top : target.y + composed.height + gap * 1.6);
    if (logoArea && logoArea.y + composed.height + gap > area.y) {
      top = Math.max(top, logoArea.y + composed.height + gap);
    }
  }
  for (const {blockId, content} of disclaimer) {
    const composed = compose(content, area.width);
    check(composed, 'disclaimer');
    bottom -= composed.height;
    boxes.push([blockId, {x: area.x, y: bottom, width: area.width, height: composed.height}]);
    bottom -= gap;
  }
  let footerHeight = 0;
  let qrWidth = 0;
  for (const {blockId, content} of qrCode) {
    const composed = compose(content, area.width);
    check(composed, 'qr-code');
    footerHeight = composed.height;
    qrWidth = composed.width + gap;
    const x =
      contact.length === 0 && context.align === 'center'
        ? area.x + (area.width - composed.width) / 2
        : area.x + area.width - composed.width;
    boxes.push([blockId, {x, y: bottom - composed.height, width: composed.width, height: composed.height}]);
  }
  for (const {blockId, content} of contact) {
    const composed = compose(content, area.width - qrWidth);
    check(composed, 'contact');
    fits &&= composed.width <= area.width - qrWidth + 1;
    footerHeight = Math.max(footerHeight, composed.height);
    boxes.push([
      blockId,
      {x: area.x, y: bottom - composed.height, width: area.width - qrWidth, height: composed.height},
    ]);
  }
  bottom -= footerHeight === 0 ? 0 : footerHeight + gap;

  const composedColumn = column.map(({blockId, content}) => {
    const composed = compose(content, area.width);
    check(composed, String(content.type));
    return {blockId, type: String(content.type), composed};
  });
  const getGapBefore = (type: string, index: number) =>
    index === 0 ? 0 : type === 'button' || type === 'quote' ? gap * 1.5 : type === 'price' ? gap * 1.2 : gap;
  const columnHeight = composedColumn.reduce(
    (sum, {type, composed}, index) => sum + composed.height + getGapBefore(type, index),
    0,
  );
  fits &&= top + columnHeight <= bottom + 0.5;
  const free = Math.max(0, bottom - top - columnHeight);
  let y = top + (anchor === 'start' ? 0 : anchor === 'center' ? free / 2 : free);
  composedColumn.forEach(({blockId, type, composed}, index) => {
    y += getGapBefore(type, index);
    // The box of a shape has its size, and that of a text has the width to which it was wrapped.
    const isShape = ['badge', 'button', 'price'].includes(type);
    const width = isShape ? composed.width : area.width;
    const x = isShape && context.align === 'center' ? area.x + (area.width - width) / 2 : area.x;
    boxes.push([blockId, {x, y, width, height: composed.height}]);
    y += composed.height;
  });
  return {boxes, fits};
}
