import type {Size} from './layout';
import {circle, ellipse, path, formatPathData, place, rect} from './markup';

/** A canvas to draw a scene on. Lengths are in design pixels. */
export interface SceneCanvas extends Size {
  /** The reference length for the sizes of objects, so that a scene works at any aspect ratio. */
  readonly unit: number;
  readonly random: () => number;
  /** Creates a vertical gradient and returns its paint value. */
  readonly gradient: (top: string, bottom: string) => string;
}

/** Draws shapes in the colors of the image style `natural`, which are converted to those of other styles. */
export type Scene = (canvas: SceneCanvas) => string[];

/** Draws a hill with a smooth ridge across the canvas. */
function drawHill({width, height, random}: SceneCanvas, y: number, amplitude: number, fill: string): string {
  const steps = 4;
  const step = width / steps;
  const heights = Array.from({length: steps + 1}, () => y + (random() - 0.5) * 2 * Math.min(amplitude, width * 0.045));
  const curves = heights.map((to, index) => {
    const middle = (index - 0.5) * step;
    return index === 0
      ? formatPathData`L0 ${to}`
      : formatPathData`C${middle} ${heights[index - 1] ?? y} ${middle} ${to} ${index * step} ${to}`;
  });
  return path(formatPathData`M0 ${height}` + curves.join('') + formatPathData`L${width} ${height}z`, fill);
}

/** Draws a leaf whose stem starts at a point. */
const drawLeaf = (x: number, y: number, length: number, angle: number, fill: string): string =>
  place(x, y, length, [path('M0 0C30-35 80-30 100 0 80 30 30 35 0 0z', fill)], angle);

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

export const drawVineyard: Scene = (canvas) => {
  const {width, height, unit, random, gradient} = canvas;
  const horizon = height * 0.46;
  const rows = Array.from({length: 11}, (_, index) => {
    const top = width * (0.375 + index * 0.035);
    const bottom = width * (index * 0.34 - 1.15);
    return path(
      formatPathData`M${top} ${height * 0.52}h${width * 0.008}L${bottom + width * 0.11} ${height}H${bottom - width * 0.04}z`,
      '#5b7a3a',
    );
  });
  const lights = Array.from({length: 9}, (_, index) => {
    const position = index / 8;
    return circle(
      width * position,
      height * 0.07 + Math.sin(position * Math.PI) * height * 0.09,
      unit * 0.012,
      '#fff3c4',
    );
  });
  const table = height * 0.84;
  const size = unit * 0.42;
  const center = width * (0.36 + random() * 0.28);
  return [
    rect(0, 0, width, height, gradient('#f7c98b', '#fbe7c6')),
    circle(width * (0.62 + random() * 0.2), horizon - unit * 0.1, unit * 0.12, '#fff0b8'),
    drawHill(canvas, horizon, height * 0.05, '#b99a86'),
    drawHill(canvas, horizon + height * 0.05, height * 0.035, '#8a9a5b'),
    path(formatPathData`M0 ${horizon + height * 0.09}L${width} ${horizon + height * 0.05}V${height}H0z`, '#a3ad62'),
    ...rows,
    path(formatPathData`M0 ${height * 0.07}Q${width / 2} ${height * 0.25} ${width} ${height * 0.07}`, 'none', {
      stroke: '#5a4034',
      'stroke-width': unit * 0.005,
    }),
    ...lights,
    rect(0, table, width, height - table, gradient('#8a5a3c', '#5f3a28')),
    rect(0, table, width, unit * 0.02, '#b57f57'),
    place(center, table + unit * 0.05, size * 1.25, bottle),
    place(center - size * 0.62, table + unit * 0.06, size * 0.8, wineGlass),
    place(center + size * 0.6, table + unit * 0.07, size * 0.8, wineGlass),
    ellipse(center + size * 1.25, table + unit * 0.055, size * 0.36, size * 0.06, '#f6ead6'),
    circle(center + size * 1.15, table + unit * 0.02, size * 0.07, '#c9784a'),
    circle(center + size * 1.32, table + unit * 0.025, size * 0.06, '#6d8a3c'),
  ];
};

