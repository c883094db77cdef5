import {stringAt, type JsonObject} from '../contract/json';
import {isDark, mix} from './colors';
import {formatEvent, formatPrice, listContactLines, listItems, quote} from './format';
import {icons, type Icon} from './icons';
import {circle, escapeXml, path, rect, tag} from './markup';
import {createQrCode} from './qr-code';
import {hashText} from './random';
import type {DesignStyle} from './style';
import {measureText, wrapText, type Font} from './text';

/** The colors of text, depending on what is behind it. */
export interface Ink {
  readonly text: string;
  readonly heading: string;
  /** Prices and icons. */
  readonly accent: string;
  /** Buttons, badges, and marks. */
  readonly shape: string;
}

/** What the appearance of a block depends on, apart from its content. */
export interface BlockContext {
  readonly style: DesignStyle;
  readonly language: string;
  readonly isRightToLeft: boolean;
  readonly align: 'start' | 'center';
  readonly ink: Ink;
}

/** A block at a certain font size. Lengths are in pixels. */
export interface ComposedBlock {
  readonly width: number;
  readonly height: number;
  /** Whether no word is wider than the available width. */
  readonly isFitting: boolean;
  readonly lineCount: number;
  /** Draws the block into a box at least as large as it is. */
  readonly draw: (box: {readonly x: number; readonly y: number; readonly width: number}) => string;
}

type Composer = (content: JsonObject, size: number, maxWidth: number, context: BlockContext) => ComposedBlock;

/** The baseline of a line, relative to the font size. */
const ascent = 0.78;

interface TextOptions {
  readonly font: Font;
  readonly size: number;
  readonly lineHeight: number;
  readonly color: string;
  readonly isBalanced?: boolean;
  readonly letterSpacing?: number;
  readonly isStruckThrough?: boolean;
  readonly opacity?: number;
}

/** Draws one line of text. `x` is its left edge, its right edge in languages that are written from right to left, or its center. */
function drawLine(
  text: string,
  {x, y, anchor}: {x: number; y: number; anchor: 'start' | 'middle' | 'end'},
  {font, size, color, letterSpacing, isStruckThrough, opacity}: Omit<TextOptions, 'lineHeight'>,
  isRightToLeft: boolean,
): string {
  const displayed = font.isUppercase ? text.toUpperCase() : text;
  // Isolates give a line its direction in every renderer, whereas not all of them support the attribute `direction`.
  const content = isRightToLeft ? `\u2067${displayed}\u2069` : displayed;
  return tag(
    'text',
    {
      x,
      y,
      'font-family': font.family,
      'font-size': size,
      'font-weight': font.weight === 400 ? undefined : font.weight,
      'font-style': font.isItalic ? 'italic' : undefined,
      'letter-spacing': letterSpacing,
      'text-anchor': anchor === 'start' ? undefined : anchor,
      'text-decoration': isStruckThrough ? 'line-through' : undefined,
      fill: color,
      'fill-opacity': opacity,
    },
    escapeXml(content),
  );
}

/** Composes a paragraph. */
function composeText(text: string, maxWidth: number, options: TextOptions, context: BlockContext): ComposedBlock {
  const {font, size, lineHeight, isBalanced = false, letterSpacing = 0} = options;
  const spacing = (line: string) => Math.max(0, Array.from(line).length - 1) * letterSpacing;
  const lines = wrapText(text, font, maxWidth / size, isBalanced);
  const width = Math.max(0, ...lines.map((line) => measureText(line, font) * size + spacing(line)));
  return {
    width,
    height: lines.length * size * lineHeight,
    isFitting: width <= maxWidth + 1,
    lineCount: lines.length,
    draw: (box) => {
      const {anchor, x} = toAnchor(box, context);
      return lines
        .map((line, index) =>
          drawLine(
            line,
            {x, y: box.y + size * (index * lineHeight + (lineHeight - 1) / 2 + ascent), anchor},
            options,
            context.isRightToLeft,
          ),
        )
        .join('');
    },
  };
}

