import {circle, ellipse, path, pathData, place, rect} from '../markup';
import {hill, type Scene} from './canvas';

const wineGlass = (x: number, base: number, size: number, wine: string, glass: string): string =>
  place(x, base, size, [
    path('M-22-100C-30-45-6-45-3-40V-5H3V-40C6-45 30-45 22-100z', glass, {'fill-opacity': 0.55}),
    path('M-24.5-80C-26-52-8-48 0-47 8-48 26-52 24.5-80z', wine),
    ellipse(0, -3, 19, 3.5, glass, {'fill-opacity': 0.8}),
  ]);

const bottle = (x: number, base: number, size: number, color: string, label: string): string =>
  place(x, base, size, [
    path('M-15 0V-58C-15-72-5.4-70-5.4-80V-100H5.4V-80C5.4-70 15-72 15-58V0z', color),
    rect(-15, -44, 30, 26, label),
    rect(-8.25, -36, 16.5, 2.5, color, {'fill-opacity': 0.6}),
    rect(-5.25, -31, 10.5, 2, color, {'fill-opacity': 0.4}),
  ]);

export const vineyard: Scene = (canvas) => {
  const {width, height, unit, random, tint, gradient} = canvas;
  const horizon = height * 0.46;
  const rowCount = 11;
  const rows = Array.from({length: rowCount}, (_, index) => {
    const position = index - (rowCount - 1) / 2;
    const vanishing = width * 0.55 + position * width * 0.035;
    const bottom = width * 0.55 + position * width * 0.34;
    const top = horizon + height * 0.06;
    return path(
      pathData`M${vanishing} ${top}h${width * 0.008}L${bottom + width * 0.11} ${height}H${bottom - width * 0.04}z`,
      tint('#5b7a3a'),
    );
  });
  const lights = Array.from({length: 9}, (_, index) => {
    const t = index / 8;
    return circle(width * t, height * 0.07 + Math.sin(t * Math.PI) * height * 0.09, unit * 0.012, tint('#fff3c4'));
  });
  const table = height * 0.84;
  const size = unit * 0.42;
  const center = width * (0.36 + random() * 0.28);
  return [
    rect(0, 0, width, height, gradient(tint('#f7c98b'), tint('#fbe7c6'))),
    circle(width * (0.62 + random() * 0.2), horizon - unit * 0.1, unit * 0.12, tint('#fff0b8')),
    hill(canvas, horizon, height * 0.05, tint('#b99a86')),
    hill(canvas, horizon + height * 0.05, height * 0.035, tint('#8a9a5b')),
    path(pathData`M0 ${horizon + height * 0.09}L${width} ${horizon + height * 0.05}V${height}H0z`, tint('#a3ad62')),
    ...rows,
    path(pathData`M0 ${height * 0.07}Q${width / 2} ${height * 0.25} ${width} ${height * 0.07}`, 'none', {
      stroke: tint('#5a4034'),
      'stroke-width': unit * 0.005,
    }),
    ...lights,
    rect(0, table, width, height - table, gradient(tint('#8a5a3c'), tint('#5f3a28'))),
    rect(0, table, width, unit * 0.02, tint('#b57f57')),
    bottle(center, table + unit * 0.05, size * 1.25, tint('#2f4030'), tint('#f3e6cc')),
    wineGlass(center - size * 0.62, table + unit * 0.06, size * 0.8, tint('#7a1f3d'), tint('#fffaf2')),
    wineGlass(center + size * 0.6, table + unit * 0.07, size * 0.8, tint('#7a1f3d'), tint('#fffaf2')),
    ellipse(center + size * 1.25, table + unit * 0.055, size * 0.36, size * 0.06, tint('#f6ead6')),
    circle(center + size * 1.15, table + unit * 0.02, size * 0.07, tint('#c9784a')),
    circle(center + size * 1.32, table + unit * 0.025, size * 0.06, tint('#6d8a3c')),
  ];
};
