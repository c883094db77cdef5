import {circle, path, rect} from '../markup';
import {hashText} from '../random';
import {measureText, type Font} from '../text';
import {inkOn} from './label';
import {alignmentOffset, drawLine} from './text';
import type {Composer} from './types';

/** Draws a mark and the name of the brand, because logo files can't be loaded. */
export const composeLogo: Composer = (_content, size, _maxWidth, context) => {
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
      const start = box.x + alignmentOffset(box.width - width, context);
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