export const drawSea: Scene = (canvas) => {
  const {width, height, unit, random, gradient} = canvas;
  const horizon = height * 0.48;
  const boatX = width * (0.25 + random() * 0.2);
  return [
    rect(0, 0, width, height, gradient('#8fd0ea', '#fdf1d6')),
    circle(width * 0.74, horizon - unit * 0.14, unit * 0.13, '#ffd66b'),
    ellipse(width * 0.3, height * 0.16, unit * 0.2, unit * 0.035, '#ffffff', {'fill-opacity': 0.8}),
    ellipse(width * 0.4, height * 0.19, unit * 0.15, unit * 0.028, '#ffffff', {'fill-opacity': 0.7}),
    rect(0, horizon, width, height - horizon, gradient('#2c9ab7', '#0f6f93')),
    ...Array.from({length: 7}, (_, index) =>
      rect(
        width * 0.74 - unit * (0.1 - index * 0.01),
        horizon + unit * (0.02 + index * 0.035),
        unit * (0.2 - index * 0.02),
        unit * 0.008,
        '#ffe9a8',
        {'fill-opacity': 0.7, rx: unit * 0.004},
      ),
    ),
    place(boatX, horizon + height * 0.12, unit * 0.3, [
      path('M-50 0h100l-16 18h-66z', '#8c3b2a'),
      path('M0-5v-105l48 105z', '#fff7e8'),
      path('M-4-5v-85l-36 85z', '#f0a45d'),
    ]),
    drawHill(canvas, height * 0.74, height * 0.02, '#1b86a6'),
    drawHill(canvas, height * 0.82, height * 0.02, '#e9f5ee'),
    drawHill(canvas, height * 0.84, height * 0.02, '#f2dcae'),
    place(width * 0.84, height * 0.84, unit, [
      ...Array.from({length: 6}, (_, index) =>
        path(`M5-28L${index * 8 - 19} -8h8z`, index % 2 === 0 ? '#e4573d' : '#fff4e2'),
      ),
      rect(4.5, -10, 1, 24, '#7a5a44'),
    ]),
  ];
};

export const drawMountains: Scene = (canvas) => {
  const {width, height, unit, random, gradient} = canvas;
  const drawPeak = (x: number, top: number, halfWidth: number, color: string) => {
    const base = height * 0.8;
    const snowLine = top + (base - top) * 0.3;
    return [
      path(formatPathData`M${x - halfWidth} ${base}L${x} ${top}L${x + halfWidth} ${base}z`, color),
      path(formatPathData`M${x} ${top}L${x + halfWidth} ${base}H${x + halfWidth * 0.15}z`, '#000000', {
        'fill-opacity': 0.12,
      }),
      path(
        formatPathData`M${x} ${top}L${x + halfWidth * 0.3} ${snowLine}
          l${halfWidth * -0.14} ${halfWidth * -0.06} ${halfWidth * -0.14} ${halfWidth * 0.14} ${halfWidth * -0.14} ${halfWidth * -0.12}
          L${x - halfWidth * 0.3} ${snowLine}z`,
        '#f7fafc',
      ),
    ].join('');
  };
  const pines = Array.from({length: 11}, (_, index) => {
    const x = (width * (index + random() * 0.6)) / 10.5;
    const size = unit * (0.1 + random() * 0.09);
    const y = height * 0.9 + random() * height * 0.05;
    const color = index % 2 === 0 ? '#27483f' : '#32594b';
    return place(x, y, size, [path('M0-190l32 70h-14l30 60h-14l26 60h-120l26-60h-14l30-60h-14z', color)]);
  });
  return [
    rect(0, 0, width, height, gradient('#8db7d9', '#fbe6d3')),
    circle(width * (0.2 + random() * 0.15), height * 0.24, unit * 0.09, '#fff4cf'),
    drawPeak(width * 0.16, height * 0.36, unit * 0.62, '#9fb3c4'),
    drawPeak(width * 0.86, height * 0.3, unit * 0.66, '#8ea6ba'),
    drawPeak(width * 0.54, height * 0.18, unit * 0.74, '#667f97'),
    drawHill(canvas, height * 0.74, height * 0.04, '#5f8a72'),
    drawHill(canvas, height * 0.82, height * 0.03, '#47745e'),
    ...pines,
    drawHill(canvas, height * 0.95, height * 0.015, '#234238'),
  ];
};

