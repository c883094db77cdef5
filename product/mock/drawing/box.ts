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
  return isHorizontal
    ? [
        {x, y, width: length, height},
        {x: x + length, y, width: width - length, height},
      ]
    : [
        {x, y, width, height: length},
        {x, y: y + length, width, height: height - length},
      ];
}

/** Returns whether the center of a box is inside another box. */
export function isInside({x, y, width, height}: Box, other: Box): boolean {
  const [centerX, centerY] = [x + width / 2 - other.x, y + height / 2 - other.y];
  return centerX > 0 && centerX < other.width && centerY > 0 && centerY < other.height;
}
