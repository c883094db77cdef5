import type {BrandColorRole, BrandLogoVariant, BrandTone, ImageStyle, Language} from './values';

/**
 * A user's brand. The properties match those of the `BrandPersona` schema in the HTTP API, which documents their
 * effects and limits.
 */
export interface BrandPersona {
  /** The name of the brand as it appears in text, 1 to 80 characters. */
  readonly name: string;
  /** The tagline that accompanies the name. */
  readonly tagline?: string;
  /** What the brand offers and stands for. */
  readonly about?: string;
  /** The audience that the brand addresses. */
  readonly audience?: string;
  /** The tone of generated text: 1 to 3 values, most important first. */
  readonly tone?: readonly BrandTone[];
  /** The colors used in designs, 1 to 8. */
  readonly colors?: readonly {readonly role: BrandColorRole; readonly hex: string; readonly name?: string}[];
  /** The fonts used in designs. */
  readonly fonts?: {readonly heading?: BrandFont; readonly body?: BrandFont};
  /** The logos, at most one for each variant. */
  readonly logos?: readonly {readonly variant: BrandLogoVariant; readonly url: string}[];
  /** The style of images that are generated or selected for a design. */
  readonly imageStyle?: ImageStyle;
  /** Words to use or to avoid in generated text. */
  readonly vocabulary?: {readonly use?: readonly string[]; readonly avoid?: readonly string[]};
  /** The language of generated text, unless a request specifies another one. */
  readonly language?: Language;
  /** The brand's website. */
  readonly website?: string;
}

/** A font, identified by its family name. Fonts that aren't on Google Fonts also need a file. */
export interface BrandFont {
  /** The name of the font family. */
  readonly family: string;
  /** The URL of a font file. */
  readonly url?: string;
}
