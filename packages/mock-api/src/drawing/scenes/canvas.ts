import {path} from '../markup';

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
  const segments: (string | number)[] = ['M', 0, height, 'L', 0, heights[0] ?? y];
  for (let index = 1; index <= steps; index += 1) {
    const [from = y, to = y] = [heights[index - 1], heights[index]];
    segments.push('C', (index - 0.5) * step, from, (index - 0.5) * step, to, index * step, to);
  }
  return path([...segments, 'L', width, height, 'Z'], fill);
}

/** A leaf whose stem is at a point. */
export function leaf(x: number, y: number, length: number, angle: number, fill: string): string {
  const d = ['M', 0, 0, 'C', length * 0.3, -length * 0.35, length * 0.8, -length * 0.3, length, 0];
  return path([...d, 'C', length * 0.8, length * 0.3, length * 0.3, length * 0.35, 0, 0, 'Z'], fill, {
    transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)})`,
  });
}
