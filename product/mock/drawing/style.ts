import {arrayAt, isObject, objectAt, stringAt, type JsonObject} from '@developer-docs/utils';
import {ensureContrast, getContrastRatio, getLuminance, isDark, mix} from '../../colors';
import type {Font} from './text';
import {getTone, type Tone} from './tones';

/** The colors of a design as `#RRGGBB`. */
export interface Palette {
  readonly background: string;
  readonly text: string;
  /** The color of titles on the background. */
  readonly heading: string;
  /** The color of buttons, badges, and shapes. */
  readonly accent: string;
  /** A shade of the accent color that's readable on the background, for prices and icons. */
  readonly accentText: string;
  readonly primary: string;
}

/** The appearance of a design, except for the positions of its blocks. */
export interface DesignStyle extends Tone {
  readonly palette: Palette;
  /** An `ImageStyle` value. */
  readonly imageStyle: string;
  /** A zero-based index of the imagery. */
  readonly imagery: number;
  /** The name to show instead of the logo file, which can't be loaded. */
  readonly brandName: string;
}

/** Colors by role. */
type Colors = Readonly<Record<'primary' | 'accent' | 'background' | 'text', string>>;

/** The colors of designs without a brand. */
const neutralColors: Colors = {primary: '#17324d', accent: '#e8a33d', background: '#f3f7fa', text: '#14212e'};

/** The number of color schemes that `createPalette` distinguishes. */
export const schemeCount = 4;

/**
 * Creates a palette from a brand's colors.
 *
 * @param scheme - A zero-based index: a light background, the primary color, a tint of it, or a dark background.
 */
export function createPalette(brand: JsonObject | undefined, scheme: number): Palette {
  const {primary, accent, background: light, text} = readBrandColors(brand) ?? neutralColors;
  const dark = getLuminance(primary) < 0.05 ? mix(primary, '#000000', 0.25) : mix(primary, '#08060a', 0.72);
  const backgrounds = [light, primary, mix(primary, '#ffffff', 0.84), dark];
  const background = backgrounds[scheme % schemeCount] ?? light;
  const isLight = !isDark(background);
  // Shapes need less contrast than text.
  const visibleAccent =
    getContrastRatio(accent, background) < 1.6 ? ensureContrast(isLight ? primary : accent, background, 2) : accent;
  return {
    background,
    text: ensureContrast(isLight ? text : mix('#ffffff', background, 0.08), background, 7),
    heading: ensureContrast(isLight ? primary : '#ffffff', background, 4.5),
    accent: visibleAccent,
    accentText: ensureContrast(visibleAccent, background, 3),
    primary,
  };
}

/** Reads a brand's colors, and derives those that it doesn't define. Returns `undefined` for a brand without colors. */
function readBrandColors(brand: JsonObject | undefined): Colors | undefined {
  const colors = arrayAt(brand, 'colors')
    .filter(isObject)
    .map(({role, hex}): [string, string] => [String(role), String(hex).toLowerCase()]);
  const defined: Partial<Colors & {secondary: string}> = Object.fromEntries(colors);
  const primary = defined.primary ?? defined.accent ?? defined.secondary ?? colors[0]?.[1];
  if (primary === undefined) return undefined;
  return {
    primary,
    accent: defined.secondary ?? primary,
    background: mix(primary, '#ffffff', 0.94),
    text: mix(primary, '#14110f', 0.82),
    ...defined,
  };
}

export interface StyleOptions {
  /** A brand persona, which provides the colors, fonts, name, tone, and image style. */
  readonly brand?: JsonObject;
  /** A `BrandTone` value. Default: the first tone of the brand, or else `friendly`. */
  readonly tone?: string;
  /** An `ImageStyle` value. Default: the image style of the brand, or else `natural`. */
  readonly imageStyle?: string;
  /**
   * A zero-based index of a color scheme: a light background (the default), the primary color, a tint of it, or a dark
   * background.
   */
  readonly scheme?: number;
  /** A zero-based index of the imagery: the same scene by day (default), or in the evening. */
  readonly imagery?: number;
}

export function createStyle({brand, scheme = 0, imagery = 0, ...options}: StyleOptions): DesignStyle {
  const [brandTone] = arrayAt(brand, 'tone').filter((value) => typeof value === 'string');
  const {headingFont, bodyFont, ...rest} = getTone(options.tone ?? brandTone ?? 'friendly');
  return {
    ...rest,
    palette: createPalette(brand, scheme),
    headingFont: withFamily(headingFont, stringAt(objectAt(objectAt(brand, 'fonts'), 'heading'), 'family')),
    bodyFont: withFamily(bodyFont, stringAt(objectAt(objectAt(brand, 'fonts'), 'body'), 'family')),
    imageStyle: options.imageStyle ?? stringAt(brand, 'imageStyle') ?? 'natural',
    imagery,
    brandName: stringAt(brand, 'name') ?? 'Logo',
  };
}

/** Returns a font with the brand's font family and the font's own families as a fallback. */
const withFamily = (font: Font, family: string | undefined): Font =>
  family === undefined ? font : {...font, family: `'${family.replaceAll(/["'\\,;]/g, '').trim()}', ${font.family}`};
