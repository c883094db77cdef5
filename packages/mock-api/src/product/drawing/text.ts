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
  /** Whether text is converted to uppercase. */
  readonly isUppercase?: boolean;
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
  [/\p{Script=Arabic}/u, 0.56],
  [/\p{Script=Hebrew}/u, 0.6],
  [/\p{Script=Thai}/u, 0.62],
  [/[\p{Script=Devanagari}\p{Script=Bengali}]/u, 0.72],
  [/\p{Script=Tamil}/u, 0.86],
  [/\p{Lu}/u, 0.72],
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
  const displayedText = font.isUppercase ? text.toUpperCase() : text;
  let width = 0;
  for (const character of displayedText) {
    width += getCharacterWidth(character);
  }
  return width * font.widthFactor * safetyFactor;
}

/** Scripts without spaces, in which lines break between any two characters. */
const breakableScripts = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Characters that may not start a line. */
const closingCharacters = /^[\p{M}\p{Pe}\p{Pf}、。，．！？：；ー…ぁぃぅぇぉっゃゅょァィゥェォッャュョะาำๅๆฯ,.!?:;]/u;
/** Characters that may not end a line. */
const openingCharacters = /[\p{Ps}\p{Pi}เแโใไ]$/u;

interface Word {
  readonly text: string;
  readonly width: number;
  /** Whether a space precedes the word, unless it starts a line. */
  readonly hasSpaceBefore: boolean;
}

function splitWords(paragraph: string, font: Font): Word[] {
  return paragraph
    .split(/\s+/u)
    .filter((part) => part !== '')
    .flatMap((part) =>
      splitAtBreaks(part).map((text, index) => ({
        text,
        width: measureText(text, font),
        hasSpaceBefore: index === 0,
      })),
    );
}

function splitAtBreaks(part: string): string[] {
  if (!breakableScripts.test(part)) {
    return [part];
  }
  return Array.from(part).reduce<string[]>((pieces, character) => {
    const previous = pieces.at(-1);
    const canBreak =
      previous !== undefined &&
      !closingCharacters.test(character) &&
      !openingCharacters.test(previous) &&
      (breakableScripts.test(character) || breakableScripts.test(previous));
    return previous === undefined || canBreak
      ? [...pieces, character]
      : [...pieces.slice(0, -1), `${previous}${character}`];
  }, []);
}

/** The maximum length of words that are never hyphenated. */
const maxUnbrokenLength = 18;

/** Hyphenates long words that are wider than a line. */
function hyphenate(word: Word, maxWidth: number, font: Font): Word[] {
  const characters = Array.from(word.text);
  if (word.width <= maxWidth || characters.length <= maxUnbrokenLength) {
    return [word];
  }
  const partCount = Math.ceil((word.width / maxWidth) * 1.1);
  const length = Math.ceil(characters.length / partCount);
  return Array.from({length: partCount}, (_, index) => {
    const part = characters.slice(index * length, (index + 1) * length).join('');
    const text = index < partCount - 1 && /\p{L}$/u.test(part) ? `${part}-` : part;
    return {text, width: measureText(text, font), hasSpaceBefore: index === 0 && word.hasSpaceBefore};
  }).filter(({text}) => text !== '');
}

function breakLines(words: readonly Word[], maxWidth: number, font: Font): string[] {
  const spaceWidth = measureText(' ', font);
  const lines: {text: string; width: number}[] = [];
  for (const {text, width, hasSpaceBefore} of words.flatMap((word) => hyphenate(word, maxWidth, font))) {
    const last = lines.at(-1);
    const space = hasSpaceBefore ? spaceWidth : 0;
    if (last !== undefined && last.width + space + width <= maxWidth) {
      last.text += `${hasSpaceBefore ? ' ' : ''}${text}`;
      last.width += space + width;
    } else {
      lines.push({text, width});
    }
  }
  return lines.map(({text}) => text);
}

/**
 * Wraps text to a width. A line feed starts a new line.
 *
 * @param maxWidth - In em.
 * @param isBalanced - Whether to make the lines of each paragraph about equally long, as in titles.
 */
export function wrapText(text: string, font: Font, maxWidth: number, isBalanced = false): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const words = splitWords(paragraph, font);
    const lines = breakLines(words, maxWidth, font);
    if (!isBalanced || lines.length < 2) {
      return lines;
    }
    // Find the narrowest width that doesn't require more lines.
    let [narrow, wide] = [maxWidth / 2, maxWidth];
    for (let step = 0; step < 7; step += 1) {
      const middle = (narrow + wide) / 2;
      if (breakLines(words, middle, font).length > lines.length) {
        narrow = middle;
      } else {
        wide = middle;
      }
    }
    return breakLines(words, wide, font);
  });
}
