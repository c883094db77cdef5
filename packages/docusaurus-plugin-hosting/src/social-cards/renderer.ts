import {ExplainedError} from '@developer-docs/utils';
import {readOptionFile} from '@developer-docs/utils/node';
import logger from '@docusaurus/logger';
import type {Font} from 'satori';
import type {SocialCardsOptions} from '../options';

/**
 * The recommended size in pixels. Facebook, LinkedIn, Slack, and X don't crop images with this aspect ratio (1.91:1).
 */
export const socialCardSize = {width: 1200, height: 630};

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
  private readonly fonts: readonly Font[];
  private readonly logoUrl: string | undefined;

  /**
   * @param siteDir - The folder that paths are relative to.
   * @throws Error that names the option if a file can't be read.
   */
  constructor(
    private readonly style: SocialCardsOptions,
    siteDir: string,
  ) {
    this.fonts = style.fonts.map(({name, file, weight}, index) => ({
      name,
      data: readStyleFile(`fonts[${String(index)}].file`, file, siteDir),
      weight,
      style: 'normal',
    }));
    this.logoUrl =
      style.logo === undefined
        ? undefined
        : `data:image/svg+xml;base64,${readStyleFile('logo', style.logo, siteDir).toString('base64')}`;
  }

  /**
   * Renders a card as a PNG. Glyphs become outlines, so the image doesn't depend on installed fonts. Characters that
   * no font supports become boxes, and cause a warning.
   */
  async render(text: SocialCardText): Promise<Uint8Array> {
    const [{default: satori}, {renderAsync}] = await loadPackages();
    // satori accepts any objects with the type and the props of an element.
    const svg = await satori(this.createLayout(text) as never, {
      ...socialCardSize,
      fonts: [...this.fonts],
      loadAdditionalAsset: (_languageCode, segment) => {
        logger.warn(
          `The social card of "${text.title}" shows a box instead of "${segment}", because no font supports it. Add a font that supports it to the option "socialCards.fonts" of docusaurus-plugin-hosting.`,
        );
        return Promise.resolve([]);
      },
    });
    const image = await renderAsync(svg, {font: {loadSystemFonts: false}});
    return image.asPng();
  }

  private createLayout({section, title, siteTitle}: SocialCardText): CardElement {
    const {colors, name = siteTitle} = this.style;
    const fontSize = titleSizes.find(({maxLength}) => title.length <= maxLength)?.fontSize;
    // The site title usually is the name, or starts with it.
    const siteDescription = `${siteTitle} `.startsWith(`${name} `) ? siteTitle.slice(name.length + 1) : siteTitle;
    const fontFamily = [...new Set(this.fonts.map((font) => font.name))].join(', ');
    return createBox(
      {display: 'flex', width: '100%', height: '100%', background: colors.background, fontFamily},
      ...this.createLogo({position: 'absolute', right: -180, bottom: -100, width: 620, height: 620}),
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
        ...this.createLogo({width: 64, height: 64}),
        createBox({marginLeft: 12, marginTop: 10, fontWeight: 700, color: colors.title}, name),
        createBox({marginLeft: 14, marginTop: 10, fontWeight: 500, color: colors.muted}, siteDescription),
      ),
    );
  }

  private createLogo(style: Style): CardElement[] {
    return this.logoUrl === undefined ? [] : [{type: 'img', props: {src: this.logoUrl, style}}];
  }
}

type Style = Readonly<Record<string, string | number | undefined>>;

/** An element of a card, in the form of React elements. */
interface CardElement {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
}

const createBox = (style: Style, ...children: readonly (CardElement | string)[]): CardElement => ({
  type: 'div',
  props: {style, children: children.length === 1 ? children[0] : children},
});

const readStyleFile = (option: string, file: string, siteDir: string): Buffer =>
  readOptionFile({plugin: 'docusaurus-plugin-hosting', name: `socialCards.${option}`}, file, siteDir);

/**
 * Loads the packages that only sites with social cards need.
 *
 * @throws Error with the command that installs them if one isn't installed.
 */
export async function loadPackages(
  load = () => Promise.all([import('satori'), import('@resvg/resvg-js')]),
): ReturnType<typeof load> {
  try {
    return await load();
  } catch (cause) {
    const {code} = cause as {readonly code?: string};
    if (code !== 'ERR_MODULE_NOT_FOUND' && code !== 'MODULE_NOT_FOUND') throw cause;
    throw new ExplainedError(
      'docusaurus-plugin-hosting: the option "socialCards" needs packages that aren\'t installed. Run "npm install satori @resvg/resvg-js", or set the option to false.',
    );
  }
}
