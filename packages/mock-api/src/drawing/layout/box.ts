import type {JsonObject} from '../../contract/json';
import type {DesignStyle} from '../style';

/** A rectangle in a design, in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A content block and its position in a design. */
export interface PlacedBlock {
  readonly blockId: string;
  readonly box: Box;
  readonly content: JsonObject;
}

/** How blocks are arranged in a design. Lengths are in pixels. */
export interface DesignLayout {
  readonly blocks: readonly PlacedBlock[];
  readonly align: 'start' | 'center';
  /** A colored area behind text that would otherwise be on an image. */
  readonly panel?: Box;
  readonly imageShape: ImageShape;
}

export type ImageShape = 'plain' | 'rounded' | 'arch';

/** The input for a layout. */
export interface LayoutOptions {
  readonly designType: string;
  readonly width: number;
  readonly height: number;
  /** Content blocks in reading order. */
  readonly blocks: readonly Omit<PlacedBlock, 'box'>[];
  readonly style: DesignStyle;
  readonly language: string;
  /** A zero-based index of an arrangement. */
  readonly arrangement: number;
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
  const {x, y, width, height} = area;
  const isWide = width > height;
  const first = Math.round((isWide ? width : height) * 0.62);
  const each = Math.floor(((isWide ? height : width) - gap * (count - 2)) / (count - 1));
  const others = Array.from({length: count - 1}, (_, index): Box => {
    const offset = index * (each + gap);
    return isWide
      ? {x: x + first + gap, y: y + offset, width: width - first - gap, height: each}
      : {x: x + offset, y: y + first + gap, width: each, height: height - first - gap};
  });
  return [isWide ? {...area, width: first} : {...area, height: first}, ...others];
}
