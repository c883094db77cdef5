import {stringAt, type JsonObject} from '../../contract/json';
import {formatEvent, listContactLines, listItems, quote} from '../format';
import {icons} from '../icons';
import type {Font} from '../text';
import {composeLabel} from './label';
import {composeLogo} from './logo';
import {composePrice} from './price';
import {composeQrCode} from './qr-code';
import {composeText, stack, withIcon, type TextOptions} from './text';
import type {BlockContext, Composer} from './types';

export type {BlockContext, ComposedBlock, BlockColors} from './types';

const contactIcons = {phone: icons.phone, email: icons.mail, website: icons.globe, address: icons.pin};

const textAt = (content: JsonObject) => stringAt(content, 'text') ?? '';

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

/** Composes the text of a block in the font for body text. */
const bodyText =
  (options: Pick<TextOptions, 'lineHeight' | 'isBalanced' | 'opacity'>): Composer =>
  (content, size, maxWidth, context) =>
    composeText(
      textAt(content),
      maxWidth,
      {font: context.style.bodyFont, size, color: context.colors.text, ...options},
      context,
    );

const composeBody = bodyText({lineHeight: 1.46});

const composers: Readonly<Record<string, Composer>> = {
  title: (content, size, maxWidth, context) => {
    const {headingFont, tone} = context.style;
    return composeText(
      textAt(content),
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
  subtitle: bodyText({lineHeight: 1.32, isBalanced: true}),
  body: composeBody,
  disclaimer: bodyText({lineHeight: 1.35, opacity: 0.85}),
  quote: (content, size, maxWidth, context) => {
    const {style, colors, language} = context;
    const attribution = stringAt(content, 'attribution');
    const font: Font = {...style.headingFont, isUppercase: false, isItalic: true};
    const text = composeText(
      quote(textAt(content), language),
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
    stack(
      listItems(content).map((item) => withIcon(item, icons.check, size, maxWidth, context)),
      size * 0.5,
      context,
    ),
  event: (content, size, maxWidth, context) => {
    const {date, time} = formatEvent(content, context.language);
    const rows = [
      [date, icons.calendar],
      [time, icons.clock],
      [stringAt(content, 'place') ?? '', icons.pin],
    ] as const;
    return stack(
      rows.filter(([text]) => text !== '').map(([text, icon]) => withIcon(text, icon, size, maxWidth, context)),
      size * 0.34,
      context,
    );
  },
  contact: (content, size, maxWidth, context) =>
    stack(
      listContactLines(content).map(({kind, text}) => withIcon(text, contactIcons[kind], size, maxWidth, context)),
      size * 0.36,
      context,
    ),
  badge: (content, size, _maxWidth, context) => {
    const radius = context.style.tone === 'bold' ? 0 : 2;
    return composeLabel(textAt(content), size, {padding: 0.9, height: 2.1, radius}, context);
  },
  button: (content, size, _maxWidth, context) => {
    const radius = buttonRadii[context.style.tone] ?? 0.6;
    return composeLabel(textAt(content), size, {padding: 1.3, height: 2.7, radius}, context);
  },
  price: composePrice,
  'qr-code': composeQrCode,
  logo: composeLogo,
};

/** Composes a block at a font size. Images have no composer: they fill their boxes. */
export const composeBlock: Composer = (content, ...rest) =>
  (composers[String(content.type)] ?? composeBody)(content, ...rest);

/** Creates the context for measuring blocks, which doesn't depend on colors. Boxes are mirrored after the layout. */
export const createMeasuringContext = (
  {style, language}: Pick<BlockContext, 'style' | 'language'>,
  align: BlockContext['align'],
): BlockContext => ({
  style,
  language,
  align,
  isRightToLeft: false,
  colors: {text: '', heading: '', accent: '', shape: ''},
});

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
