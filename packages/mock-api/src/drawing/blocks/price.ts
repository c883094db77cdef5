import {stringAt} from '../../contract/json';
import {formatPrice} from '../format';
import {measureText, type Font} from '../text';
import {getAlignmentOffset, drawLine} from './text';
import type {Composer} from './types';

/** The amount, next to the previous amount and the label. */
export const composePrice: Composer = (content, size, _maxWidth, context) => {
  const {style, language, colors, isRightToLeft} = context;
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
    fits: true,
    lineCount: 1,
    draw: (box) => {
      const start = box.x + getAlignmentOffset(box.width - width, context);
      const anchor = isRightToLeft ? ('end' as const) : ('start' as const);
      const amountX = isRightToLeft ? start + width : start;
      const smallX = isRightToLeft ? start + smallWidth : start + amountWidth + gap;
      const firstLine = small.length === 1 ? 0.92 : 0.48;
      return [
        drawLine(
          amount,
          {x: amountX, y: box.y + size * 0.92, anchor},
          {font, size, color: colors.accent},
          isRightToLeft,
        ),
        ...small.map(({text, isStruckThrough}, index) =>
          drawLine(
            text,
            {x: smallX, y: box.y + size * (firstLine + index * 0.44), anchor},
            {
              font: style.bodyFont,
              size: smallSize,
              color: colors.text,
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
