import {Typeface} from './lettering';

/** Size of a card in pixels: what Facebook, LinkedIn, Slack and X show without cutting (1.91 : 1). */
export const cardSize = {width: 1200, height: 630};

/** How cards look. */
export interface CardStyle {
  readonly colors: {readonly paper: string; readonly ink: string; readonly soft: string; readonly accent: string};
  /** Font files by weight: of the title, and of what is small. */
  readonly fonts: {readonly title: readonly string[]; readonly text: readonly string[]};
  /** The logo (SVG). */
  readonly logo: string;
  /** The brand, beside the logo. */
  readonly brand: string;
}

/** What a card says. */
export interface CardText {
  /** What the page is part of. */
  readonly section: string;
  readonly title: string;
  /** What the brand's site is. */
  readonly site: string;
}

const margin = 80;
/** Width of the text; the rest is the ornament's. */
const measure = 730;
/** Sizes of the title in pixels, the largest first, and the lines that each may take. */
const titleSizes = [
  {size: 84, lines: 3},
  {size: 68, lines: 4},
  {size: 54, lines: 5},
];
const lineHeight = 1.08;

/**
 * Breaks a text into lines.
 *
 * @param text - The text.
 * @param measureOf - The width of a line.
 * @returns The lines, each as wide as it may be; a word that is wider than a line has a line of its own.
 */
export function wrap(text: string, measureOf: (line: string) => number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && measureOf(longer) <= width) {
      lines.splice(-1, 1, longer);
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** Breaks a text into as few lines as its width takes, and these into lines of about the same width: no word is left alone. */
function balanced(text: string, measureOf: (line: string) => number, width: number): string[] {
  let lines = wrap(text, measureOf, width);
  for (let narrower = width * 0.95; narrower > width / 2; narrower *= 0.95) {
    const next = wrap(text, measureOf, narrower);
    if (next.length > lines.length || next.some((line) => measureOf(line) > narrower)) {
      break;
    }
    lines = next;
  }
  return lines;
}

/** Draws the cards of pages. */
export class CardPress {
  readonly #style: CardStyle;
  readonly #title: Typeface;
  readonly #text: Typeface;

  constructor(style: CardStyle) {
    this.#style = style;
    this.#title = new Typeface(style.fonts.title);
    this.#text = new Typeface(style.fonts.text);
  }

  /** The card as SVG; letters are outlines. */
  draw({section, title, site}: CardText): string {
    const {colors, brand} = this.#style;
    const {width, height} = cardSize;
    const {lines, size} = this.#fit(title);
    const step = size * lineHeight;
    // The block of section and title stands in the middle of what is above the logo.
    const top = Math.round((height - 120 - lines.length * step) / 2) + 24;
    const base = height - margin;
    const name = this.#title.set(brand, 34);
    // Most brands have their name in the title of their site.
    const rest = site.startsWith(`${brand} `) ? site.slice(brand.length + 1) : site;
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
      `<rect width="${width}" height="${height}" fill="${colors.paper}"/>`,
      this.#logo(width - 440, height - 520, 620),
      this.#line(this.#text.set(section, 32).path, margin, top - 12, colors.accent),
      ...lines.map((line, index) =>
        this.#line(
          this.#title.set(line, size).path,
          margin - size / 24,
          top + size * 0.8 + 24 + index * step,
          colors.ink,
        ),
      ),
      this.#logo(margin - 6, base - 46, 64),
      this.#line(name.path, margin + 70, base, colors.ink),
      this.#line(this.#text.set(rest, 34).path, margin + 70 + name.width + 14, base, colors.soft),
      '</svg>',
    ].join('');
  }

  /** The title in the largest letters in which it fits, in lines of about the same width. */
  #fit(title: string): {lines: readonly string[]; size: number} {
    const fits = titleSizes.map(({size, lines: most}) => {
      const widthOf = (line: string) => this.#title.widthOf(line, size);
      const lines = balanced(title, widthOf, measure);
      return {lines, size, fits: lines.length <= most && lines.every((line) => widthOf(line) <= measure)};
    });
    const smallest = fits.at(-1) ?? {lines: [title], size: measure / title.length};
    return fits.find((fit) => fit.fits) ?? smallest;
  }

  #line(path: string, x: number, y: number, color: string): string {
    return `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" fill="${color}" d="${path}"/>`;
  }

  #logo(x: number, y: number, size: number): string {
    const data = Buffer.from(this.#style.logo).toString('base64');
    return `<image x="${x}" y="${y}" width="${size}" height="${size}" href="data:image/svg+xml;base64,${data}"/>`;
  }
}
