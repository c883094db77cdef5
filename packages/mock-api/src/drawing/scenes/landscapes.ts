import {circle, ellipse, path, pathData, place, rect} from '../markup';
import {hill, type Scene} from './canvas';

export const sea: Scene = (canvas) => {
  const {width, height, unit, random, tint, gradient} = canvas;
  const horizon = height * 0.48;
  const boatX = width * (0.25 + random() * 0.2);
  return [
    rect(0, 0, width, height, gradient(tint('#8fd0ea'), tint('#fdf1d6'))),
    circle(width * 0.74, horizon - unit * 0.14, unit * 0.13, tint('#ffd66b')),
    ellipse(width * 0.3, height * 0.16, unit * 0.2, unit * 0.035, tint('#ffffff'), {'fill-opacity': 0.8}),
    ellipse(width * 0.4, height * 0.19, unit * 0.15, unit * 0.028, tint('#ffffff'), {'fill-opacity': 0.7}),
    rect(0, horizon, width, height - horizon, gradient(tint('#2c9ab7'), tint('#0f6f93'))),
    ...Array.from({length: 7}, (_, index) =>
      rect(
        width * 0.74 - unit * (0.1 - index * 0.01),
        horizon + unit * (0.02 + index * 0.035),
        unit * (0.2 - index * 0.02),
        unit * 0.008,
        tint('#ffe9a8'),
        {'fill-opacity': 0.7, rx: unit * 0.004},
      ),
    ),
    place(boatX, horizon + height * 0.12, unit * 0.3, [
      path('M-50 0h100l-16 18h-66z', tint('#8c3b2a')),
      path('M0-5v-105l48 105z', tint('#fff7e8')),
      path('M-4-5v-85l-36 85z', tint('#f0a45d')),
    ]),
    hill(canvas, height * 0.74, height * 0.02, tint('#1b86a6')),
    hill(canvas, height * 0.82, height * 0.02, tint('#e9f5ee')),
    hill(canvas, height * 0.84, height * 0.02, tint('#f2dcae')),
    place(width * 0.84, height * 0.84, unit, [
      ...Array.from({length: 6}, (_, index) =>
        path(`M5-28L${index * 8 - 19} -8h8z`, tint(index % 2 === 0 ? '#e4573d' : '#fff4e2')),
      ),
      rect(4.5, -10, 1, 24, tint('#7a5a44')),
    ]),
  ];
};

export const mountains: Scene = (canvas) => {
  const {width, height, unit, random, tint, gradient} = canvas;
  const peak = (x: number, top: number, half: number, color: string, snow: string) => {
    const base = height * 0.8;
    const snowLine = top + (base - top) * 0.3;
    return [
      path(pathData`M${x - half} ${base}L${x} ${top}L${x + half} ${base}z`, color),
      path(pathData`M${x} ${top}L${x + half} ${base}H${x + half * 0.15}z`, '#000000', {'fill-opacity': 0.12}),
      path(
        pathData`M${x} ${top}L${x + half * 0.3} ${snowLine}
          l${half * -0.14} ${half * -0.06} ${half * -0.14} ${half * 0.14} ${half * -0.14} ${half * -0.12}
          L${x - half * 0.3} ${snowLine}z`,
        snow,
      ),
    ].join('');
  };
  const pines = Array.from({length: 11}, (_, index) => {
    const x = (width * (index + random() * 0.6)) / 10.5;
    const s = unit * (0.1 + random() * 0.09);
    const y = height * 0.9 + random() * height * 0.05;
    const color = tint(index % 2 === 0 ? '#27483f' : '#32594b');
    return place(x, y, s, [path('M0-190l32 70h-14l30 60h-14l26 60h-120l26-60h-14l30-60h-14z', color)]);
  });
  return [
    rect(0, 0, width, height, gradient(tint('#8db7d9'), tint('#fbe6d3'))),
    circle(width * (0.2 + random() * 0.15), height * 0.24, unit * 0.09, tint('#fff4cf')),
    peak(width * 0.16, height * 0.36, unit * 0.62, tint('#9fb3c4'), tint('#f7fafc')),
    peak(width * 0.86, height * 0.3, unit * 0.66, tint('#8ea6ba'), tint('#f7fafc')),
    peak(width * 0.54, height * 0.18, unit * 0.74, tint('#667f97'), tint('#ffffff')),
    hill(canvas, height * 0.74, height * 0.04, tint('#5f8a72')),
    hill(canvas, height * 0.82, height * 0.03, tint('#47745e')),
    ...pines,
    hill(canvas, height * 0.95, height * 0.015, tint('#234238')),
  ];
};

export const city: Scene = ({width, height, unit, random, tint, gradient}) => {
  const row = (baseline: number, maxHeight: number, color: string, hasWindows: boolean) => {
    const buildings: string[] = [];
    let x = -unit * 0.05;
    while (x < width) {
      const w = unit * (0.12 + random() * 0.13);
      const h = maxHeight * (0.45 + random() * 0.55);
      buildings.push(rect(x, baseline - h, w, h + height * 0.4, color));
      if (hasWindows) {
        const cell = w / 4;
        for (let column = 0; column < 3; column += 1) {
          for (let floor = 0; floor < h / cell - 1; floor += 1) {
            if (random() < 0.55) {
              buildings.push(
                rect(
                  x + cell * (column + 0.7),
                  baseline - h + cell * (floor + 0.7),
                  cell * 0.5,
                  cell * 0.5,
                  tint('#ffd98c'),
                  {'fill-opacity': 0.5 + random() * 0.5},
                ),
              );
            }
          }
        }
      }
      x += w + unit * 0.012;
    }
    return buildings.join('');
  };
  return [
    rect(0, 0, width, height, gradient(tint('#27335f'), tint('#f3a27a'))),
    circle(width * (0.6 + random() * 0.2), height * 0.42, unit * 0.15, tint('#ffd9a3')),
    row(height * 0.72, height * 0.34, tint('#7a5f86'), false),
    row(height * 0.82, height * 0.42, tint('#43406d'), false),
    row(height * 0.96, height * 0.5, tint('#1e2547'), true),
    rect(0, height * 0.95, width, height * 0.05, tint('#141a36')),
  ];
};

export const abstract: Scene = (canvas) => {
  const {width, height, unit, random, tint, gradient} = canvas;
  const x = width * (0.3 + random() * 0.4);
  const y = height * (0.4 + random() * 0.2);
  const rings = ['#f6d8a8', '#f0a868', '#dd6f52', '#a8425a'].map((color, index) =>
    circle(x, y, unit * (0.52 - index * 0.12), tint(color)),
  );
  return [
    rect(0, 0, width, height, gradient(tint('#f8e7d3'), tint('#f1cfae'))),
    ...rings,
    hill(canvas, height * 0.66, height * 0.07, tint('#4f6d7a')),
    hill(canvas, height * 0.78, height * 0.06, tint('#2f4858')),
    hill(canvas, height * 0.9, height * 0.04, tint('#1d2f3a')),
  ];
};
