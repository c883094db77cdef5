import {path, pathData, place} from '../markup';

/** A canvas to draw a scene on. Lengths are in design pixels. */
export interface SceneCanvas {
  readonly width: number;
  readonly height: number;
  /** The length that objects are relative to, so that a scene works at any proportions. */
  readonly unit: number;
  readonly random: () => number;
  /** Applies the image style to a color. */
  readonly tint: (color: string) => string;
  /** Creates a vertical gradient, and returns its paint. */
  readonly gradient: (top: string, bottom: string) => string;
}

export type Scene = (canvas: SceneCanvas) => string[];

/** A smooth horizontal line across the canvas, closed at the lower edge. */
export function hill({width, height, random}: SceneCanvas, y: number, amplitude: number, fill: string): string {
  const steps = 4;
  const step = width / steps;
  const heights = Array.from({length: steps + 1}, () => y + (random() - 0.5) * 2 * Math.min(amplitude, width * 0.045));
  const curves = heights.map((to, index) => {
    const middle = (index - 0.5) * step;
    return index === 0
      ? pathData`L0 ${to}`
      : pathData`C${middle} ${heights[index - 1] ?? y} ${middle} ${to} ${index * step} ${to}`;
  });
  return path(pathData`M0 ${height}` + curves.join('') + pathData`L${width} ${height}z`, fill);
}

/** A leaf whose stem is at a point. */
export const leaf = (x: number, y: number, length: number, angle: number, fill: string): string =>
  place(x, y, length, [path('M0 0C30-35 80-30 100 0 80 30 30 35 0 0z', fill)], angle);
