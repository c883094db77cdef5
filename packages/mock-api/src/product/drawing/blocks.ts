import {encode} from 'uqr';
import {arrayAt, stringAt, type JsonObject} from '@developer-docs/json';
import {hashText} from '../../shared/random';
import {isDark, mix} from './colors';
import {
  getAlignmentOffset,
  composeIcon,
  composeText,
  placeSideBySide,
  stack,
  type BlockContext,
  type ComposedBlock,
  type TextOptions,
} from './compose';
import {formatEvent, formatPrice, quote} from './format';
import {icons, type Icon} from './icons';
import type {Size} from './layout/box';
import {circle, path, rect, tag} from './markup';
import type {Font} from './text';
import {getTone} from './tones';

/** Composes the content of a block of one type at a font size. */
type Composer = (content: JsonObject, size: number, maxWidth: number, context: BlockContext) => ComposedBlock;

const getText = (content: JsonObject) => stringAt(content, 'text') ?? '';

/** Creates a composer for text in the body font. */
const createTextComposer =
  (options: Pick<TextOptions, 'lineHeight' | 'isBalanced' | 'opacity'>): Composer =>
  (content, size, maxWidth, context) =>
    composeText(
      getText(content),
      maxWidth,
      {font: context.style.bodyFont, size, color: context.colors.text, ...options},
      context,
    );

const composeBody = createTextComposer({lineHeight: 1.46});

const composers: Readonly<Record<string, Composer>> = {
  title: (content, size, maxWidth, context) => {
    const {headingFont, tone} = context.style;
    return composeText(
      getText(content),
      maxWidth,
      {
        font: headingFont,
        size,
        lineHeight: headingFont.isUppercase ? 1.04 : 1.1,
        color: context.colors.heading,
        isBalanced: true,
        ...(tone === 'bold' && {letterSpacing: -size * 0.015}),
      },
      context,
    );
  },
  subtitle: createTextComposer({lineHeight: 1.32, isBalanced: true}),
  body: composeBody,
  disclaimer: createTextComposer({lineHeight: 1.35, opacity: 0.85}),
  quote: (content, size, maxWidth, context) => {
    const {style, colors, language} = context;
    const attribution = stringAt(content, 'attribution');
    const font: Font = {...style.headingFont, isUppercase: false, isItalic: true};
    const text = composeText(
      quote(getText(content), language),
      maxWidth,
      {font, size, lineHeight: 1.22, color: colors.heading, isBalanced: true},
      context,
    );
    if (attribution === undefined) {
      return text;
    }
    const options = {font: style.bodyFont, size: size * 0.5, lineHeight: 1.3, color: colors.text};
    return stack([text, composeText(`— ${attribution}`, maxWidth, options, context)], size * 0.4, context);
  },
  list: (content, size, maxWidth, context) =>
    composeList(
      arrayAt(content, 'items').map((item) => [String(item), icons.check]),
      {size, gap: size * 0.5, maxWidth},
      context,
    ),
  event: (content, size, maxWidth, context) => {
    const {date, time} = formatEvent(content, context.language);
    return composeList(
      [
        [date, icons.calendar],
        [time, icons.clock],
        [stringAt(content, 'place'), icons.pin],
      ],
      {size, gap: size * 0.34, maxWidth},
      context,
    );
  },
  contact: (content, size, maxWidth, context) =>
    composeList(
      [
        [stringAt(content, 'phone'), icons.phone],
        [stringAt(content, 'email'), icons.mail],
        [stringAt(content, 'website')?.replace(/^https:\/\/|\/$/g, ''), icons.globe],
        [stringAt(content, 'address'), icons.pin],
      ],
      {size, gap: size * 0.36, maxWidth},
      context,
    ),
  badge: (content, size, _maxWidth, context) => {
    const {badgeRadius: radius = 2} = getTone(context.style.tone);
    return composeLabel(getText(content), size, {padding: 0.9, height: 2.1, radius}, context);
  },
  button: (content, size, _maxWidth, context) => {
    const {buttonRadius: radius} = getTone(context.style.tone);
    return composeLabel(getText(content), size, {padding: 1.3, height: 2.7, radius}, context);
  },
  price: composePrice,
  'qr-code': composeQrCode,
  logo: composeLogo,
};

/** Composes a block at a font size. Images have no composer: they fill their boxes. */
export const composeBlock: Composer = (content, ...rest) =>
  (composers[String(content.type)] ?? composeBody)(content, ...rest);

/** Composes lines with icons. Lines without text are omitted. */
function composeList(
  items: readonly (readonly [text: string | undefined, icon: Icon])[],
  {size, gap, maxWidth}: {readonly size: number; readonly gap: number; readonly maxWidth: number},
  context: BlockContext,
): ComposedBlock {
  const {style, colors} = context;
  const lineHeight = 1.34;
  const iconSize = size * 1.15;
  const iconGap = size * 0.55;
  const textOptions = {font: style.bodyFont, size, lineHeight, color: colors.text};
  const itemContext = {...context, align: 'start'} as const;
  const rows = items.flatMap(([text, icon]) => {
    if (text === undefined || text === '') {
      return [];
    }
    const composedText = composeText(text, maxWidth - iconSize - iconGap, textOptions, itemContext);
    return [
      placeSideBySide(
        composeIcon(icon, iconSize, size * lineHeight, colors.accent),
        composedText,
        iconGap,
        itemContext,
      ),
    ];
  });
  return stack(rows, gap, context);
}

/** Returns white or a dark shade of a color, whichever is easier to read on that color. */
const getReadableColor = (color: string) => (isDark(color) ? '#ffffff' : mix(color, '#000000', 0.86));

