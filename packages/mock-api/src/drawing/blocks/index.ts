import {stringAt, type JsonObject} from '../../contract/json';
import {formatEvent, listContactLines, listItems, quote} from '../format';
import {icons, type Icon} from '../icons';
import type {Font} from '../text';
import {composeLabel} from './label';
import {composeLogo} from './logo';
import {composePrice} from './price';
import {composeQrCode} from './qr-code';
import {composeText, stack, withIcon} from './text';
import type {BlockContext, ComposedBlock, Composer} from './types';

export type {BlockContext, ComposedBlock, Ink} from './types';

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
      context,
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
      context,
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
      context,
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
      context,
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
