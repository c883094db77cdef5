import type {Drawing} from './drawing';

/** Rows of a raster that are all the same. */
export interface Band {
  /** The color index of each pixel of a row. */
  readonly row: Uint8Array;
  /** How many rows there are. */
  readonly rows: number;
}

/**
 * Turns a drawing into pixels, from top to bottom. Lines of text become a bar for each word.
 *
 * @param scale - Pixels of the raster for one pixel of the design.
 */
export function rasterize(drawing: Drawing, scale: number): {width: number; height: number; bands: Band[]} {
  const width = Math.max(1, Math.round(drawing.width * scale));
  const height = Math.max(1, Math.round(drawing.height * scale));
  const clamp = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value * scale)));
  const bars = drawing.shapes.flatMap((shape) => {
    const top = clamp(shape.y, height);
    const bottom = clamp(shape.y + shape.height * (shape.text === undefined ? 1 : 0.8), height);
    return wordsOf(shape).map(({from, to}) => ({
      left: clamp(shape.x + from * shape.width, width),
      right: clamp(shape.x + to * shape.width, width),
      top,
      bottom,
      color: shape.color,
    }));
  });
  const edges = [...new Set([0, height, ...bars.flatMap(({top, bottom}) => [top, bottom])])].sort((a, b) => a - b);
  const bands = edges.slice(0, -1).map((top, index): Band => {
    const row = new Uint8Array(width);
    for (const bar of bars) {
      if (bar.top <= top && top < bar.bottom) {
        row.fill(bar.color, bar.left, bar.right);
      }
    }
    return {row, rows: (edges[index + 1] ?? height) - top};
  });
  return {width, height, bands};
}

/** Where the words of a line are, as shares of its width; the whole width for a rectangle. */
function wordsOf({text}: {readonly text?: string}): {from: number; to: number}[] {
  if (text === undefined) {
    return [{from: 0, to: 1}];
  }
  return [...text.matchAll(/\S+/g)].map((word) => ({
    from: word.index / text.length,
    to: (word.index + word[0].length) / text.length,
  }));
}
