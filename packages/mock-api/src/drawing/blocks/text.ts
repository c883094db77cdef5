import type {Icon} from '../icons';
import {escapeXml, place, tag} from '../markup';
import {measureText, wrapText, type Font} from '../text';
import type {BlockContext, ComposedBlock} from './types';

/** The baseline of a line, relative to the font size. */
const ascent = 0.78;

export interface TextOptions {
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
export function drawLine(
  text: string,
  {x, y, anchor}: {x: number; y: number; anchor: 'start' | 'middle' | 'end'},
  {font, size, color, letterSpacing, isStruckThrough, opacity}: Omit<TextOptions, 'lineHeight'>,
  isRightToLeft: boolean,
): string {
  const displayed = font.isUppercase ? text.toUpperCase() : text;
  // Isolates set the direction of a line in every renderer. Not all of them support the attribute `direction`.
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
export function composeText(
  text: string,
  maxWidth: number,
  options: TextOptions,
  context: BlockContext,
): ComposedBlock {
  const {font, size, lineHeight, isBalanced = false, letterSpacing = 0} = options;
  const measureSpacing = (line: string) => Math.max(0, Array.from(line).length - 1) * letterSpacing;
  const lines = wrapText(text, font, maxWidth / size, isBalanced);
  const width = Math.max(0, ...lines.map((line) => measureText(line, font) * size + measureSpacing(line)));
  return {
    width,
    height: lines.length * size * lineHeight,
    fits: width <= maxWidth + 1,
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

/** Returns the offset of a block from the left edge of its box if `free` pixels of the width remain. */
export function getAlignmentOffset(
  freeWidth: number,
  {align, isRightToLeft}: Pick<BlockContext, 'align' | 'isRightToLeft'>,
): number {
  if (align === 'center') {
    return freeWidth / 2;
  }
  return isRightToLeft ? freeWidth : 0;
}

/** Stacks blocks vertically. */
export function stack(blocks: readonly ComposedBlock[], gap: number, context: BlockContext): ComposedBlock {
  const width = Math.max(0, ...blocks.map((block) => block.width));
  return {
    width,
    height: blocks.reduce((sum, block) => sum + block.height, 0) + Math.max(0, blocks.length - 1) * gap,
    fits: blocks.every((block) => block.fits),
    lineCount: blocks.reduce((sum, block) => sum + block.lineCount, 0),
    draw: (box) => {
      let {y} = box;
      return blocks
        .map((block) => {
          const drawing = block.draw({x: box.x + getAlignmentOffset(box.width - width, context), y, width});
          y += block.height + gap;
          return drawing;
        })
        .join('');
    },
  };
}

/** Composes a line or paragraph with an icon before it. */
export function withIcon(
  text: string,
  icon: Icon,
  size: number,
  maxWidth: number,
  context: BlockContext,
): ComposedBlock {
  const {style, colors, isRightToLeft} = context;
  const lineHeight = 1.34;
  const iconSize = size * 1.15;
  const indent = iconSize + size * 0.55;
  const options = {font: style.bodyFont, size, lineHeight, color: colors.text};
  const composed = composeText(text, maxWidth - indent, options, {...context, align: 'start'});
  return {
    ...composed,
    width: composed.width + indent,
    draw: ({x, y, width}) => {
      const iconX = isRightToLeft ? x + width - iconSize : x;
      const textX = isRightToLeft ? x : x + indent;
      return (
        place(iconX, y + (size * lineHeight - iconSize) / 2, iconSize, [icon(colors.accent)]) +
        composed.draw({x: textX, y, width: width - indent})
      );
    },
  };
}