export const drawCity: Scene = ({width, height, unit, random, gradient}) => {
  const drawRow = (baseline: number, maxHeight: number, color: string, windowColor: string) => {
    const buildings: string[] = [];
    for (let x = -unit * 0.05; x < width;) {
      const buildingWidth = unit * (0.12 + random() * 0.13);
      const buildingHeight = maxHeight * (0.45 + random() * 0.55);
      const cell = buildingWidth / 4;
      const windows = Array.from({length: 3 * Math.max(0, Math.ceil(buildingHeight / cell - 1))}, (_, index) =>
        random() < 0.55
          ? formatPathData`M${x + cell * ((index % 3) + 0.7)} ${baseline - buildingHeight + cell * (Math.floor(index / 3) + 0.7)}h${cell / 2}v${cell / 2}h${-cell / 2}z`
          : '',
      );
      buildings.push(
        rect(x, baseline - buildingHeight, buildingWidth, buildingHeight + height * 0.4, color),
        path(windows.join(''), windowColor),
      );
      x += buildingWidth + unit * 0.012;
    }
    return buildings.join('');
  };
  return [
    rect(0, 0, width, height, gradient('#27335f', '#f3a27a')),
    circle(width * (0.6 + random() * 0.2), height * 0.42, unit * 0.15, '#ffd9a3'),
    drawRow(height * 0.72, height * 0.34, '#7a5f86', 'none'),
    drawRow(height * 0.82, height * 0.42, '#43406d', 'none'),
    drawRow(height * 0.96, height * 0.5, '#1e2547', '#c9aa78'),
    rect(0, height * 0.95, width, height * 0.05, '#141a36'),
  ];
};

export const drawCafe: Scene = ({width, height, unit, random, gradient}) => {
  const table = height * 0.74;
  const x = width * (0.42 + random() * 0.16);
  const pane = Math.min(width * 0.5, height * 0.62);
  const windowX = width - pane * 0.86;
  return [
    rect(0, 0, width, height, gradient('#e9d5bd', '#d8b998')),
    rect(windowX, height * 0.06, pane, table - height * 0.12, '#f9efdc'),
    circle(windowX + pane * 0.4, height * 0.28, pane * 0.17, '#ffd98a'),
    rect(windowX + pane * 0.49, height * 0.06, pane * 0.025, table - height * 0.12, '#8b5e3c'),
    rect(windowX, height * 0.32, pane, pane * 0.025, '#8b5e3c'),
    place(width * 0.13, table, unit, [
      ...[-60, -95, -130, -30, -150].map((angle, index) =>
        drawLeaf(0, -16, 30 - index * 2, angle, index % 2 === 0 ? '#4d7351' : '#6c9468'),
      ),
      path('M-10-18h20l-3 20h-14z', '#b4552d'),
    ]),
    rect(0, table, width, height - table, gradient('#8c5a38', '#6b4027')),
    rect(0, table, width, unit * 0.016, '#b98458'),
    place(x, table + unit * 0.02, unit * 0.24, [
      ...[-35, 0, 35].map((offset) =>
        path(`M${offset}-125q22-28 0-56q-22-28 0-56`, 'none', {
          stroke: '#ffffff',
          'stroke-width': 7,
          'stroke-linecap': 'round',
          'stroke-opacity': 0.75,
        }),
      ),
      ellipse(0, 4, 125, 16, '#f4ece0'),
      circle(86, -62, 30, 'none', {stroke: '#fffaf2', 'stroke-width': 13}),
      path('M-85-105h170c0 70-20 105-55 105h-60c-35 0-55-35-55-105z', '#fffaf2'),
      ellipse(0, -105, 85, 14, '#e9dccb'),
      ellipse(0, -105, 74, 10, '#5b3520'),
      path('M-260 32c10-60 100-75 120 0-25-20-90-20-120 0z', '#d6934a'),
    ]),
  ];
};

