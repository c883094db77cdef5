import {readFileSync} from 'node:fs';
import {renderAsync} from '@resvg/resvg-js';
import satori, {type Font} from 'satori';

/** Recommended size in pixels. Facebook, LinkedIn, Slack and X show images with this aspect ratio (1.91:1) uncropped. */
export const socialCardSize = {width: 1200, height: 630};

export interface SocialCardStyle {
  readonly colors: {
    readonly background: string;
    readonly title: string;
    readonly muted: string;
    readonly accent: string;
  };
  /** WOFF or TTF files with one weight each. Files for the same characters have the same name; those with earlier names take precedence. */
  readonly fonts: readonly {readonly name: string; readonly file: string; readonly weight: 500 | 700}[];
  /** The logo as SVG. */
  readonly logo: string;
  /** The product's name, next to the logo. */
  readonly brand: string;
}

export interface SocialCardText {
  /** The section that the page belongs to. */
  readonly section: string;
  readonly title: string;
  readonly siteTitle: string;
}

/** What Satori renders: React elements, which don't need React. */
interface SatoriElement {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

const margin = 80;
/** Width of the text in pixels. The large logo is to the right of it. */
const textWidth = 730;

/** Font sizes of titles in pixels by length: a short title fits on three lines of the largest size. */
const titleSizes = [
  {maxLength: 42, fontSize: 84},
  {maxLength: 75, fontSize: 68},
  {maxLength: Infinity, fontSize: 54},
];

const element = (
  type: string,
  style: Readonly<Record<string, unknown>>,
  children?: string | readonly SatoriElement[],
): SatoriElement => ({type, props: {style, children}});

/** Renders the images that other sites show for a link to a page. */
export class SocialCardRenderer {
  readonly #style: SocialCardStyle;
  readonly #fonts: readonly Font[];
  readonly #logoUrl: string;

  constructor(style: SocialCardStyle) {
    this.#style = style;
    this.#fonts = style.fonts.map(({name, file, weight}) => ({
      name,
      data: readFileSync(file),
      weight,
      style: 'normal',
    }));
    this.#logoUrl = `data:image/svg+xml;base64,${Buffer.from(style.logo).toString('base64')}`;
  }

  /**
   * Renders a card as a PNG. Glyphs become outlines, so the image doesn't depend on the fonts of the machine.
   *
   * @throws Error if none of the fonts has a character of the text.
   */
  async render(text: SocialCardText): Promise<Uint8Array> {
    const svg = await satori(this.#layout(text) as Parameters<typeof satori>[0], {
      ...socialCardSize,
      fonts: [...this.#fonts],
      loadAdditionalAsset: (_languageCode, segment) => {
        throw new Error(
          `No font of the social cards has the characters "${segment}" of "${text.title}". Add a font file to config/appearance.ts.`,
        );
      },
    });
    const image = await renderAsync(svg, {font: {loadSystemFonts: false}});
    return image.asPng();
  }

  #layout({section, title, siteTitle}: SocialCardText): SatoriElement {
    const {colors, brand} = this.#style;
    const fontSize = titleSizes.find(({maxLength}) => title.length <= maxLength)?.fontSize;
    // Usually the title of the site starts with the brand.
    const siteDescription = siteTitle.startsWith(`${brand} `) ? siteTitle.slice(brand.length + 1) : siteTitle;
    const fontFamily = [...new Set(this.#fonts.map(({name}) => name))].join(', ');
    return element('div', {display: 'flex', width: '100%', height: '100%', background: colors.background, fontFamily}, [
      this.#logo({right: -180, bottom: -100, width: 620, height: 620}),
      element(
        'div',
        {
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          width: textWidth,
          height: socialCardSize.height - margin - 40,
          marginLeft: margin,
        },
        [
          element('div', {fontSize: 32, fontWeight: 500, color: colors.accent, marginBottom: 14}, section),
          element(
            'div',
            {
              fontSize,
              fontWeight: 700,
              lineHeight: 1.08,
              color: colors.title,
              textWrap: 'balance',
              wordBreak: 'break-word',
            },
            title,
          ),
        ],
      ),
      element('div', {display: 'flex', position: 'absolute', left: margin - 6, bottom: 62, fontSize: 34}, [
        this.#logo({width: 64, height: 64}),
        element('div', {marginLeft: 12, marginTop: 10, fontWeight: 700, color: colors.title}, brand),
        element('div', {marginLeft: 14, marginTop: 10, fontWeight: 500, color: colors.muted}, siteDescription),
      ]),
    ]);
  }

  #logo({width, height, ...position}: {width: number; height: number; right?: number; bottom?: number}): SatoriElement {
    const style = 'right' in position ? {position: 'absolute', ...position} : {};
    return {type: 'img', props: {src: this.#logoUrl, width, height, style}};
  }
}
