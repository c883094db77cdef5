import {hashText} from '@developer-docs/utils';
// cspell:words celebrat meer playa sommer stadt strand toscan wein
import {circle, ellipse, path, place, rect} from './markup';

/** An illustration on a canvas of 1200 × 900 units, whose subject is near the center, so that it can be cropped. */
interface Scene {
  /** Matches descriptions that the scene suits. */
  readonly keywords: RegExp;
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
  ellipse(0, -3, 19, 3.5, '#fffaf2', {'fill-opacity': 0.8}),
];

const bottle = [
  path('M-15 0V-58C-15-72-5.4-70-5.4-80V-100H5.4V-80C5.4-70 15-72 15-58V0z', '#2f4030'),
  rect(-15, -44, 30, 26, '#f3e6cc'),
  rect(-8.25, -36, 16.5, 2.5, '#2f4030', {'fill-opacity': 0.6}),
  rect(-5.25, -31, 10.5, 2, '#2f4030', {'fill-opacity': 0.4}),
];

const vineyard: Scene = {
  keywords:
    /wine|vineyard|tasting|terrace|grape|dinner|lunch|restaurant|menu|chef|kitchen|wein|vin(?:o|ho)?\b|toscan|tuscan|essen/i,
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
    rect(0, 620, 1200, 280, '#74472e'),
    rect(0, 620, 1200, 16, '#b57f57'),
    place(600, 660, 370, bottle),
    place(425, 668, 240, wineGlass),
    place(770, 672, 240, wineGlass),
    ellipse(960, 668, 105, 17, '#f6ead6'),
    circle(930, 650, 21, '#c9784a'),
    circle(982, 652, 18, '#6d8a3c'),
  ],
};

const sea: Scene = {
  keywords: /sea\b|beach|ocean|sail|surf|summer|island|boat|holiday|vacation|travel|sommer|strand|meer|mar\b|playa/i,
  backdrop: ['#8fd0ea', '#fdf1d6'],
  shapes: [
    circle(850, 300, 115, '#ffd66b'),
    ellipse(330, 140, 190, 32, '#ffffff', {'fill-opacity': 0.8}),
    ellipse(450, 170, 140, 26, '#ffffff', {'fill-opacity': 0.7}),
    rect(0, 430, 1200, 470, '#1f87a8'),
    ...repeat(7, (index) => rect(750 + index * 9, 450 + index * 32, 200 - index * 18, 8, '#ffe9a8', {rx: 4})),
    place(430, 560, 290, [
      path('M-50 0h100l-16 18h-66z', '#8c3b2a'),
      path('M0-5v-105l48 105z', '#fff7e8'),
      path('M-4-5v-85l-36 85z', '#f0a45d'),
    ]),
    drawHill(690, '#e9f5ee'),
    drawHill(710, '#f2dcae'),
    place(970, 780, 900, [
      ...repeat(6, (index) => path(`M5-28L${index * 8 - 19} -8h8z`, index % 2 === 0 ? '#e4573d' : '#fff4e2')),
      rect(4.5, -10, 1, 14, '#7a5a44'),
    ]),
  ],
};

/** Draws a row of buildings with different heights. */
const drawBuildings = (y: number, color: string, windowColor: string) =>
  repeat(9, (index) => {
    const [x, top] = [index * 140 - 30, y + ((index * 5) % 7) * 32];
    return (
      rect(x, top, 128, 900 - top, color) +
      repeat(15, (cell) =>
        (cell * 7 + index * 3) % 5 < 3
          ? rect(x + 22 + (cell % 3) * 34, top + 24 + Math.floor(cell / 3) * 44, 18, 22, windowColor)
          : '',
      ).join('')
    );
  });

const city: Scene = {
  keywords:
    /city|shop|store|sale|office|business|team|tech|software|conference|webinar|bank|job|urban|party|concert|music|festival|dance|celebrat|stadt/i,
  backdrop: ['#27335f', '#f3a27a'],
  shapes: [
    circle(800, 330, 150, '#ffd9a3'),
    ...drawBuildings(330, '#7a5f86', 'none'),
    place(-60, 0, 100, drawBuildings(430, '#43406d', 'none')),
    place(30, 0, 100, drawBuildings(530, '#1e2547', '#c9aa78')),
  ],
};

const scenes: readonly [Scene, ...Scene[]] = [vineyard, sea, city];

/** Finds the scene that suits a description of an image. */
export const findScene = (description: string): Scene =>
  scenes.find(({keywords}) => keywords.test(description)) ?? scenes[hashText(description) % scenes.length] ?? scenes[0];