const perfumeBottle = [
  rect(-42, -110, 84, 110, '#f4efe8', {rx: 10}),
  rect(-42, -78, 84, 46, '#d8775a'),
  circle(0, -55, 13, '#f4efe8'),
  rect(-20, -132, 40, 22, '#3a3a42', {rx: 4}),
  rect(-42, -110, 18, 110, '#ffffff', {'fill-opacity': 0.35, rx: 8}),
];

export const drawProduct: Scene = ({width, height, unit, gradient}) => {
  const floor = height * 0.68;
  const x = width / 2;
  const size = unit * 0.34;
  const top = floor - unit * 0.05;
  return [
    rect(0, 0, width, height, gradient('#f2d9c6', '#e9bfa5')),
    circle(x, floor - unit * 0.28, unit * 0.4, '#f7e8da'),
    rect(0, floor, width, height - floor, '#dca685'),
    ellipse(x, floor + unit * 0.19, size * 1.5, size * 0.2, '#000000', {'fill-opacity': 0.12}),
    path(
      formatPathData`M${x - size * 1.05} ${floor - unit * 0.04}v${unit * 0.2}a${size * 1.05} ${size * 0.2} 0 0 0 ${size * 2.1} 0v${unit * -0.2}z`,
      '#e6c0a4',
    ),
    ellipse(x, floor - unit * 0.04, size * 1.05, size * 0.2, '#f8e9dc'),
    ellipse(x, top, size * 0.5, size * 0.09, '#000000', {'fill-opacity': 0.16}),
    place(x, top, size, perfumeBottle),
    circle(x + size * 1.5, floor + unit * 0.03, size * 0.26, '#f2b45c'),
    path(
      formatPathData`M${x - size * 1.75} ${floor + unit * 0.12}l${size * 0.3} ${size * -0.62} ${size * 0.3} ${size * 0.62}z`,
      '#7fa19a',
    ),
  ];
};

export const drawFlowers: Scene = ({width, height, unit, random, gradient}) => {
  const drawFlower = (x: number, y: number, r: number, petalColor: string) =>
    place(x, y, r, [
      ...Array.from({length: 8}, (_, index) =>
        ellipse(0, -62, 26, 46, petalColor, {transform: `rotate(${index * 45})`}),
      ),
      circle(0, 0, 30, '#e0b04a'),
    ]);
  const drawBranch = (x: number, y: number, length: number, angle: number, color: string) => {
    const leaves = Array.from({length: 7}, (_, index) => {
      const along = (100 * (index + 1.2)) / 8;
      return drawLeaf(along, 0, 30 - index * 2, -48, color) + drawLeaf(along, 0, 30 - index * 2, 48, color);
    });
    return place(x, y, length, [path('M0-.8L100 0 0 .8z', color), ...leaves, drawLeaf(94, 0, 20, 0, color)], angle);
  };
  const greens = ['#5d7f58', '#86a472', '#3f6350', '#a9bd8b'];
  const branches = Array.from({length: 9}, (_, index) => {
    const isTop = index % 2 === 0;
    return drawBranch(
      width * (index / 8),
      isTop ? height * 1.03 : -height * 0.03,
      unit * (0.45 + random() * 0.25),
      (isTop ? -90 : 90) + (random() - 0.5) * 50,
      greens[index % greens.length] ?? '#5d7f58',
    );
  });
  const petalColors = ['#e8a0a8', '#f3c9a5', '#d9707e', '#fff3e6'];
  const flowers = Array.from({length: 7}, (_, index) =>
    drawFlower(
      width * (0.06 + (index / 6) * 0.88),
      height * (index % 2 === 0 ? 0.8 + random() * 0.12 : 0.08 + random() * 0.12),
      unit * (0.07 + random() * 0.06),
      petalColors[index % petalColors.length] ?? '#e8a0a8',
    ),
  );
  return [
    rect(0, 0, width, height, gradient('#f8ead9', '#efd8c5')),
    circle(width * 0.5, height * 0.5, unit * 0.3, '#fbf3e6'),
    ...branches,
    ...flowers,
  ];
};
