/** A size in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle in a design, in pixels. */
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** Shrinks a box on all sides. */
export const inset = ({x, y, width, height}: Box, distance: number): Box => ({
  x: x + distance,
  y: y + distance,
  width: Math.max(1, width - 2 * distance),
  height: Math.max(1, height - 2 * distance),
});

/** Divides a box into two boxes, either next to each other or one above the other, at a fraction of its length. */
export function split({x, y, width, height}: Box, fraction: number, isHorizontal: boolean): [Box, Box] {
  const length = Math.round((isHorizontal ? width : height) * fraction);
  const [right, bottom] = isHorizontal ? [x + length, y] : [x, y + length];
  return [
    {x, y, width: isHorizontal ? length : width, height: isHorizontal ? height : length},
    {x: right, y: bottom, width: x + width - right, height: y + height - bottom},
  ];
}
