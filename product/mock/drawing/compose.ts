import {escapeXml} from '@developer-docs/utils';
import {isRightToLeft} from './format';
import {tag} from './markup';
import type {DesignStyle} from './style';
import {measureText, wrapText, type Font} from './text';

/** Everything that affects a block's appearance, except its content. */
export interface BlockContext {
  readonly style: DesignStyle;
  readonly language: string;
  readonly alignment: Alignment;
}

/** The fraction of free space to the left of content: 0 for left-aligned, 1 for right-aligned. */
export type Alignment = 0 | 0.5 | 1;

/** Returns the alignment with the edge where lines of a language start. */
export const getStartAlignment = (language: string) => (isRightToLeft(language) ? 1 : 0);

export const alignToStart = (context: BlockContext): BlockContext => ({
  ...context,
  alignment: getStartAlignment(context.language),
});

/** A block, or a part of one, that's composed at a certain font size. Lengths are in pixels. */
export interface ComposedBlock {
  readonly width: number;
  readonly height: number;
  /** Draws the block with its upper-left corner at a position. */
  readonly draw: (x: number, y: number) => string;
}

export interface TextOptions {
  readonly font: Font;
  readonly size: number;
  readonly lineHeight: number;
  readonly color: string;
  readonly isStruckThrough?: boolean;
}

/** The distance from the top of the text to its baseline, relative to the font size. */
const ascent = 0.85;

/** Composes a paragraph. If the maximum width is infinite, it has one line. */
export function composeText(
  text: string,
  maxWidth: number,
  {font, size, lineHeight, color, isStruckThrough}: TextOptions,
  {alignment, language}: BlockContext,
): ComposedBlock {
  const lines = wrapText(text, font, maxWidth / size);
  const width = Math.max(0, ...lines.map((line) => measureText(line, font) * size));
  const attributes = {
    'font-family': font.family,
    'font-size': size,
    'font-weight': font.weight === 400 ? undefined : font.weight,
    'font-style': font.isItalic ? 'italic' : undefined,
    'text-anchor': {0: undefined, 0.5: 'middle', 1: 'end'}[alignment],
    'text-decoration': isStruckThrough ? 'line-through' : undefined,
    fill: color,
  };
  return {
    width,
    height: lines.length * size * lineHeight,
    draw: (x, y) =>
      lines
        .map((line, index) => {
          const baseline = y + size * ((lineHeight - 1) / 2 + ascent + index * lineHeight);
          // Unicode isolates set the direction in all renderers, some of which don't support `direction`.
          const content = isRightToLeft(language) ? `\u2067${line}\u2069` : line;
          return tag('text', {x: x + width * alignment, y: baseline, ...attributes}, escapeXml(content));
        })
        .join(''),
  };
}

/** Stacks blocks vertically. */
export function stack(blocks: readonly ComposedBlock[], gap: number, {alignment}: BlockContext): ComposedBlock {
  const width = Math.max(0, ...blocks.map((block) => block.width));
  return {
    width,
    height: blocks.reduce((sum, block) => sum + block.height + gap, -gap),
    draw: (x, y) => {
      let top = y;
      return blocks
        .map((block) => {
          const drawing = block.draw(x + (width - block.width) * alignment, top);
          top += block.height + gap;
          return drawing;
        })
        .join('');
    },
  };
}

/** Places two blocks next to each other, in reading order, and centers them vertically. */
export function placeSideBySide(
  first: ComposedBlock,
  second: ComposedBlock,
  gap: number,
  {language}: BlockContext,
): ComposedBlock {
  const [left, right] = isRightToLeft(language) ? [second, first] : [first, second];
  const height = Math.max(first.height, second.height);
  return {
    width: first.width + gap + second.width,
    height,
    draw: (x, y) =>
      left.draw(x, y + (height - left.height) / 2) + right.draw(x + left.width + gap, y + (height - right.height) / 2),
  };
}

/** Composes a block at the largest font size that fits. */
export function composeLargest<T>(maxSize: number, compose: (size: number) => T, fits: (block: T) => boolean): T {
  let size = maxSize;
  let block = compose(size);
  while (size > 3 && !fits(block)) {
    size *= 0.97;
    block = compose(size);
  }
  return block;
}
