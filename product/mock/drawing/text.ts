// cspell:ignore ะาำๅๆฯ เแโใไ
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

/** Widths of the characters from U+0020 to U+007E in Helvetica Bold, in thousandths of an em. */
const asciiWidths = [
  278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611,
  556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389,
  280, 389, 584,
];

/** Typical widths of other characters in em. The first match wins. */
const scriptWidths: readonly (readonly [pattern: RegExp, width: number])[] = [
  [/[\p{M}\p{Cf}]/u, 0],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF00-\uFFEF]/u, 1],
  [/\p{Extended_Pictographic}/u, 1.3],
  [/[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Lu}]/u, 0.8],
];

/**
 * Caches widths by character, because matching scripts is slow: without it, Cyrillic designs take three times as long.
 */
const widthCache = new Map<string, number>();

function getCharacterWidth(character: string): number {
  let width = widthCache.get(character);
  if (width === undefined) {
    const ascii = asciiWidths[(character.codePointAt(0) ?? 0) - 32];
    // Accented Latin letters are as wide as the letters without accents.
    const base = ascii ?? asciiWidths[(character.normalize('NFD').codePointAt(0) ?? 0) - 32];
    width = base === undefined ? (scriptWidths.find(([pattern]) => pattern.test(character))?.[1] ?? 0.6) : base / 1000;
    widthCache.set(character, width);
  }
  return width;
}

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
function splitWords(paragraph: string, font: Font): Segment[] {
  return paragraph
    .split(/\s+/u)
    .filter((part) => part !== '')
    .flatMap((part) => (part.match(unbreakableText) ?? []).map((word, index) => (index === 0 ? ` ${word}` : word)))
    .map((text) => ({text, width: measureText(text, font)}));
}

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
export function wrapText(text: string, font: Font, maxWidth: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const words = splitWords(paragraph, font);
    let lines = breakLines(words, font, maxWidth);
    for (let width = maxWidth; lines.length > 1 && width > maxWidth / 2; width *= 0.95) {
      const narrowerLines = breakLines(words, font, width);
      if (narrowerLines.length > lines.length) break;
      lines = narrowerLines;
    }
    return lines;
  });
}
