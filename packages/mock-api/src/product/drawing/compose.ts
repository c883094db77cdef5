import {ensureContrast, getContrast} from './colors';
import {isRightToLeft} from './format';
import type {Icon} from './icons';
import {escapeXml, place, tag} from './markup';
import type {DesignStyle, Palette} from './style';
import {measureText, wrapText, type Font} from './text';

/** The colors of a block, which depend on the background. */
export interface BlockColors {
  readonly text: string;
  readonly heading: string;
  /** Prices and icons. */
  readonly accent: string;
  /** Buttons, badges, and marks. */
  readonly shape: string;
}

/** Returns the colors of blocks on the background of a design. */
export const createColors = ({text, heading, accent, background}: Palette): BlockColors => ({
  text,
  heading,
  // Prices and icons also use the accent color, so it must be readable on the background.
  accent: getContrast(accent, background) >= 3 ? accent : ensureContrast(accent, background, 3),
  shape: accent,
});

/** Everything that affects a block's appearance, except its content. */
export interface BlockContext {
  readonly style: DesignStyle;
  readonly language: string;
  readonly align: 'start' | 'center';
  readonly colors: BlockColors;
}

/** A block, or a part of one, that's composed at a certain font size. Lengths are in pixels. */
export interface ComposedBlock {
  readonly width: number;
  readonly height: number;
  /** Draws the block in a box that's at least as large as the block. */
  readonly draw: (box: {readonly x: number; readonly y: number; readonly width: number}) => string;
}

/** The distance from the top of the text to its baseline, relative to the font size. */
const ascent = 0.85;

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

/** Draws one line of text that's anchored at its start, center, or end. */
function drawLine(
  text: string,
  {x, y, anchor}: {x: number; y: number; anchor: 'start' | 'middle' | 'end'},
  {font, size, color, letterSpacing, isStruckThrough, opacity}: TextOptions,
  language: string,
): string {
  const displayedText = font.isUppercase ? text.toUpperCase() : text;
  // Unicode isolates set the direction in all renderers, some of which don't support the `direction` attribute.
  const content = isRightToLeft(language) ? `\u2067${displayedText}\u2069` : displayedText;
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

/** Composes a paragraph. If the maximum width is infinite, it has one line. */
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
  const start = isRightToLeft(context.language) ? 'end' : 'start';
  const anchor = context.align === 'center' ? 'middle' : start;
  return {
    width,
    height: lines.length * size * lineHeight,
    draw: (box) => {
      const x = box.x + (anchor === 'middle' ? box.width / 2 : anchor === 'end' ? box.width : 0);
      const y = box.y + size * ((lineHeight - 1) / 2 + ascent);
      return lines
        .map((line, index) => drawLine(line, {x, y: y + size * index * lineHeight, anchor}, options, context.language))
        .join('');
    },
  };
}

/** Returns the offset of a block from the left edge of its box if `freeWidth` pixels remain. */
export function getAlignmentOffset(freeWidth: number, {align, language}: BlockContext): number {
  if (align === 'center') {
    return freeWidth / 2;
  }
  return isRightToLeft(language) ? freeWidth : 0;
}

/** Stacks blocks vertically. */
export function stack(blocks: readonly ComposedBlock[], gap: number, context: BlockContext): ComposedBlock {
  const width = Math.max(0, ...blocks.map((block) => block.width));
  return {
    width,
    height: blocks.reduce((sum, block) => sum + block.height, 0) + Math.max(0, blocks.length - 1) * gap,
    draw: (box) => {
      const x = box.x + getAlignmentOffset(box.width - width, context);
      let {y} = box;
      return blocks
        .map((block) => {
          const drawing = block.draw({x, y, width});
          y += block.height + gap;
          return drawing;
        })
        .join('');
    },
  };
}

/** Places two blocks next to each other, with their top edges aligned. */
export function placeSideBySide(
  first: ComposedBlock,
  second: ComposedBlock,
  gap: number,
  context: BlockContext,
): ComposedBlock {
  const width = first.width + gap + second.width;
  return {
    width,
    height: Math.max(first.height, second.height),
    draw: (box) => {
      const x = box.x + getAlignmentOffset(box.width - width, context);
      const [firstX, secondX] = isRightToLeft(context.language)
        ? [x + second.width + gap, x]
        : [x, x + first.width + gap];
      return (
        first.draw({x: firstX, y: box.y, width: first.width}) + second.draw({x: secondX, y: box.y, width: second.width})
      );
    },
  };
}

/** Composes an icon that's vertically centered in a line. */
export const composeIcon = (icon: Icon, size: number, lineHeight: number, color: string): ComposedBlock => ({
  width: size,
  height: lineHeight,
  draw: ({x, y}) => place(x, y + (lineHeight - size) / 2, size, [icon(color)]),
});
