/** A rectangle in a design, in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Makes a box smaller on all sides. */
export const inset = ({x, y, width, height}: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: Math.max(1, width - 2 * by),
  height: Math.max(1, height - 2 * by),
});

/** Clips a box to the range between two vertical positions. */
export function clipVertically(box: Box, top: number, bottom: number): Box {
  const y = Math.max(box.y, top);
  return {...box, y, height: Math.max(1, Math.min(box.y + box.height, bottom) - y)};
}

/** Rounds a box to integers within the design, as in responses. */
export function toIntegers(box: Box, width: number, height: number): Box {
  const x = Math.max(0, Math.min(width - 1, Math.round(box.x)));
  const y = Math.max(0, Math.min(height - 1, Math.round(box.y)));
  return {
    x,
    y,
    width: Math.max(1, Math.min(width - x, Math.ceil(box.width))),
    height: Math.max(1, Math.min(height - y, Math.ceil(box.height))),
  };
}

/** Divides an area among images. The first one is the largest. */
export function splitImages(area: Box, count: number, gap: number): Box[] {
  if (count <= 1) {
    return [area];
  }
  const isWide = area.width > area.height;
  const length = isWide ? area.width : area.height;
  const first = Math.round(length * 0.62);
  const rest = length - first - gap;
  const crossLength = isWide ? area.height : area.width;
  const each = Math.floor((crossLength - gap * (count - 2)) / (count - 1));
  const others = Array.from({length: count - 1}, (_, index): Box => {
    const offset = index * (each + gap);
    return isWide
      ? {x: area.x + first + gap, y: area.y + offset, width: rest, height: each}
      : {x: area.x + offset, y: area.y + first + gap, width: each, height: rest};
  });
  return [isWide ? {...area, width: first} : {...area, height: first}, ...others];
}
