import {circle, ellipse, path, rect} from '../markup';
import {hill, type Scene} from './canvas';

function wineGlass(x: number, base: number, size: number, wine: string, glass: string): string {
  const bowl = base - size;
  return [
    path(
      [
        'M',
        x - size * 0.22,
        bowl,
        'C',
        x - size * 0.3,
        bowl + size * 0.55,
        x - size * 0.06,
        bowl + size * 0.55,
        x - size * 0.03,
        bowl + size * 0.6,
        'L',
        x - size * 0.03,
        base - size * 0.05,
        'L',
        x + size * 0.03,
        base - size * 0.05,
        'L',
        x + size * 0.03,
        bowl + size * 0.6,
        'C',
        x + size * 0.06,
        bowl + size * 0.55,
        x + size * 0.3,
        bowl + size * 0.55,
        x + size * 0.22,
        bowl,
        'Z',
      ],
      glass,
      {'fill-opacity': 0.55},
    ),
    path(
      [
        'M',
        x - size * 0.245,
        bowl + size * 0.2,
        'C',
        x - size * 0.26,
        bowl + size * 0.48,
        x - size * 0.08,
        bowl + size * 0.52,
        x,
        bowl + size * 0.53,
        'C',
        x + size * 0.08,
        bowl + size * 0.52,
        x + size * 0.26,
        bowl + size * 0.48,
        x + size * 0.245,
        bowl + size * 0.2,
        'Z',
      ],
      wine,
    ),
    ellipse(x, base - size * 0.03, size * 0.19, size * 0.035, glass, {'fill-opacity': 0.8}),
  ].join('');
}

function bottle(x: number, base: number, size: number, color: string, label: string): string {
  const w = size * 0.15;
  return [
    path(
      [
        'M',
        x - w,
        base,
        'L',
        x - w,
        base - size * 0.58,
        'C',
        x - w,
        base - size * 0.72,
        x - w * 0.36,
        base - size * 0.7,
        x - w * 0.36,
        base - size * 0.8,
        'L',
        x - w * 0.36,
        base - size,
        'L',
        x + w * 0.36,
        base - size,
        'L',
        x + w * 0.36,
        base - size * 0.8,
        'C',
        x + w * 0.36,
        base - size * 0.7,
        x + w,
        base - size * 0.72,
        x + w,
        base - size * 0.58,
        'L',
        x + w,
        base,
        'Z',
      ],
      color,
    ),
    rect(x - w, base - size * 0.44, w * 2, size * 0.26, label),
    rect(x - w * 0.55, base - size * 0.36, w * 1.1, size * 0.025, color, {'fill-opacity': 0.6}),
    rect(x - w * 0.35, base - size * 0.31, w * 0.7, size * 0.02, color, {'fill-opacity': 0.4}),
  ].join('');
}

export const vineyard: Scene = (canvas) => {
  const {width, height, unit, random, tint, gradient} = canvas;
  const horizon = height * 0.46;
  const rowCount = 11;
  const rows = Array.from({length: rowCount}, (_, index) => {
    const position = index - (rowCount - 1) / 2;
    const vanishing = width * 0.55 + position * width * 0.035;
    const bottom = width * 0.55 + position * width * 0.34;
    return path(
      [
        'M',
        vanishing,
        horizon + height * 0.06,
        'L',
        vanishing + width * 0.008,
        horizon + height * 0.06,
        'L',
        bottom + width * 0.11,
        height,
        'L',
        bottom - width * 0.04,
        height,
        'Z',
      ],
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
    path(
      ['M', 0, horizon + height * 0.09, 'L', width, horizon + height * 0.05, 'L', width, height, 'L', 0, height, 'Z'],
      tint('#a3ad62'),
    ),
    ...rows,
    path(['M', 0, height * 0.07, 'Q', width / 2, height * 0.25, width, height * 0.07], 'none', {
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
