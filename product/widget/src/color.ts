/** Returns whether a value is a color in the format `#RRGGBB`. */
export function isColor(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9A-Fa-f]{6}$/.test(value);
}

/** Calculates the contrast ratio of two colors, from 1 to 21 (WCAG 2.2). */
export function calculateContrastRatio(color: string, otherColor: string): number {
  const [lighter, darker] = [calculateLuminance(color), calculateLuminance(otherColor)].sort((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

/** Returns black or white, whichever has the higher contrast with a background color. */
export function chooseTextColor(background: string): '#000000' | '#FFFFFF' {
  return calculateContrastRatio(background, '#000000') >= calculateContrastRatio(background, '#FFFFFF')
    ? '#000000'
    : '#FFFFFF';
}

/** Calculates the relative luminance of a color, from 0 to 1 (WCAG 2.2). */
function calculateLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
