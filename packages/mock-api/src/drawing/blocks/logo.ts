import {circle, path, place, rect} from '../markup';
import {hashText} from '../../random';
import {measureText, type Font} from '../text';
import {getReadableColor} from './label';
import {getAlignmentOffset, drawLine} from './text';
import type {Composer} from './types';

/** Draws a mark and the name of the brand, because logo files can't be loaded. */
export const composeLogo: Composer = (_content, size, _maxWidth, context) => {
  const {style, colors, isRightToLeft} = context;
  const name = style.brandName ?? '';
  const font: Font = {...style.headingFont, isUppercase: false};
  const mark = size * 1.7;
  const gap = name === '' ? 0 : size * 0.5;
  const width = mark + gap + measureText(name, font) * size;
  return {
    width,
    height: mark,
    fits: true,
    lineCount: 1,
    draw: (box) => {
      const start = box.x + getAlignmentOffset(box.width - width, context);
      const markX = isRightToLeft ? start + width - mark : start;
      const textX = isRightToLeft ? start + width - mark - gap : start + mark + gap;
      return (
        place(markX, box.y, mark, [drawMark(name, colors.shape)]) +
        (name === ''
          ? ''
          : drawLine(
              name,
              {x: textX, y: box.y + mark / 2 + size * 0.34, anchor: isRightToLeft ? 'end' : 'start'},
              {font, size, color: colors.heading},
              isRightToLeft,
            ))
      );
    },
  };
};

/** A geometric mark that depends on the name, in a square of 100 units. */
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
        rect(0, 0, 100, 100, color, {rx: 50}) +
        circle(38, 50, 20, contrast) +
        circle(66, 50, 20, contrast, {'fill-opacity': 0.6})
      );
  }
}
