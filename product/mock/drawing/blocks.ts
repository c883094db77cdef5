import {arrayAt, stringAt, type JsonObject} from '@developer-docs/utils';
import {renderSVG} from 'uqr';
import {isDark, mix} from '../../colors';
import type {Size} from './box';
import {
  alignToStart,
  composeLargest,
  composeText,
  placeSideBySide,
  stack,
  type BlockContext,
  type ComposedBlock,
  type TextOptions,
} from './compose';
import {formatEvent, formatPrice} from './format';
import {rect, serializeAttributes} from './markup';

/** Composes the content of a block of one type at a font size. */
type Composer = (content: JsonObject, size: number, maxWidth: number, context: BlockContext) => ComposedBlock;

const getText = (content: JsonObject) => stringAt(content, 'text') ?? '';

/** Composes text in the body font. */
function composeBodyText(text: string, size: number, maxWidth: number, context: BlockContext): ComposedBlock {
  const {bodyFont: font, palette} = context.style;
  return composeText(text, maxWidth, {font, size, lineHeight: 1.34, color: palette.text}, context);
}

/** Composes text in the heading font and its color, unless the options have others. */
function composeHeading(
  text: string,
  maxWidth: number,
  options: Pick<TextOptions, 'size' | 'lineHeight'> & Partial<TextOptions>,
  context: BlockContext,
): ComposedBlock {
  const {headingFont: font, palette} = context.style;
  return composeText(text, maxWidth, {font, color: palette.heading, ...options}, context);
}

const composers: Readonly<Record<string, Composer>> = {
  title: (content, size, maxWidth, context) =>
    composeHeading(getText(content), maxWidth, {size, lineHeight: 1.1}, context),
  quote: (content, size, maxWidth, context) => {
    const font = {...context.style.headingFont, isItalic: true};
    const text = composeHeading(`“${getText(content)}”`, maxWidth, {font, size, lineHeight: 1.22}, context);
    const attribution = stringAt(content, 'attribution');
    return attribution === undefined
      ? text
      : stack([text, composeBodyText(`— ${attribution}`, size * 0.5, maxWidth, context)], size * 0.4, context);
  },
  list: (content, size, maxWidth, context) => {
    const startContext = alignToStart(context);
    const items = arrayAt(content, 'items').map((item) =>
      composeBodyText(`• ${String(item)}`, size, maxWidth, startContext),
    );
    return stack(items, size * 0.4, startContext);
  },
  event: (content, size, maxWidth, context) => {
    const {date, time} = formatEvent(content, context.language);
    return composeLines([date, time, stringAt(content, 'place')], size, maxWidth, context);
  },
  contact: (content, size, maxWidth, context) => {
    const website = stringAt(content, 'website')?.replace(/^https:\/\/|\/$/g, '');
    const [phone, email, address] = ['phone', 'email', 'address'].map((name) => stringAt(content, name));
    return composeLines([phone, email, website, address], size, maxWidth, context);
  },
  badge: (content, size, _, context) => composeLabel(getText(content), size, {padding: 0.9, height: 2.1}, context),
  button: (content, size, _, context) => composeLabel(getText(content), size, {padding: 1.3, height: 2.7}, context),
  price: composePrice,
  'qr-code': composeQrCode,
  logo: composeLogo,
};

/** Composes a block at a font size. Images have no composer: they fill their boxes. */
export const composeBlock: Composer = (content, ...rest) =>
  composers[String(content.type)]?.(content, ...rest) ?? composeBodyText(getText(content), ...rest);

/** Composes lines below each other. Those without text are omitted. */
const composeLines = (
  lines: readonly (string | undefined)[],
  size: number,
  maxWidth: number,
  context: BlockContext,
): ComposedBlock =>
  stack(
    lines.filter(Boolean).map((line = '') => composeBodyText(line, size, maxWidth, context)),
    size * 0.15,
    context,
  );

