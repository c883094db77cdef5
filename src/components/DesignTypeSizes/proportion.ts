/** Width and height of a shape. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Scales a shape so that its longer side is `box`, rounded to a tenth. */
export function fitBox(width: number, height: number, box: number): Size {
  const scale = box / Math.max(width, height);
  const round = (value: number) => Math.round(value * scale * 10) / 10;
  return {width: round(width), height: round(height)};
}

/**
 * Width to height as people say it: "4:5" when both numbers are small, "1.91:1" or "1:1.41" otherwise.
 */
export function ratio(width: number, height: number): string {
  const divisor = greatestCommonDivisor(width, height);
  const [across, down] = [width / divisor, height / divisor];
  if (Math.max(across, down) <= 16) {
    return `${across}:${down}`;
  }
  const long = (Math.max(across, down) / Math.min(across, down)).toFixed(2).replace(/\.?0+$/, '');
  return across > down ? `${long}:1` : `1:${long}`;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
