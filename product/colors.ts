/** Color arithmetic for `#RRGGBB`. */

/** Returns the red, green, and blue channel, from 0 to 255. */
const toChannels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

function toHex(channels: readonly number[]): string {
  const bytes = Uint8ClampedArray.from(channels.map((channel) => Math.round(channel)));
  return `#${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Mixes two colors. A weight of 0 returns `color`, and a weight of 1 returns `otherColor`. */
export function mix(color: string, otherColor: string, weight: number): string {
  const target = toChannels(otherColor);
  return toHex(toChannels(color).map((channel, index) => channel + ((target[index] ?? 0) - channel) * weight));
}

/** Returns the relative luminance (WCAG 2), from 0 (black) to 1 (white). */
export function getLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = toChannels(hex).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio (WCAG 2), from 1 to 21. */
export function getContrastRatio(color: string, otherColor: string): number {
  const [lighter, darker] = [getLuminance(color), getLuminance(otherColor)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

export const isDark = (hex: string) => getContrastRatio(hex, '#ffffff') > getContrastRatio(hex, '#000000');

/** Lightens or darkens a color until it has the minimum contrast with a background. */
export function ensureContrast(color: string, background: string, minContrast: number): string {
  const target = isDark(background) ? '#ffffff' : '#000000';
  for (let weight = 0; weight < 1; weight += 0.1) {
    const candidate = mix(color, target, weight);
    if (getContrastRatio(candidate, background) >= minContrast) return candidate;
  }
  return target;
}

/** Changes a color's saturation. Factors above 1 make it more vivid. */
export function saturate(color: string, factor: number): string {
  const channels = toChannels(color);
  const [red = 0, green = 0, blue = 0] = channels;
  const gray = 0.299 * red + 0.587 * green + 0.114 * blue;
  return toHex(channels.map((channel) => gray + (channel - gray) * factor));
}
