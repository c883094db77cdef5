/**
 * Returns the contrast ratio of two colors, from 1 to 21, as defined by WCAG 2.2.
 *
 * @param color - A hexadecimal color with three or six digits.
 * @param otherColor - The color to compare it with. The order doesn't matter.
 */
export function getContrastRatio(color: string, otherColor: string): number {
  const [darker = 0, lighter = 0] = [getRelativeLuminance(color), getRelativeLuminance(otherColor)].sort(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns the relative luminance of a color (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
function getRelativeLuminance(color: string): number {
  const hex = color.length === 4 ? color.replace(/[0-9a-f]/g, '$&$&') : color;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
