/** Formats an aspect ratio with integers up to 16, such as "4:5", or else relative to 1, such as "1.91:1". */
export function formatAspectRatio(width: number, height: number): string {
  const divisor = greatestCommonDivisor(width, height);
  const [reducedWidth, reducedHeight] = [width / divisor, height / divisor];
  if (Math.max(reducedWidth, reducedHeight) <= 16) {
    return `${reducedWidth}:${reducedHeight}`;
  }
  const quotient = (Math.max(reducedWidth, reducedHeight) / Math.min(reducedWidth, reducedHeight))
    .toFixed(2)
    .replace(/\.?0+$/, '');
  return reducedWidth > reducedHeight ? `${quotient}:1` : `1:${quotient}`;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
