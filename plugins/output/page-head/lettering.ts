import {openSync, type Font} from 'fontkit';

/** A line of text as an outline. */
export interface Lettering {
  /** Path data for SVG, with the start of the baseline at 0 0. */
  readonly path: string;
  /** Its width in pixels. */
  readonly width: number;
}

interface Run {
  readonly font: Font;
  readonly text: string;
}

/**
 * A typeface in one weight, from the files of its alphabets: letters are drawn as outlines, so a picture is the same on
 * every machine.
 */
export class Typeface {
  readonly #fonts: readonly Font[];
  /** Widths of words, in parts of their size. */
  readonly #widths = new Map<string, number>();

  /** @param files - Font files (WOFF, WOFF2 or TTF, one weight each, not variable) in the order in which they are asked for a letter. */
  constructor(files: readonly string[]) {
    this.#fonts = files.map((file) => {
      const font = openSync(file);
      if (!('layout' in font)) {
        throw new Error(`${file} is a collection of fonts. Give the file of one font.`);
      }
      return font;
    });
  }

  /**
   * Sets a line.
   *
   * @param text - The line.
   * @param size - Size of the letters in pixels.
   * @throws Error when no file has one of the letters.
   */
  set(text: string, size: number): Lettering {
    let path = '';
    let width = 0;
    for (const {font, text: part} of this.#runsOf(text)) {
      const scale = size / font.unitsPerEm;
      const {glyphs, positions} = font.layout(part);
      glyphs.forEach((glyph, index) => {
        const {xOffset = 0, yOffset = 0, xAdvance = 0} = positions[index] ?? {};
        // Fonts count upwards, SVG counts downwards.
        path += glyph.path.transform(scale, 0, 0, -scale, width + xOffset * scale, -yOffset * scale).toSVG();
        width += xAdvance * scale;
      });
    }
    return {path, width};
  }

  /** The width of a line, word by word: to break one, it is asked for often. */
  widthOf(text: string, size: number): number {
    const widthOf = (word: string) => {
      const width = this.#widths.get(word) ?? this.set(word, 1).width;
      this.#widths.set(word, width);
      return width;
    };
    const words = text.split(' ');
    return size * (words.reduce((sum, word) => sum + widthOf(word), 0) + (words.length - 1) * widthOf('\u00a0'));
  }

  /** The text in parts, each with the first font that has its letters. */
  #runsOf(text: string): Run[] {
    const runs: Run[] = [];
    for (const letter of text) {
      const font = this.#fonts.find((candidate) => candidate.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
      if (font === undefined) {
        throw new Error(
          `No font of the social cards has the letter "${letter}" of "${text}". Add the font file of its alphabet to config/pictures.ts.`,
        );
      }
      const last = runs.at(-1);
      if (last?.font === font) {
        runs.splice(-1, 1, {font, text: last.text + letter});
      } else {
        runs.push({font, text: letter});
      }
    }
    return runs;
  }
}