function toAnchor(
  {x, width}: {readonly x: number; readonly width: number},
  {align, isRightToLeft}: Pick<BlockContext, 'align' | 'isRightToLeft'>,
): {anchor: 'start' | 'middle' | 'end'; x: number} {
  if (align === 'center') {
    return {anchor: 'middle', x: x + width / 2};
  }
  return isRightToLeft ? {anchor: 'end', x: x + width} : {anchor: 'start', x};
}

/** Composes blocks below each other. */
function stack(
  blocks: readonly ComposedBlock[],
  gap: number,
  align: BlockContext['align'],
  isRightToLeft: boolean,
): ComposedBlock {
  const width = Math.max(0, ...blocks.map((block) => block.width));
  return {
    width,
    height: blocks.reduce((sum, block) => sum + block.height, 0) + Math.max(0, blocks.length - 1) * gap,
    isFitting: blocks.every((block) => block.isFitting),
    lineCount: blocks.reduce((sum, block) => sum + block.lineCount, 0),
    draw: (box) => {
      let {y} = box;
      return blocks
        .map((block) => {
          const offset = align === 'center' ? (box.width - width) / 2 : isRightToLeft ? box.width - width : 0;
          const drawing = block.draw({x: box.x + offset, y, width});
          y += block.height + gap;
          return drawing;
        })
        .join('');
    },
  };
}

/** Composes a line or paragraph with an icon before it. */
function withIcon(
  text: string,
  icon: (x: number, y: number, size: number) => string,
  maxWidth: number,
  options: TextOptions,
  context: BlockContext,
): ComposedBlock {
  const iconSize = options.size * 1.15;
  const indent = iconSize + options.size * 0.55;
  const composed = composeText(text, maxWidth - indent, options, {...context, align: 'start'});
  return {
    ...composed,
    width: composed.width + indent,
    draw: ({x, y, width}) => {
      const iconX = context.isRightToLeft ? x + width - iconSize : x;
      const textX = context.isRightToLeft ? x : x + indent;
      return (
        icon(iconX, y + (options.size * options.lineHeight - iconSize) / 2, iconSize) +
        composed.draw({x: textX, y, width: width - indent})
      );
    },
  };
}

const contactIcons = {phone: icons.phone, email: icons.mail, website: icons.globe, address: icons.pin};

const textAt = (content: JsonObject) => stringAt(content, 'text') ?? '';

/** Black or white, whichever is easier to read on a color. */
const inkOn = (color: string) => (isDark(color) ? '#ffffff' : mix(color, '#000000', 0.86));

/** Composes text on a colored shape. */
function composeLabel(
  text: string,
  size: number,
  shape: {padding: number; height: number; radius: number},
  font: Font,
  fill: string,
  context: BlockContext,
): ComposedBlock {
  const textWidth = measureText(text, font) * size;
  const [width, height] = [textWidth + size * shape.padding * 2, size * shape.height];
  return {
    width,
    height,
    isFitting: true,
    lineCount: 1,
    draw: (box) => {
      const offset =
        context.align === 'center' ? (box.width - width) / 2 : context.isRightToLeft ? box.width - width : 0;
      const x = box.x + offset;
      return (
        rect(x, box.y, width, height, fill, {rx: Math.min(shape.radius * size, height / 2)}) +
        drawLine(
          text,
          {x: x + width / 2, y: box.y + height / 2 + size * 0.36, anchor: 'middle'},
          {font, size, color: inkOn(fill)},
          context.isRightToLeft,
        )
      );
    },
  };
}

/** Corner radii of buttons in em, by tone. */
const buttonRadii: Readonly<Record<string, number>> = {
  bold: 0,
  elegant: 0,
  formal: 0.1,
  factual: 0.25,
  friendly: 0.6,
  inspiring: 2,
  warm: 2,
  playful: 2,
};

