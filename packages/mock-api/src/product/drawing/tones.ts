// cspell:words Neue Noto Nunito
import type {ImageShape} from './layout/box';
import type {Font} from './text';

/** The appearance of designs in a brand tone. Their decoration is in decoration.ts. */
interface Tone {
  /** The fonts for brands that don't define any. */
  readonly headingFont: Font;
  readonly bodyFont: Font;
  /** The corner radii of buttons and badges in em. */
  readonly buttonRadius: number;
  readonly badgeRadius?: number;
  /** The shape of images with a margin. */
  readonly imageShape: ImageShape;
  readonly hasSharpPanel?: boolean;
}

// Families aren't quoted, because resvg only supports quotation marks around the first one.
export const sans = 'Helvetica Neue, Helvetica, Arial, Liberation Sans, Noto Sans, sans-serif';
export const serif = 'Georgia, Times New Roman, Liberation Serif, Noto Serif, serif';
const rounded = 'Nunito, Trebuchet MS, Helvetica, Arial, Liberation Sans, Noto Sans, sans-serif';

const sansHeading: Font = {family: sans, weight: 700, widthFactor: 1};
const sansBody: Font = {family: sans, weight: 400, widthFactor: 0.96};
const serifRegular: Font = {family: serif, weight: 400, widthFactor: 0.98};

const friendly: Tone = {headingFont: sansHeading, bodyFont: sansBody, buttonRadius: 0.6, imageShape: 'rounded'};

const tones: Readonly<Record<string, Tone>> = {
  friendly,
  warm: {
    headingFont: {family: serif, weight: 700, widthFactor: 1.06},
    bodyFont: sansBody,
    buttonRadius: 2,
    imageShape: 'arch',
  },
  playful: {
    headingFont: {family: rounded, weight: 700, widthFactor: 1.02},
    bodyFont: {...sansBody, family: rounded},
    buttonRadius: 2,
    imageShape: 'rounded',
  },
  bold: {
    headingFont: {...sansHeading, isUppercase: true},
    bodyFont: sansBody,
    buttonRadius: 0,
    badgeRadius: 0,
    imageShape: 'plain',
    hasSharpPanel: true,
  },
  elegant: {
    headingFont: serifRegular,
    bodyFont: serifRegular,
    buttonRadius: 0,
    imageShape: 'arch',
    hasSharpPanel: true,
  },
  factual: {
    headingFont: sansHeading,
    bodyFont: sansBody,
    buttonRadius: 0.25,
    imageShape: 'plain',
    hasSharpPanel: true,
  },
  formal: {
    headingFont: serifRegular,
    bodyFont: serifRegular,
    buttonRadius: 0.1,
    imageShape: 'arch',
    hasSharpPanel: true,
  },
  inspiring: {headingFont: sansHeading, bodyFont: sansBody, buttonRadius: 2, imageShape: 'rounded'},
};

/** Returns the appearance of a `BrandTone` value. */
export const getTone = (tone: string): Tone => tones[tone] ?? friendly;
