import type {Box, Size} from './layout';
import {rect, tag} from './markup';

/** A scrim behind text on an image, and the area in which the image's subject stays visible. */
export interface Overlay {
  readonly subject: Box;
  /** Draws the scrim, which keeps the text readable on any image. */
  readonly draw: (color: string, id: string) => string;
}

type Stops = readonly (readonly [offset: number, opacity: number])[];

/** Opacities at which white text on a dark scrim is readable even if the image is white. */
const textOpacity = 0.78;
const logoOpacity = 0.62;

/** The attributes of a gradient toward each edge. */
const directions = {
  left: {x1: 1, x2: 0, y2: 0},
  right: {y2: 0},
  top: {x2: 0, y1: 1, y2: 0},
  bottom: {x2: 0, y2: 1},
};

/**
 * Plans the scrim for text on an image that fills a design: a gradient toward the edge that's closest to the text.
 *
 * @param textBoxes - The boxes of the text blocks.
 * @param hasLogo - Whether there's a logo in an upper corner.
 */
export function planOverlay(textBoxes: readonly Box[], {width, height}: Size, hasLogo: boolean): Overlay {
  const top = Math.min(height, ...textBoxes.map(({y}) => y)) / height;
  const bottom = Math.max(top, ...textBoxes.map((box) => (box.y + box.height) / height));
  const left = Math.min(width, ...textBoxes.map(({x}) => x)) / width;
  const right = Math.max(left, ...textBoxes.map((box) => (box.x + box.width) / width));
  const fullArea = {x: 0, y: 0, width, height};
  const plan = (edge: keyof typeof directions, stops: Stops, subject: Box): Overlay => ({
    subject,
    draw: (color, id) => {
      const children = stops.map(([offset, opacity]) =>
        tag('stop', {offset: Math.min(1, offset), 'stop-color': color, 'stop-opacity': opacity}),
      );
      return (
        tag('linearGradient', {id, ...directions[edge]}, children.join('')) + rect(0, 0, width, height, `url(#${id})`)
      );
    },
  });
  if (left > 0.2 && right < 0.8) {
    const stops: Stops = [
      [0, 0.1],
      [left, textOpacity],
      [right, textOpacity],
      [1, 0.1],
    ];
    return plan('right', stops, fullArea);
  }
  const [edge, start] =
    right < 0.68
      ? (['left', 1 - right] as const)
      : left > 0.32
        ? (['right', left] as const)
        : top > 1 - bottom
          ? (['bottom', top] as const)
          : (['top', 1 - bottom] as const);
  const hasLogoOutside = hasLogo && edge === 'bottom';
  const subjectEnd = start + (1 - start) * 0.42;
  const stops: Stops = [
    ...(hasLogoOutside
      ? ([
          [0, logoOpacity],
          [0.26, 0],
        ] satisfies Stops)
      : []),
    [Math.max(hasLogoOutside ? 0.27 : 0, start - 0.25), 0],
    [start, textOpacity],
    [start + (1 - start) * 0.25, 0.9],
    [subjectEnd, 1],
  ];
  const visible = {width: Math.round(width * subjectEnd), height: Math.round(height * subjectEnd)};
  const subjects = {
    left: {...fullArea, x: width - visible.width, width: visible.width},
    right: {...fullArea, width: visible.width},
    top: {...fullArea, y: height - visible.height, height: visible.height},
    bottom: {...fullArea, height: visible.height},
  };
  return plan(edge, stops, subjects[edge]);
}
