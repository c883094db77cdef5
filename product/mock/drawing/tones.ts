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
const sans = 'Helvetica Neue, Helvetica, Arial, Liberation Sans, Noto Sans, sans-serif';
const serif = 'Georgia, Times New Roman, Liberation Serif, Noto Serif, serif';
const rounded = `Nunito, Trebuchet MS, ${sans}`;

const body: Font = {family: sans, weight: 400, widthFactor: 0.96};
const heading: Font = {family: sans, weight: 700, widthFactor: 1};
const serifBody: Font = {family: serif, weight: 400, widthFactor: 0.98};
const serifHeading: Font = {family: serif, weight: 700, widthFactor: 1.06};
const black: Font = {family: `Arial Black, ${sans}`, weight: 900, widthFactor: 1.18};

/** The fonts, the radius, and the ornament of each tone. */
const tones: Readonly<Record<string, readonly [Font, Font, number, Tone['ornament']]>> = {
  warm: [serifHeading, body, 2, 'circles'],
  playful: [{...heading, family: rounded}, {...body, family: rounded}, 2, 'circles'],
  bold: [black, body, 0, 'stripe'],
  elegant: [serifBody, serifBody, 0, 'frame'],
  factual: [heading, body, 0.25, 'stripe'],
  formal: [serifHeading, serifBody, 0.25, 'frame'],
  inspiring: [heading, body, 2, 'circles'],
};

/** Returns the appearance of a `BrandTone` value. Default: that of `friendly`. */
export function getTone(tone: string): Tone {
  const [headingFont, bodyFont, radius, ornament] = tones[tone] ?? [heading, body, 0.6, 'circles'];
  return {headingFont, bodyFont, radius, ornament};
}
