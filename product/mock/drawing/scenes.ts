// cspell:words toscan vinho wein
import {circle, path, place, rect, tag} from './markup';

/** An illustration on a canvas of 1200 × 900 units, whose subject is near the center, so that it can be cropped. */
interface Scene {
  /** The colors of the background, from top to bottom. */
  readonly backdrop: readonly [top: string, bottom: string];
  /** Shapes in the colors of the image style `natural`, which are converted to those of other styles. */
  readonly shapes: readonly string[];
}

/** Draws shapes for each index from 0. */
const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({length: count}, (_, index) => draw(index));

/** Draws a hill with a smooth ridge across the canvas. */
const drawHill = (y: number, fill: string) =>
  path(`M0 900V${y}C150 ${y - 45} 350 ${y - 45} 600 ${y}S1000 ${y + 40} 1200 ${y - 20}V900z`, fill);

const wineGlass = [
  path('M-22-100C-30-45-6-45-3-40V-5H3V-40C6-45 30-45 22-100z', '#fffaf2', {'fill-opacity': 0.55}),
  path('M-24.5-80C-26-52-8-48 0-47 8-48 26-52 24.5-80z', '#7a1f3d'),
  tag('ellipse', {cx: 0, cy: -3, rx: 19, ry: 3.5, fill: '#fffaf2', 'fill-opacity': 0.8}),
];

const bottle = [
  path('M-15 0V-58C-15-72-5.4-70-5.4-80V-100H5.4V-80C5.4-70 15-72 15-58V0z', '#2f4030'),
  rect({x: -15, y: -44, width: 30, height: 26}, '#f3e6cc'),
  rect({x: -8.25, y: -36, width: 16.5, height: 2.5}, '#2f4030', {'fill-opacity': 0.6}),
  rect({x: -5.25, y: -31, width: 10.5, height: 2}, '#2f4030', {'fill-opacity': 0.4}),
];

/** Words in descriptions that the vineyard suits, also in other languages and as parts of longer words. */
const vineyardWords =
  'wine vineyard tasting terrace grape dinner lunch restaurant menu chef kitchen wein vino vinho toscan tuscan essen'.split(
    ' ',
  );

const vineyard: Scene = {
  backdrop: ['#f7c98b', '#fbe7c6'],
  shapes: [
    circle(860, 330, 95, '#fff0b8'),
    drawHill(420, '#b99a86'),
    drawHill(460, '#8a9a5b'),
    path('M0 490L1200 455V900H0z', '#a3ad62'),
    ...repeat(11, (index) =>
      path(`M${450 + index * 42} 480h10L${index * 408 - 1248} 900H${index * 408 - 1428}z`, '#5b7a3a'),
    ),
    path('M0 150Q600 310 1200 150', 'none', {stroke: '#5a4034', 'stroke-width': 5}),
    ...repeat(9, (index) => circle(index * 150, 152 + index * (8 - index) * 5, 11, '#fff3c4')),
    rect({x: 0, y: 620, width: 1200, height: 280}, '#74472e'),
    rect({x: 0, y: 620, width: 1200, height: 16}, '#b57f57'),
    place(600, 660, 370, bottle),
    place(425, 668, 240, wineGlass),
    place(770, 672, 240, wineGlass),
    tag('ellipse', {cx: 960, cy: 668, rx: 105, ry: 17, fill: '#f6ead6'}),
    circle(930, 650, 21, '#c9784a'),
    circle(982, 652, 18, '#6d8a3c'),
  ],
};

/** Hills at sunset, which suit most descriptions. */
const landscape: Scene = {
  backdrop: ['#5d7fb0', '#fbd9a5'],
  shapes: [
    circle(760, 380, 130, '#fff0b8'),
    drawHill(440, '#9a8fb0'),
    place(-300, 100, 150, [drawHill(270, '#6f7fa0')]),
    drawHill(630, '#4f7d74'),
    place(-500, 0, 180, [drawHill(420, '#2f5a4c')]),
  ],
};

/** Finds the scene that suits a description of an image. */
export const findScene = (description: string): Scene =>
  vineyardWords.some((word) => description.toLowerCase().includes(word)) ? vineyard : landscape;