const composeTitle: Composer = (content, size, maxWidth, context) => {
  const {headingFont, tone} = context.style;
  return composeText(
    textAt(content),
    maxWidth,
    {
      font: headingFont,
      size,
      lineHeight: headingFont.isUppercase ? 1.04 : 1.1,
      color: context.ink.heading,
      isBalanced: true,
      ...(tone === 'bold' && {letterSpacing: -size * 0.015}),
    },
    context,
  );
};

const composePrice: Composer = (content, size, _maxWidth, context) => {
  const {style, language, ink, isRightToLeft} = context;
  const currency = String(content.currency);
  const amount = formatPrice(String(content.amount), currency, language);
  const label = stringAt(content, 'label');
  const previous = stringAt(content, 'previousAmount');
  const font: Font = {...style.headingFont, isUppercase: false};
  const amountWidth = measureText(amount, font) * size;
  const smallSize = size * 0.42;
  const small = [
    ...(previous === undefined ? [] : [{text: formatPrice(previous, currency, language), isStruckThrough: true}]),
    ...(label === undefined ? [] : [{text: label, isStruckThrough: false}]),
  ];
  const smallWidth = Math.max(0, ...small.map(({text}) => measureText(text, style.bodyFont) * smallSize));
  const gap = small.length > 0 ? size * 0.26 : 0;
  const width = amountWidth + gap + smallWidth;
  return {
    width,
    height: size * 1.12,
    isFitting: true,
    lineCount: 1,
    draw: (box) => {
      const offset = context.align === 'center' ? (box.width - width) / 2 : isRightToLeft ? box.width - width : 0;
      const start = box.x + offset;
      const anchor = isRightToLeft ? ('end' as const) : ('start' as const);
      const amountX = isRightToLeft ? start + width : start;
      const smallX = isRightToLeft ? start + smallWidth : start + amountWidth + gap;
      const firstLine = small.length === 1 ? 0.92 : 0.48;
      return [
        drawLine(amount, {x: amountX, y: box.y + size * 0.92, anchor}, {font, size, color: ink.accent}, isRightToLeft),
        ...small.map(({text, isStruckThrough}, index) =>
          drawLine(
            text,
            {x: smallX, y: box.y + size * (firstLine + index * 0.44), anchor},
            {
              font: style.bodyFont,
              size: smallSize,
              color: ink.text,
              isStruckThrough,
              opacity: isStruckThrough ? 0.7 : 1,
            },
            isRightToLeft,
          ),
        ),
      ].join('');
    },
  };
};

const composeQrCode: Composer = (content, size, maxWidth, context) => {
  const modules = createQrCode(String(content.url));
  const tile = Math.min(size * 8, maxWidth);
  const caption = stringAt(content, 'caption');
  const captionText =
    caption === undefined
      ? undefined
      : composeText(
          caption,
          tile,
          {font: context.style.bodyFont, size, lineHeight: 1.3, color: context.ink.text},
          {...context, align: 'center'},
        );
  // Scanners need a border of four modules.
  const cell = tile / (modules.length + 8);
  return {
    width: tile,
    height: tile + (captionText === undefined ? 0 : captionText.height + size * 0.4),
    isFitting: captionText?.isFitting ?? true,
    lineCount: 1,
    draw: ({x, y}) => {
      const cells = modules.flatMap((row, rowIndex) =>
        row.flatMap((isDarkModule, column) =>
          isDarkModule
            ? [
                `M${((column + 4) * cell).toFixed(2)} ${((rowIndex + 4) * cell).toFixed(2)}h${cell.toFixed(2)}v${cell.toFixed(2)}h-${cell.toFixed(2)}z`,
              ]
            : [],
        ),
      );
      return (
        rect(x, y, tile, tile, '#ffffff', {rx: tile * 0.04}) +
        tag('path', {
          d: cells.join(''),
          fill: '#141414',
          transform: `translate(${x.toFixed(2)} ${y.toFixed(2)})`,
          'shape-rendering': 'crispEdges',
        }) +
        (captionText?.draw({x, y: y + tile + size * 0.4, width: tile}) ?? '')
      );
    },
  };
};

