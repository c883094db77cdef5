import {readFileSync} from 'node:fs';
import logger from '@docusaurus/logger';
import {renderAsync} from '@resvg/resvg-js';
import {createElement, type CSSProperties, type ReactElement} from 'react';
import satori, {type Font} from 'satori';

/**
 * The recommended size in pixels. Facebook, LinkedIn, Slack, and X don't crop images with this aspect ratio (1.91:1).
 */
export const socialCardSize = {width: 1200, height: 630};

export interface SocialCardStyle {
  readonly colors: {
    readonly background: string;
    readonly title: string;
    readonly muted: string;
    readonly accent: string;
  };
  /**
   * Paths of WOFF or TTF files with one weight each. Files for the same characters have the same name; earlier names
   * take precedence.
   */
  readonly fonts: readonly {readonly name: string; readonly file: string; readonly weight: 500 | 700}[];
  /** Path of the logo, an SVG. */
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

const margin = 80;
/** The width of the text in pixels. The large logo is to the right of the text. */
const textWidth = 730;

/** Font sizes of titles in pixels, by length. A short title fits on three lines in the largest size. */
const titleSizes = [
  {maxLength: 42, fontSize: 84},
  {maxLength: 75, fontSize: 68},
  {maxLength: Infinity, fontSize: 54},
];

/** Renders the images that other sites display in link previews. */
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
    this.#logoUrl = `data:image/svg+xml;base64,${readFileSync(style.logo, 'base64')}`;
  }

  /**
   * Renders a card as a PNG. Glyphs become outlines, so the image doesn't depend on installed fonts. Characters that
   * no font supports become boxes, and cause a warning.
   */
  async render(text: SocialCardText): Promise<Uint8Array> {
    const svg = await satori(this.#createLayout(text), {
      ...socialCardSize,
      fonts: [...this.#fonts],
      loadAdditionalAsset: (_languageCode, segment) => {
        logger.warn(
          `The social card of "${text.title}" shows a box instead of "${segment}", because no font supports it. Add a file that supports it to the "fonts" option.`,
        );
        return Promise.resolve([]);
      },
    });
    const image = await renderAsync(svg, {font: {loadSystemFonts: false}});
    return image.asPng();
  }

  #createLayout({section, title, siteTitle}: SocialCardText): ReactElement {
    const {colors, brand} = this.#style;
    const fontSize = titleSizes.find(({maxLength}) => title.length <= maxLength)?.fontSize;
    // The site title usually starts with the brand.
    const siteDescription = siteTitle.startsWith(`${brand} `) ? siteTitle.slice(brand.length + 1) : siteTitle;
    const fontFamily = [...new Set(this.#fonts.map(({name}) => name))].join(', ');
    return createBox(
      {display: 'flex', width: '100%', height: '100%', background: colors.background, fontFamily},
      this.#createLogo({position: 'absolute', right: -180, bottom: -100, width: 620, height: 620}),
      createBox(
        {
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          width: textWidth,
          height: socialCardSize.height - margin - 40,
          marginLeft: margin,
        },
        createBox({fontSize: 32, fontWeight: 500, color: colors.accent, marginBottom: 14}, section),
        createBox(
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
      ),
      createBox(
        {display: 'flex', position: 'absolute', left: margin - 6, bottom: 62, fontSize: 34},
        this.#createLogo({width: 64, height: 64}),
        createBox({marginLeft: 12, marginTop: 10, fontWeight: 700, color: colors.title}, brand),
        createBox({marginLeft: 14, marginTop: 10, fontWeight: 500, color: colors.muted}, siteDescription),
      ),
    );
  }

  #createLogo(style: CSSProperties): ReactElement {
    return createElement('img', {src: this.#logoUrl, style});
  }
}

const createBox = (style: CSSProperties, ...content: readonly (ReactElement | string)[]) =>
  createElement('div', {style}, ...content);