/** Composes text on a colored shape, whose padding and height are in em. */
function composeLabel(
  text: string,
  size: number,
  {padding, height, radius}: {padding: number; height: number; radius?: number},
  context: BlockContext,
): ComposedBlock {
  const {style} = context;
  const {accent} = style.palette;
  const font = {...style.headingFont, weight: 700, widthFactor: style.headingFont.widthFactor * 1.04};
  // The text is white or a dark shade of the shape's color, whichever is easier to read.
  const color = isDark(accent) ? '#ffffff' : mix(accent, '#000000', 0.86);
  const options = {font, size, lineHeight: height, color};
  const line = composeText(text, Infinity, options, {...context, alignment: 0.5});
  const width = Math.max(line.height, line.width + size * padding * 2);
  return {
    width,
    height: line.height,
    draw: (x, y) => {
      const rx = Math.min((radius ?? style.radius) * size, line.height / 2);
      return rect({x, y, width, height: line.height}, accent, {rx}) + line.draw(x + (width - line.width) / 2, y);
    },
  };
}

/** Composes an amount, with the previous amount and the label next to it. */
function composePrice(content: JsonObject, size: number, _maxWidth: number, context: BlockContext): ComposedBlock {
  const {bodyFont, palette} = context.style;
  const startContext = alignToStart(context);
  const format = (amount: string) => formatPrice(amount, String(content.currency), context.language);
  const amountOptions = {size, lineHeight: 1.12, color: palette.accentText};
  const amount = composeHeading(format(String(content.amount)), Infinity, amountOptions, startContext);
  const options = {font: bodyFont, size: size * 0.42, lineHeight: 1.2, color: palette.text};
  const compose = (text: string | undefined, isStruckThrough = false) =>
    text === undefined ? [] : [composeText(text, Infinity, {...options, isStruckThrough}, startContext)];
  const previousAmount = stringAt(content, 'previousAmount');
  const details = [...compose(previousAmount && format(previousAmount), true), ...compose(stringAt(content, 'label'))];
  return details.length === 0 ? amount : placeSideBySide(amount, stack(details, 0, startContext), size * 0.26, context);
}

/** Composes a logo from a monogram and the brand name, because logo files can't be loaded. */
function composeLogo(_content: JsonObject, size: number, _maxWidth: number, context: BlockContext): ComposedBlock {
  const {brandName} = context.style;
  const [initial = ''] = brandName;
  const monogram = composeLabel(initial, size, {padding: 0, height: 1.7, radius: 1}, context);
  const name = composeHeading(brandName, Infinity, {size, lineHeight: 1.7}, alignToStart(context));
  return placeSideBySide(monogram, name, size * 0.5, context);
}

/** Composes a QR code on a white tile with its caption. */
function composeQrCode(content: JsonObject, size: number, maxWidth: number, context: BlockContext): ComposedBlock {
  const tileSize = Math.min(size * 8, maxWidth);
  const tile: ComposedBlock = {
    width: tileSize,
    height: tileSize,
    draw: (x, y) => {
      // Scanners need a quiet zone of four modules.
      const svg = renderSVG(String(content.url), {ecc: 'M', border: 4, pixelSize: 1, blackColor: '#141414'});
      const attributes = {x, y, width: tileSize, height: tileSize, 'shape-rendering': 'crispEdges'};
      return svg.replace('<svg', `<svg${serializeAttributes(attributes)}`);
    },
  };
  const caption = stringAt(content, 'caption');
  const centered = {...context, alignment: 0.5} as const;
  return caption === undefined
    ? tile
    : stack([tile, composeBodyText(caption, size, tileSize, centered)], size * 0.4, centered);
}

/** Composes a block at the largest font size that fits an area. */
export const fitBlock = (content: JsonObject, area: Size, context: BlockContext): ComposedBlock =>
  composeLargest(
    Math.min(area.width, area.height),
    (size) => composeBlock(content, size, area.width, context),
    ({width, height}) => width <= area.width + 1 && height <= area.height + 1,
  );
