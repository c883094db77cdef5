/** Color arithmetic for `#RRGGBB`. */

type Channels = readonly [red: number, green: number, blue: number];

const toChannels = (hex: string): Channels => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

const toHex = (channels: readonly number[]) =>
  `#${channels
    .map((channel) =>
      Math.max(0, Math.min(255, Math.round(channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

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
  const gray = 0.299 * channels[0] + 0.587 * channels[1] + 0.114 * channels[2];
  return toHex(channels.map((channel) => gray + (channel - gray) * factor));
}
