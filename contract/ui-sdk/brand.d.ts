import type {BrandColorRole, BrandLogoVariant, BrandTone, ImageStyle, Language} from './values';

/**
 * The brand of a person, with the fields of the schema `BrandPersona` of the HTTP API, which says what each of them does and
 * how long it can be.
 */
export interface BrandPersona {
  /** The name of the brand as it is written in texts, 1 to 80 characters. */
  readonly name: string;
  /** The line that goes with the name. */
  readonly tagline?: string;
  /** What the brand offers and what it stands for. */
  readonly about?: string;
  /** Whom the brand speaks to. */
  readonly audience?: string;
  /** How texts sound, the most important tone first; 1 to 3 tones. */
  readonly tone?: readonly BrandTone[];
  /** The colors of designs, 1 to 8. */
  readonly colors?: readonly {readonly role: BrandColorRole; readonly hex: string; readonly name?: string}[];
  /** The fonts of designs. */
  readonly fonts?: {readonly heading?: BrandFont; readonly body?: BrandFont};
  /** The logo, at most one of each variant. */
  readonly logos?: readonly {readonly variant: BrandLogoVariant; readonly url: string}[];
  /** How pictures look that are made or picked for a design. */
  readonly imageStyle?: ImageStyle;
  /** Words that texts use or avoid. */
  readonly vocabulary?: {readonly use?: readonly string[]; readonly avoid?: readonly string[]};
  /** The language of texts when nothing else names one. */
  readonly language?: Language;
  /** The website of the brand. */
  readonly website?: string;
}

/** A font by its family name, with a file when it is not one of Google Fonts. */
export interface BrandFont {
  /** The name of the font family. */
  readonly family: string;
  /** The address of a font file. */
  readonly url?: string;
}
