// cspell:words Baskerville Bodoni Caslon Crimson Didot Garamond Lora
import {arrayAt, isObject, objectAt, stringAt, type JsonObject} from '@developer-docs/json';
import {darken, ensureContrast, getContrast, getLuminance, isDark, mix} from './colors';
import type {Font} from './text';
import {getTone, sans, serif} from './tones';

/** The colors of a design as `#RRGGBB`. */
export interface Palette {
  readonly background: string;
  readonly text: string;
  /** Titles on the background. */
  readonly heading: string;
  /** Buttons, badges, and shapes. */
  readonly accent: string;
  readonly primary: string;
  readonly secondary: string;
  /** The color of the scrim behind text on an image. */
  readonly scrim: string;
}

/** The appearance of a design, except for the positions of its blocks. */
export interface DesignStyle {
  readonly palette: Palette;
  readonly headingFont: Font;
  readonly bodyFont: Font;
  /** A `BrandTone` value. */
  readonly tone: string;
  /** An `ImageStyle` value. */
  readonly imageStyle: string;
  /** Determines the details of images. */
  readonly imageSeed: number;
  /** The name to show instead of the logo file, which can't be loaded. */
  readonly brandName?: string;
}

interface BaseColors {
  readonly primary: string;
  readonly secondary: string;
  readonly accent: string;
  readonly background: string;
  readonly text: string;
}

/** The colors of designs without a brand. */
const neutralColors: readonly [BaseColors, ...BaseColors[]] = [
  {primary: '#7a2140', secondary: '#c98f5a', accent: '#d9992b', background: '#fbf5ec', text: '#2c1f23'},
  {primary: '#17324d', secondary: '#6fa3c7', accent: '#e8a33d', background: '#f3f7fa', text: '#14212e'},
  {primary: '#1f5b4b', secondary: '#9fc2a8', accent: '#e2725b', background: '#f6f7ef', text: '#17271f'},
  {primary: '#3b2a7a', secondary: '#b6a5e8', accent: '#ff8562', background: '#f6f3fd', text: '#1f1740'},
  {primary: '#b4432a', secondary: '#efb68c', accent: '#0f6f74', background: '#fdf4ee', text: '#33191a'},
];

/** The number of color schemes that `createPalette` distinguishes. */
export const schemeCount = 4;

/**
 * Creates a palette from a brand's colors.
 *
 * @param seed - Selects the colors of designs without a brand.
 * @param scheme - A zero-based index: a light background, the primary color, a tint of it, or a dark background.
 */
export function createPalette(brand: JsonObject | undefined, seed: number, scheme: number): Palette {
  const neutral = neutralColors[seed % neutralColors.length] ?? neutralColors[0];
  const findColor = (role: string) => {
    const color = arrayAt(brand, 'colors').find((candidate) => isObject(candidate) && candidate.role === role);
    return stringAt(color, 'hex')?.toLowerCase();
  };
  const hasColors = arrayAt(brand, 'colors').length > 0;
  const firstColor = stringAt(arrayAt(brand, 'colors')[0], 'hex')?.toLowerCase();
  const primary =
    findColor('primary') ?? findColor('accent') ?? findColor('secondary') ?? firstColor ?? neutral.primary;
  const secondary = findColor('secondary') ?? (hasColors ? mix(primary, '#ffffff', 0.5) : neutral.secondary);
  const accent = findColor('accent') ?? (hasColors ? (findColor('secondary') ?? primary) : neutral.accent);
  const light = findColor('background') ?? (hasColors ? mix(primary, '#ffffff', 0.94) : neutral.background);
  const text = findColor('text') ?? (hasColors ? mix(primary, '#14110f', 0.82) : neutral.text);
  const dark = getLuminance(primary) < 0.05 ? mix(primary, '#000000', 0.25) : mix(primary, '#08060a', 0.72);
  const backgrounds = [light, primary, mix(primary, '#ffffff', 0.84), dark];
  const background = backgrounds[scheme % schemeCount] ?? light;
  const scrims = [
    darken(mix(primary, '#0b0a0d', 0.55), 0.03),
    darken(primary, 0.06),
    backgrounds[2] ?? light,
    darken(dark, 0.03),
  ];
  const isLight = !isDark(background);
  return {
    background,
    text: ensureContrast(isLight ? text : mix('#ffffff', background, 0.08), background, 7),
    heading: ensureContrast(isLight ? primary : '#ffffff', background, 4.5),
    // The accent is for shapes, which need less contrast than text.
    accent: getContrast(accent, background) < 1.6 ? ensureContrast(isLight ? primary : accent, background, 2) : accent,
    primary,
    secondary,
    scrim: scrims[scheme % schemeCount] ?? dark,
  };
}

/** The options of `createStyle`. */
export interface StyleOptions {
  readonly brand?: JsonObject | undefined;
  readonly tone?: string | undefined;
  readonly imageStyle?: string | undefined;
  /** A zero-based color scheme index. */
  readonly scheme: number;
  /** Selects the colors of designs without a brand. */
  readonly seed: number;
  readonly imageSeed: number;
}

/** Creates a design's style. */
export function createStyle({brand, scheme, seed, imageSeed, ...options}: StyleOptions): DesignStyle {
  const [brandTone] = arrayAt(brand, 'tone').filter((value) => typeof value === 'string');
  const tone = options.tone ?? brandTone ?? 'friendly';
  const {headingFont, bodyFont} = getTone(tone);
  const brandName = stringAt(brand, 'name');
  return {
    palette: createPalette(brand, seed, scheme),
    headingFont: withFamily(headingFont, stringAt(objectAt(objectAt(brand, 'fonts'), 'heading'), 'family')),
    bodyFont: withFamily(bodyFont, stringAt(objectAt(objectAt(brand, 'fonts'), 'body'), 'family')),
    tone,
    imageStyle: options.imageStyle ?? stringAt(brand, 'imageStyle') ?? 'natural',
    imageSeed,
    ...(brandName !== undefined && {brandName}),
  };
}

const serifPattern = /serif|playfair|lora|merriweather|georgia|garamond|times|baskerville|caslon|didot|bodoni|crimson/i;

/** Returns a font with the brand's font family and a similar generic family as a fallback. */
function withFamily(font: Font, family: string | undefined): Font {
  if (family === undefined) {
    return font;
  }
  const isSerif = serifPattern.test(family) && !/sans/i.test(family);
  const name = family.replaceAll(/["'\\,;]/g, '').trim();
  const isIdentifier = /^[A-Za-z][\w-]*(?: [A-Za-z][\w-]*)*$/.test(name);
  return {
    ...font,
    family: `${isIdentifier ? name : `'${name}'`}, ${isSerif ? serif : sans}`,
    widthFactor: font.weight >= 600 ? 1.06 : 1,
  };
}
