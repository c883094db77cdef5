import {isDark, mix} from '../colors';
import {rect} from '../markup';
import {measureText, type Font} from '../text';
import {getAlignmentOffset, drawLine} from './text';
import type {BlockContext, ComposedBlock} from './types';

/** Black or white, whichever is easier to read on a color. */
export const getReadableColor = (color: string) => (isDark(color) ? '#ffffff' : mix(color, '#000000', 0.86));

/** Composes text on a colored shape, whose proportions are in em. */
export function composeLabel(
  text: string,
  size: number,
  shape: {padding: number; height: number; radius: number},
  {style: {headingFont}, colors, ...context}: BlockContext,
): ComposedBlock {
  const font: Font = {...headingFont, weight: 700, widthFactor: headingFont.widthFactor * 1.04};
  const fill = colors.shape;
  const textWidth = measureText(text, font) * size;
  const [width, height] = [textWidth + size * shape.padding * 2, size * shape.height];
  return {
    width,
    height,
    fits: true,
    lineCount: 1,
    draw: (box) => {
      const x = box.x + getAlignmentOffset(box.width - width, context);
      return (
        rect(x, box.y, width, height, fill, {rx: Math.min(shape.radius * size, height / 2)}) +
        drawLine(
          text,
          {x: x + width / 2, y: box.y + height / 2 + size * 0.36, anchor: 'middle'},
          {font, size, color: getReadableColor(fill)},
          context.isRightToLeft,
        )
      );
    },
  };
}