/** Draws a mark and the name of the brand, because logo files can't be loaded. */
const composeLogo: Composer = (_content, size, _maxWidth, context) => {
  const {style, ink, isRightToLeft} = context;
  const name = style.brandName ?? '';
  const font: Font = {...style.headingFont, isUppercase: false};
  const mark = size * 1.7;
  const gap = name === '' ? 0 : size * 0.5;
  const width = mark + gap + measureText(name, font) * size;
  return {
    width,
    height: mark,
    isFitting: true,
    lineCount: 1,
    draw: (box) => {
      const offset = context.align === 'center' ? (box.width - width) / 2 : isRightToLeft ? box.width - width : 0;
      const start = box.x + offset;
      const markX = isRightToLeft ? start + width - mark : start;
      const textX = isRightToLeft ? start + width - mark - gap : start + mark + gap;
      return (
        drawMark(name, markX, box.y, mark, ink.shape) +
        (name === ''
          ? ''
          : drawLine(
              name,
              {x: textX, y: box.y + mark / 2 + size * 0.34, anchor: isRightToLeft ? 'end' : 'start'},
              {font, size, color: ink.heading},
              isRightToLeft,
            ))
      );
    },
  };
};

/** A geometric mark that depends on the name. */
function drawMark(name: string, x: number, y: number, s: number, color: string): string {
  const ink = inkOn(color);
  const [cx, cy] = [x + s / 2, y + s / 2];
  switch (hashText(name) % 4) {
    case 0:
      return (
        circle(cx, cy, s / 2, color) +
        path(['M', cx, cy - s * 0.3, 'a', s * 0.3, s * 0.3, 0, 0, 1, 0, s * 0.6, 'Z'], ink)
      );
    case 1:
      return (
        rect(x, y, s, s, color, {rx: s * 0.24}) +
        path(['M', cx - s * 0.24, cy + s * 0.24, 'L', cx, cy - s * 0.26, 'L', cx + s * 0.24, cy + s * 0.24, 'Z'], ink)
      );
    case 2:
      return (
        circle(cx, cy, s / 2, color) +
        path(
          [
            'M',
            cx,
            cy + s * 0.3,
            'C',
            cx - s * 0.42,
            cy,
            cx - s * 0.16,
            cy - s * 0.32,
            cx,
            cy - s * 0.32,
            'C',
            cx + s * 0.16,
            cy - s * 0.32,
            cx + s * 0.42,
            cy,
            cx,
            cy + s * 0.3,
            'Z',
          ],
          ink,
        )
      );
    default:
      return (
        rect(x, y, s, s, color, {rx: s * 0.5}) +
        circle(cx - s * 0.12, cy, s * 0.2, ink) +
        circle(cx + s * 0.16, cy, s * 0.2, ink, {'fill-opacity': 0.6})
      );
  }
}

