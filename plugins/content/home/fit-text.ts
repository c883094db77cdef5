import type {Box} from './types';

/** Width of a letter in a line of the site's typeface, bold and close, in ems, with a little to spare. */
const letterWidth = 0.52;
const lineHeight = 1.12;

/**
 * Lays a text out in a box: the largest size at which its lines fit, words kept whole.
 *
 * @param text - One paragraph.
 * @param box - The box in pixels; only its size counts.
 * @returns The lines, and the font size in pixels.
 * @throws Error when the text is empty, for there is nothing to draw.
 */
export function fitText(
  text: string,
  {width, height}: Pick<Box, 'width' | 'height'>,
): {lines: string[]; fontSize: number} {
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) {
    throw new Error('A text block of the example has no text: write one in contract/openapi/components/examples.');
  }
  const longest = Math.max(...words.map((word) => word.length));
  let best = {lines: [words.join(' ')], fontSize: 0};
  for (let room = longest; room <= text.length; room++) {
    const lines = wrap(words, room);
    const widest = Math.max(...lines.map((line) => line.length));
    const fontSize = Math.floor(Math.min(width / (widest * letterWidth), height / (lines.length * lineHeight)));
    if (fontSize > best.fontSize) {
      best = {lines, fontSize};
    }
  }
  return best;
}

/** Breaks words into lines of at most so many letters. */
function wrap(words: readonly string[], room: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= room) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}
