// cspell:words Neue Noto Nunito
import type {Font} from './text';

/** The appearance of designs in a brand tone. */
export interface Tone {
  /** The fonts for brands that don't define any. */
  readonly headingFont: Font;
  readonly bodyFont: Font;
  /** The radius of corners: in em for buttons and badges, and relative to the margin for images. */
  readonly radius: number;
  /** The shapes behind the text of designs without images. */
  readonly ornament: 'circles' | 'frame' | 'stripe' | 'none';
}

// Families aren't quoted, because resvg only supports quotation marks around the first one.
export const sans = 'Helvetica Neue, Helvetica, Arial, Liberation Sans, Noto Sans, sans-serif';
export const serif = 'Georgia, Times New Roman, Liberation Serif, Noto Serif, serif';
const rounded = 'Nunito, Trebuchet MS, Helvetica, Arial, Liberation Sans, Noto Sans, sans-serif';

const sansHeading: Font = {family: sans, weight: 700, widthFactor: 1};
const sansBody: Font = {family: sans, weight: 400, widthFactor: 0.96};
const serifHeading: Font = {family: serif, weight: 700, widthFactor: 1.06};
const serifRegular: Font = {family: serif, weight: 400, widthFactor: 0.98};
const roundedHeading: Font = {family: rounded, weight: 700, widthFactor: 1.02};
const blackHeading: Font = {family: `Arial Black, ${sans}`, weight: 900, widthFactor: 1.18};

const friendly: Tone = {headingFont: sansHeading, bodyFont: sansBody, radius: 0.6, ornament: 'circles'};

const tones: Readonly<Record<string, Tone>> = {
  friendly,
  warm: {headingFont: serifHeading, bodyFont: sansBody, radius: 2, ornament: 'circles'},
  playful: {headingFont: roundedHeading, bodyFont: {...sansBody, family: rounded}, radius: 2, ornament: 'circles'},
  bold: {headingFont: blackHeading, bodyFont: sansBody, radius: 0, ornament: 'stripe'},
  elegant: {headingFont: serifRegular, bodyFont: serifRegular, radius: 0, ornament: 'frame'},
  factual: {headingFont: sansHeading, bodyFont: sansBody, radius: 0.25, ornament: 'stripe'},
  formal: {headingFont: serifHeading, bodyFont: serifRegular, radius: 0.25, ornament: 'frame'},
  inspiring: {headingFont: sansHeading, bodyFont: sansBody, radius: 2, ornament: 'circles'},
};

/** Returns the appearance of a `BrandTone` value. */
export const getTone = (tone: string): Tone => tones[tone] ?? friendly;