const composers: Readonly<Record<string, Composer>> = {
  title: composeTitle,
  subtitle: (content, size, maxWidth, context) =>
    composeText(
      textAt(content),
      maxWidth,
      {font: context.style.bodyFont, size, lineHeight: 1.32, color: context.ink.text, isBalanced: true},
      context,
    ),
  body: (content, size, maxWidth, context) =>
    composeText(
      textAt(content),
      maxWidth,
      {font: context.style.bodyFont, size, lineHeight: 1.46, color: context.ink.text},
      context,
    ),
  disclaimer: (content, size, maxWidth, context) =>
    composeText(
      textAt(content),
      maxWidth,
      {font: context.style.bodyFont, size, lineHeight: 1.35, color: context.ink.text, opacity: 0.85},
      context,
    ),
  quote: (content, size, maxWidth, context) => {
    const attribution = stringAt(content, 'attribution');
    const font: Font = {...context.style.headingFont, isUppercase: false, isItalic: true};
    return stack(
      [
        composeText(
          quote(textAt(content), context.language),
          maxWidth,
          {font, size, lineHeight: 1.22, color: context.ink.heading, isBalanced: true},
          context,
        ),
        ...(attribution === undefined
          ? []
          : [
              composeText(
                `— ${attribution}`,
                maxWidth,
                {font: context.style.bodyFont, size: size * 0.5, lineHeight: 1.3, color: context.ink.text},
                context,
              ),
            ]),
      ],
      size * 0.4,
      context.align,
      context.isRightToLeft,
    );
  },
  list: (content, size, maxWidth, context) =>
    stack(
      listItems(content).map((item) =>
        withIcon(
          item,
          (x, y, s) => icons.check(x, y, s, context.ink.accent),
          maxWidth,
          {font: context.style.bodyFont, size, lineHeight: 1.34, color: context.ink.text},
          context,
        ),
      ),
      size * 0.5,
      context.align,
      context.isRightToLeft,
    ),
  event: (content, size, maxWidth, context) => {
    const {date, time} = formatEvent(content, context.language);
    const options = {font: context.style.bodyFont, size, lineHeight: 1.34, color: context.ink.text};
    const row = (text: string, icon: Icon) =>
      withIcon(text, (x, y, s) => icon(x, y, s, context.ink.accent), maxWidth, options, context);
    return stack(
      [
        row(date, icons.calendar),
        ...(time === '' ? [] : [row(time, icons.clock)]),
        ...(stringAt(content, 'place') === undefined ? [] : [row(String(content.place), icons.pin)]),
      ],
      size * 0.34,
      context.align,
      context.isRightToLeft,
    );
  },
  contact: (content, size, maxWidth, context) =>
    stack(
      listContactLines(content).map(({kind, text}) =>
        withIcon(
          text,
          (x, y, s) => contactIcons[kind](x, y, s, context.ink.accent),
          maxWidth,
          {font: context.style.bodyFont, size, lineHeight: 1.34, color: context.ink.text},
          context,
        ),
      ),
      size * 0.36,
      context.align,
      context.isRightToLeft,
    ),
  badge: (content, size, _maxWidth, context) =>
    composeLabel(
      textAt(content),
      size,
      {padding: 0.9, height: 2.1, radius: context.style.tone === 'bold' ? 0 : 2},
      {...context.style.headingFont, weight: 700, widthFactor: context.style.headingFont.widthFactor * 1.04},
      context.ink.shape,
      context,
    ),
  button: (content, size, _maxWidth, context) =>
    composeLabel(
      textAt(content),
      size,
      {padding: 1.3, height: 2.7, radius: buttonRadii[context.style.tone] ?? 0.6},
      {...context.style.headingFont, weight: 700, widthFactor: context.style.headingFont.widthFactor * 1.04},
      context.ink.shape,
      context,
    ),
  price: composePrice,
  'qr-code': composeQrCode,
  logo: composeLogo,
};

/** Composes a block at a font size. Images have no composer: they fill their boxes. */
export function composeBlock(
  content: JsonObject,
  size: number,
  maxWidth: number,
  context: BlockContext,
): ComposedBlock {
  const compose = composers[String(content.type)] ?? composers.body;
  if (compose === undefined) {
    throw new Error(`The mock can't draw the content block "${String(content.type)}".`);
  }
  return compose(content, size, maxWidth, context);
}

/** Draws a block at the largest font size at which it fits into its box. */
export function drawBlock(
  content: JsonObject,
  box: {readonly x: number; readonly y: number; readonly width: number; readonly height: number},
  context: BlockContext,
): string {
  let size = Math.min(box.height, box.width);
  let composed = composeBlock(content, size, box.width, context);
  while (size > 3 && (composed.height > box.height + 1 || composed.width > box.width + 1)) {
    size *= 0.985;
    composed = composeBlock(content, size, box.width, context);
  }
  return composed.draw(box);
}
