import type {JsonObject} from '@developer-docs/json';
import type {DesignStyle} from '../style';

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

/** A content block with its position in a design. */
export interface PlacedBlock {
  readonly blockId: string;
  readonly box: Box;
  readonly content: JsonObject;
}

/** How blocks are arranged in a design. Lengths are in pixels. */
export interface DesignLayout {
  readonly blocks: readonly PlacedBlock[];
  readonly align: 'start' | 'center';
  /** A colored area between text and the image behind it. */
  readonly panel?: Box;
  readonly imageShape: ImageShape;
}

export type ImageShape = 'plain' | 'rounded' | 'arch';

/** The options of `layOutDesign`. */
export interface LayoutOptions extends Size {
  readonly designType: string;
  /** Content blocks in reading order. */
  readonly blocks: readonly Omit<PlacedBlock, 'box'>[];
  readonly style: DesignStyle;
  readonly language: string;
  /** A zero-based index of an arrangement. */
  readonly arrangement: number;
}

/** Shrinks a box on all sides. */
export const inset = ({x, y, width, height}: Box, distance: number): Box => ({
  x: x + distance,
  y: y + distance,
  width: Math.max(1, width - 2 * distance),
  height: Math.max(1, height - 2 * distance),
});

/** Clips a box to the range between two vertical positions. */
export function clipVertically(box: Box, top: number, bottom: number): Box {
  const y = Math.max(box.y, top);
  return {...box, y, height: Math.max(1, Math.min(box.y + box.height, bottom) - y)};
}

/** Rounds a box to integers and clips it to the design. */
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

/** Divides an area among images. The first image is the largest. */
export function splitImages(area: Box, count: number, gap: number): Box[] {
  if (count <= 1) {
    return [area];
  }
  const {x, y, width, height} = area;
  const isWide = width > height;
  const firstLength = Math.round((isWide ? width : height) * 0.62);
  const otherLength = Math.floor(((isWide ? height : width) - gap * (count - 2)) / (count - 1));
  const otherBoxes = Array.from({length: count - 1}, (_, index): Box => {
    const offset = index * (otherLength + gap);
    return isWide
      ? {x: x + firstLength + gap, y: y + offset, width: width - firstLength - gap, height: otherLength}
      : {x: x + offset, y: y + firstLength + gap, width: otherLength, height: height - firstLength - gap};
  });
  return [isWide ? {...area, width: firstLength} : {...area, height: firstLength}, ...otherBoxes];
}