/** Composes text on a colored shape, whose proportions are in em. */
function composeLabel(
  text: string,
  size: number,
  shape: {padding: number; height: number; radius: number},
  context: BlockContext,
): ComposedBlock {
  const {headingFont} = context.style;
  const fill = context.colors.shape;
  const font: Font = {...headingFont, weight: 700, widthFactor: headingFont.widthFactor * 1.04};
  const options = {font, size, lineHeight: shape.height, color: getReadableColor(fill)};
  const line = composeText(text, Infinity, options, {...context, align: 'center'});
  const width = line.width + size * shape.padding * 2;
  return {
    width,
    height: line.height,
    draw: (box) => {
      const x = box.x + getAlignmentOffset(box.width - width, context);
      const rx = Math.min(shape.radius * size, line.height / 2);
      return rect(x, box.y, width, line.height, fill, {rx}) + line.draw({x, y: box.y, width});
    },
  };
}

/** Composes an amount, with the previous amount and the label next to it. */
function composePrice(content: JsonObject, size: number, _maxWidth: number, context: BlockContext): ComposedBlock {
  const {style, language, colors} = context;
  const currency = String(content.currency);
  const label = stringAt(content, 'label');
  const previous = stringAt(content, 'previousAmount');
  const startContext = {...context, align: 'start'} as const;
  const amount = composeText(
    formatPrice(String(content.amount), currency, language),
    Infinity,
    {font: {...style.headingFont, isUppercase: false}, size, lineHeight: 1.12, color: colors.accent},
    startContext,
  );
  const options = {font: style.bodyFont, size: size * 0.42, lineHeight: 1.2, color: colors.text};
  const previousOptions = {...options, isStruckThrough: true, opacity: 0.7};
  const lines = [
    ...(previous === undefined
      ? []
      : [composeText(formatPrice(previous, currency, language), Infinity, previousOptions, startContext)]),
    ...(label === undefined ? [] : [composeText(label, Infinity, options, startContext)]),
  ];
  // A single line is aligned with the lower half of the amount.
  const spacer: ComposedBlock = {width: 0, height: options.size * options.lineHeight, draw: () => ''};
  const details = stack(lines.length === 1 ? [spacer, ...lines] : lines, 0, startContext);
  return lines.length === 0 ? amount : placeSideBySide(amount, details, size * 0.26, context);
}

/** Composes a logo from a mark and the brand name, because logo files can't be loaded. */
function composeLogo(_content: JsonObject, size: number, _maxWidth: number, context: BlockContext): ComposedBlock {
  const {style, colors} = context;
  const name = style.brandName ?? '';
  const mark = composeIcon((color) => drawMark(name, color), size * 1.7, size * 1.7, colors.shape);
  if (name === '') {
    return mark;
  }
  const font: Font = {...style.headingFont, isUppercase: false};
  const text = composeText(name, Infinity, {font, size, lineHeight: 1.7, color: colors.heading}, context);
  return placeSideBySide(mark, text, size * 0.5, context);
}

/** Draws a geometric mark, derived from the name, in a square of 100 units. */
function drawMark(name: string, color: string): string {
  const contrast = getReadableColor(color);
  switch (hashText(name) % 4) {
    case 0:
      return circle(50, 50, 50, color) + path('M50 20a30 30 0 0 1 0 60z', contrast);
    case 1:
      return rect(0, 0, 100, 100, color, {rx: 24}) + path('M26 74L50 24 74 74z', contrast);
    case 2:
      return circle(50, 50, 50, color) + path('M50 80C8 50 34 18 50 18S92 50 50 80z', contrast);
    default:
      return (
        circle(50, 50, 50, color) + circle(38, 50, 20, contrast) + circle(66, 50, 20, contrast, {'fill-opacity': 0.6})
      );
  }
}

/** Composes a QR code on a white tile with its caption. */
function composeQrCode(content: JsonObject, size: number, maxWidth: number, context: BlockContext): ComposedBlock {
  const tileSize = Math.min(size * 8, maxWidth);
  const tile: ComposedBlock = {
    width: tileSize,
    height: tileSize,
    draw: ({x, y}) => {
      // Scanners need a quiet zone of four modules.
      const {data: rows, size: moduleCount} = encode(String(content.url), {ecc: 'M', border: 4});
      const modules = rows.flatMap((row, rowIndex) =>
        row.flatMap((isModuleDark, column) => (isModuleDark ? [`M${column} ${rowIndex}h1v1h-1z`] : [])),
      );
      return (
        rect(x, y, tileSize, tileSize, '#ffffff', {rx: tileSize * 0.04}) +
        tag('path', {
          d: modules.join(''),
          fill: '#141414',
          transform: `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${(tileSize / moduleCount).toFixed(4)})`,
          'shape-rendering': 'crispEdges',
        })
      );
    },
  };
  const caption = stringAt(content, 'caption');
  if (caption === undefined) {
    return tile;
  }
  const options = {font: context.style.bodyFont, size, lineHeight: 1.3, color: context.colors.text};
  const captionText = composeText(caption, tileSize, options, {...context, align: 'center'});
  return {...stack([tile, captionText], size * 0.4, context), width: tileSize};
}

/** Composes a block at the largest font size that fits an area. */
export function fitBlock(
  content: JsonObject,
  area: Size,
  context: BlockContext,
  maxSize = Math.min(area.width, area.height),
): ComposedBlock {
  let size = maxSize;
  let composedBlock = composeBlock(content, size, area.width, context);
  while (size > 3 && (composedBlock.height > area.height + 1 || composedBlock.width > area.width + 1)) {
    size *= 0.985;
    composedBlock = composeBlock(content, size, area.width, context);
  }
  return composedBlock;
}
