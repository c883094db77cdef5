import type {PlacedBlock} from './layout';
import {rect, tag} from './markup';

type Box = PlacedBlock['box'];

/** The part of an image that text covers, and the part in which its subject stays visible. */
export interface Overlay {
  readonly subject: Box;
  /** Draws a shade behind the text, so that the text is readable on any image. */
  readonly draw: (color: string, id: string) => string;
}

type Stops = readonly (readonly [offset: number, opacity: number])[];

/** Opacities at which white text on a dark shade is readable even if the image is white. */
const textOpacity = 0.78;
const logoOpacity = 0.62;

const clamp = (value: number) => Math.max(0, Math.min(1, value));

/**
 * Plans the shade for text on an image that fills a design.
 *
 * @param texts - The boxes of the text.
 * @param hasLogo - Whether there's a logo in an upper corner.
 */
export function planOverlay(
  texts: readonly Box[],
  {width, height}: {readonly width: number; readonly height: number},
  hasLogo: boolean,
): Overlay {
  const full = {x: 0, y: 0, width, height};
  const fill = (id: string) => rect(0, 0, width, height, `url(#${id})`);
  const shade = (ends: Readonly<Record<string, number>>, stops: Stops, subject: Box): Overlay => ({
    subject,
    draw: (color, id) => {
      const children = stops.map(([offset, opacity]) =>
        tag('stop', {offset: clamp(offset), 'stop-color': color, 'stop-opacity': opacity}),
      );
      return tag('linearGradient', {id, ...ends}, children.join('')) + fill(id);
    },
  });
  if (texts.length === 0) {
    const stops: Stops = [
      [0, logoOpacity],
      [0.3, 0],
    ];
    return shade({x2: 0, y2: 1}, stops, full);
  }
  const top = Math.min(...texts.map(({y}) => y)) / height;
  const bottom = Math.max(...texts.map((box) => box.y + box.height)) / height;
  const left = Math.min(...texts.map(({x}) => x)) / width;
  const right = Math.max(...texts.map((box) => box.x + box.width)) / width;
  if (left > 0.2 && right < 0.8) {
    const stops: Stops = [
      [0, 0.1],
      [left, textOpacity],
      [right, textOpacity],
      [1, 0.1],
    ];
    return shade({y2: 0}, stops, full);
  }
  if (right < 0.68 || left > 0.32) {
    const isLeft = right < 0.68;
    const edge = isLeft ? right : 1 - left;
    const stops: Stops = [
      [0, 1],
      [edge * 0.55, 1],
      [edge * 0.7, 0.92],
      [edge, textOpacity],
      [edge + 0.26, 0],
    ];
    const start = Math.round(width * edge * 0.55);
    return shade(isLeft ? {y2: 0} : {x1: 1, x2: 0, y2: 0}, stops, {
      ...full,
      x: isLeft ? start : 0,
      width: width - start,
    });
  }
  if (top < 0.3 && bottom > 0.7) {
    return {subject: full, draw: (color) => rect(0, 0, width, height, color, {'fill-opacity': textOpacity})};
  }
  const isLower = top > 1 - bottom;
  const start = isLower ? top : 1 - bottom;
  const logoStops: Stops =
    hasLogo && isLower
      ? [
          [0, logoOpacity],
          [0.12, logoOpacity * 0.7],
          [0.26, 0],
        ]
      : [[0, 0]];
  const stops: Stops = [
    ...logoStops,
    [Math.max(hasLogo ? 0.27 : 0, start - 0.24), 0],
    [start - 0.01, textOpacity],
    [start + (1 - start) * 0.25, 0.9],
    [start + (1 - start) * 0.42, 1],
  ];
  const subjectHeight = Math.round(height * Math.min(1, start + (1 - start) * 0.42));
  return shade(
    isLower ? {x2: 0, y2: 1} : {x2: 0, y1: 1, y2: 0},
    stops,
    isLower ? {...full, height: subjectHeight} : {...full, y: height - subjectHeight, height: subjectHeight},
  );
}
