// cspell:ignore ะาำๅๆฯ เแโใไ
import {getOrCreate} from '@developer-docs/utils';

/** Measures and wraps text without fonts, so that layouts are identical on every machine. */

/** A font and its relative width. */
export interface Font {
  /** The value of the SVG `font-family` attribute. */
  readonly family: string;
  readonly weight: number;
  /** The width of its characters relative to Helvetica Bold. */
  readonly widthFactor: number;
  readonly isItalic?: boolean;
}

/** Typical widths of bold characters in em. The first match wins. */
const characterWidths: readonly (readonly [pattern: RegExp, width: number])[] = [
  [/[\p{M}\p{Cf}]/u, 0],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF00-\uFFEF]/u, 1],
  [/\p{Extended_Pictographic}/u, 1.3],
  [/[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}]/u, 0.8],
  [/[ !'(),./:;I[\]fij|lrt]/, 0.32],
  [/[MW@%mw]/, 0.86],
  [/\p{Lu}/u, 0.7],
  [/[\p{L}\d$€£+=]/u, 0.58],
];

/**
 * Caches widths by character, because matching scripts is slow: without it, Cyrillic designs take three times as long.
 */
const widthCache = new Map<string, number>();

const getCharacterWidth = (character: string): number =>
  getOrCreate(widthCache, character, () => characterWidths.find(([pattern]) => pattern.test(character))?.[1] ?? 0.6);

/** A margin for fonts that are wider than expected. */
const safetyFactor = 1.05;

/** Returns the width of a line in em. */
export function measureText(text: string, font: Font): number {
  let width = 0;
  for (const character of text) width += getCharacterWidth(character);
  return width * font.widthFactor * safetyFactor;
}

/** Scripts without spaces, in which lines break between any two characters. */
const spacelessScripts = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}`;
/** Characters that can't be the last one on a line. */
const openingCharacters = String.raw`\p{Ps}\p{Pi}เแโใไ`;
/** Characters that can't be the first one on a line. */
const closingCharacters = String.raw`\p{M}\p{Pe}\p{Pf}、。，．！？：；ー…ぁぃぅぇぉっゃゅょァィゥェォッャュョะาำๅๆฯ,.!?:;`;

/** Text that isn't broken: a word, or a character of a script without spaces. */
const unbreakableText = new RegExp(
  `[${openingCharacters}]*(?:[^${spacelessScripts}]+|[${spacelessScripts}])[${closingCharacters}]*`,
  'gu',
);

/** Text that's on one line, and its width in em. */
interface Segment {
  readonly text: string;
  readonly width: number;
}

/** Splits text where lines can break. Spaces precede words. */
const splitWords = (paragraph: string, font: Font): Segment[] =>
  paragraph
    .split(/\s+/u)
    .filter((part) => part !== '')
    .flatMap((part) => (part.match(unbreakableText) ?? []).map((word, index) => (index === 0 ? ` ${word}` : word)))
    .map((text) => ({text, width: measureText(text, font)}));

function breakLines(words: readonly Segment[], font: Font, maxWidth: number): string[] {
  const lines: Segment[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== undefined && line.width + word.width <= maxWidth) {
      lines[lines.length - 1] = {text: line.text + word.text, width: line.width + word.width};
    } else {
      const text = word.text.trimStart();
      lines.push({text, width: measureText(text, font)});
    }
  }
  return lines.map(({text}) => text);
}

/**
 * Wraps text to lines that are about equally long. A line feed starts a new line.
 *
 * @param maxWidth - In em.
 */
export const wrapText = (text: string, font: Font, maxWidth: number): string[] =>
  text.split('\n').flatMap((paragraph) => {
    const words = splitWords(paragraph, font);
    let lines = breakLines(words, font, maxWidth);
    for (let width = maxWidth; lines.length > 1 && width > maxWidth / 2; width *= 0.95) {
      const narrowerLines = breakLines(words, font, width);
      if (narrowerLines.length > lines.length) break;
      lines = narrowerLines;
    }
    return lines;
  });
