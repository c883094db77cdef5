import type {Size} from './types';

/** Average character width of bold text in the site's typeface in ems, rounded up. */
const characterWidth = 0.52;
const lineHeight = 1.12;

/**
 * Breaks text into lines so that it fills a box with the largest possible font size. Words aren't broken.
 *
 * @param text - A single paragraph.
 * @returns The lines, and the font size in pixels.
 * @throws Error if the text is empty.
 */
export function fitText(text: string, {width, height}: Size): {lines: string[]; fontSize: number} {
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) {
    throw new Error(
      'A text block of the home page example is empty. Add text to contract/openapi/components/examples.',
    );
  }
  const longestWord = Math.max(...words.map((word) => word.length));
  let best = {lines: [words.join(' ')], fontSize: 0};
  for (let maxLength = longestWord; maxLength <= text.length; maxLength++) {
    const lines = wrapWords(words, maxLength);
    const longestLine = Math.max(...lines.map((line) => line.length));
    const fontSize = Math.floor(Math.min(width / (longestLine * characterWidth), height / (lines.length * lineHeight)));
    if (fontSize > best.fontSize) {
      best = {lines, fontSize};
    }
  }
  return best;
}

/** Joins words to lines of at most `maxLength` characters. */
function wrapWords(words: readonly string[], maxLength: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= maxLength) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}
