import {mix, saturate} from './colors';
import {circle, ellipse, path, rect, tag} from './markup';
import {createRandom, hashText} from './random';
import type {DesignStyle, Palette} from './style';

/** A canvas to draw a scene on. Lengths are in design pixels. */
interface SceneCanvas {
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

type Scene = (canvas: SceneCanvas) => string[];

/** A smooth horizontal line across the canvas, closed at the lower edge. */
function hill({width, height, random}: SceneCanvas, y: number, amplitude: number, fill: string): string {
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
function leaf(x: number, y: number, length: number, angle: number, fill: string): string {
  const d = ['M', 0, 0, 'C', length * 0.3, -length * 0.35, length * 0.8, -length * 0.3, length, 0];
  return path([...d, 'C', length * 0.8, length * 0.3, length * 0.3, length * 0.35, 0, 0, 'Z'], fill, {
    transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)})`,
  });
}

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

const vineyard: Scene = (canvas) => {
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

const cafe: Scene = ({width, height, unit, random, tint, gradient}) => {
  const table = height * 0.74;
  const x = width * (0.42 + random() * 0.16);
  const s = unit * 0.24;
  const base = table + unit * 0.02;
  const steam = [-0.35, 0, 0.35].map((offset) =>
    path(
      [
        'M',
        x + offset * s,
        base - s * 1.25,
        'q',
        s * 0.22,
        -s * 0.28,
        0,
        -s * 0.56,
        'q',
        -s * 0.22,
        -s * 0.28,
        0,
        -s * 0.56,
      ],
      'none',
      {stroke: tint('#ffffff'), 'stroke-width': s * 0.07, 'stroke-linecap': 'round', 'stroke-opacity': 0.75},
    ),
  );
  const pane = Math.min(width * 0.5, height * 0.62);
  const windowX = width - pane * 0.86;
  return [
    rect(0, 0, width, height, gradient(tint('#e9d5bd'), tint('#d8b998'))),
    rect(windowX, height * 0.06, pane, table - height * 0.12, tint('#f9efdc')),
    circle(windowX + pane * 0.4, height * 0.28, pane * 0.17, tint('#ffd98a')),
    rect(windowX + pane * 0.49, height * 0.06, pane * 0.025, table - height * 0.12, tint('#8b5e3c')),
    rect(windowX, height * 0.32, pane, pane * 0.025, tint('#8b5e3c')),
    ...[-60, -95, -130, -30, -150].map((angle, index) =>
      leaf(
        width * 0.13,
        table - unit * 0.16,
        unit * (0.3 - index * 0.02),
        angle,
        tint(index % 2 === 0 ? '#4d7351' : '#6c9468'),
      ),
    ),
    path(
      [
        'M',
        width * 0.13 - unit * 0.1,
        table - unit * 0.18,
        'h',
        unit * 0.2,
        'l',
        -unit * 0.03,
        unit * 0.2,
        'h',
        -unit * 0.14,
        'Z',
      ],
      tint('#b4552d'),
    ),
    rect(0, table, width, height - table, gradient(tint('#8c5a38'), tint('#6b4027'))),
    rect(0, table, width, unit * 0.016, tint('#b98458')),
    ...steam,
    ellipse(x, base + s * 0.04, s * 1.25, s * 0.16, tint('#f4ece0')),
    circle(x + s * 0.86, base - s * 0.62, s * 0.3, 'none', {stroke: tint('#fffaf2'), 'stroke-width': s * 0.13}),
    path(
      [
        'M',
        x - s * 0.85,
        base - s * 1.05,
        'h',
        s * 1.7,
        'c',
        0,
        s * 0.7,
        -s * 0.2,
        s * 1.05,
        -s * 0.55,
        s * 1.05,
        'h',
        -s * 0.6,
        'c',
        -s * 0.35,
        0,
        -s * 0.55,
        -s * 0.35,
        -s * 0.55,
        -s * 1.05,
        'Z',
      ],
      tint('#fffaf2'),
    ),
    ellipse(x, base - s * 1.05, s * 0.85, s * 0.14, tint('#e9dccb')),
    ellipse(x, base - s * 1.05, s * 0.74, s * 0.1, tint('#5b3520')),
    path(
      [
        'M',
        x - s * 2.6,
        base + s * 0.32,
        'c',
        s * 0.1,
        -s * 0.6,
        s * 1,
        -s * 0.75,
        s * 1.2,
        0,
        'c',
        -s * 0.25,
        -s * 0.2,
        -s * 0.9,
        -s * 0.2,
        -s * 1.2,
        0,
        'Z',
      ],
      tint('#d6934a'),
    ),
  ];
};

const sea: Scene = (canvas) => {
  const {width, height, unit, random, tint, gradient} = canvas;
  const horizon = height * 0.48;
  const boatX = width * (0.25 + random() * 0.2);
  const s = unit * 0.3;
  const y = horizon + height * 0.12;
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
    path(['M', boatX - s * 0.5, y, 'h', s, 'l', -s * 0.16, s * 0.18, 'h', -s * 0.66, 'Z'], tint('#8c3b2a')),
    path(['M', boatX, y - s * 0.05, 'v', -s * 1.05, 'l', s * 0.48, s * 1.05, 'Z'], tint('#fff7e8')),
    path(['M', boatX - s * 0.04, y - s * 0.05, 'v', -s * 0.85, 'l', -s * 0.36, s * 0.85, 'Z'], tint('#f0a45d')),
    hill(canvas, height * 0.74, height * 0.02, tint('#1b86a6')),
    hill(canvas, height * 0.82, height * 0.02, tint('#e9f5ee')),
    hill(canvas, height * 0.84, height * 0.02, tint('#f2dcae')),
    ...Array.from({length: 6}, (_, index) =>
      path(
        [
          'M',
          width * 0.84 + unit * 0.05,
          height * 0.84 - unit * 0.28,
          'L',
          width * 0.84 - unit * 0.19 + index * unit * 0.08,
          height * 0.84 - unit * 0.08,
          'L',
          width * 0.84 - unit * 0.11 + index * unit * 0.08,
          height * 0.84 - unit * 0.08,
          'Z',
        ],
        tint(index % 2 === 0 ? '#e4573d' : '#fff4e2'),
      ),
    ),
    path(
      [
        'M',
        width * 0.84 + unit * 0.045,
        height * 0.84 - unit * 0.1,
        'h',
        unit * 0.01,
        'v',
        unit * 0.24,
        'h',
        -unit * 0.01,
        'Z',
      ],
      tint('#7a5a44'),
    ),
  ];
};

const mountains: Scene = (canvas) => {
  const {width, height, unit, random, tint, gradient} = canvas;
  const peak = (x: number, top: number, half: number, color: string, snow: string) => {
    const base = height * 0.8;
    const t = 0.3;
    return [
      path(['M', x - half, base, 'L', x, top, 'L', x + half, base, 'Z'], color),
      path(['M', x, top, 'L', x + half, base, 'L', x + half * 0.15, base, 'Z'], '#000000', {'fill-opacity': 0.12}),
      path(
        [
          'M',
          x,
          top,
          'L',
          x + half * t,
          top + (base - top) * t,
          'l',
          -half * 0.14,
          -half * 0.06,
          'l',
          -half * 0.14,
          half * 0.14,
          'l',
          -half * 0.14,
          -half * 0.12,
          'L',
          x - half * t,
          top + (base - top) * t,
          'Z',
        ],
        snow,
      ),
    ].join('');
  };
  const pines = Array.from({length: 11}, (_, index) => {
    const x = (width * (index + random() * 0.6)) / 10.5;
    const s = unit * (0.1 + random() * 0.09);
    const y = height * 0.9 + random() * height * 0.05;
    return path(
      [
        'M',
        x,
        y - s * 1.9,
        'l',
        s * 0.32,
        s * 0.7,
        'h',
        -s * 0.14,
        'l',
        s * 0.3,
        s * 0.6,
        'h',
        -s * 0.14,
        'l',
        s * 0.26,
        s * 0.6,
        'h',
        -s * 1.2,
        'l',
        s * 0.26,
        -s * 0.6,
        'h',
        -s * 0.14,
        'l',
        s * 0.3,
        -s * 0.6,
        'h',
        -s * 0.14,
        'Z',
      ],
      tint(index % 2 === 0 ? '#27483f' : '#32594b'),
    );
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

const city: Scene = ({width, height, unit, random, tint, gradient}) => {
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

const botanical: Scene = ({width, height, unit, random, tint, gradient}) => {
  const flower = (x: number, y: number, r: number, petal: string, center: string) =>
    [
      ...Array.from({length: 8}, (_, index) =>
        ellipse(0, -r * 0.62, r * 0.26, r * 0.46, petal, {
          transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${index * 45})`,
        }),
      ),
      circle(x, y, r * 0.3, center),
    ].join('');
  const branch = (x: number, y: number, length: number, angle: number, color: string) => {
    const leaves = Array.from({length: 7}, (_, index) => {
      const along = (length * (index + 1.2)) / 8;
      return [
        leaf(along, 0, length * (0.3 - index * 0.02), -48, color),
        leaf(along, 0, length * (0.3 - index * 0.02), 48, color),
      ].join('');
    });
    return tag(
      'g',
      {transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)})`},
      [
        path(['M', 0, -length * 0.008, 'L', length, 0, 'L', 0, length * 0.008, 'Z'], color),
        ...leaves,
        leaf(length * 0.94, 0, length * 0.2, 0, color),
      ].join(''),
    );
  };
  const greens = ['#5d7f58', '#86a472', '#3f6350', '#a9bd8b'];
  const branches = Array.from({length: 9}, (_, index) => {
    const isTop = index % 2 === 0;
    return branch(
      width * (index / 8),
      isTop ? height * 1.03 : -height * 0.03,
      unit * (0.45 + random() * 0.25),
      (isTop ? -90 : 90) + (random() - 0.5) * 50,
      tint(greens[index % greens.length] ?? '#5d7f58'),
    );
  });
  const petals = ['#e8a0a8', '#f3c9a5', '#d9707e', '#fff3e6'];
  const flowers = Array.from({length: 7}, (_, index) =>
    flower(
      width * (0.06 + (index / 6) * 0.88),
      height * (index % 2 === 0 ? 0.8 + random() * 0.12 : 0.08 + random() * 0.12),
      unit * (0.07 + random() * 0.06),
      tint(petals[index % petals.length] ?? '#e8a0a8'),
      tint('#e0b04a'),
    ),
  );
  return [
    rect(0, 0, width, height, gradient(tint('#f8ead9'), tint('#efd8c5'))),
    circle(width * 0.5, height * 0.5, unit * 0.3, tint('#fbf3e6')),
    ...branches,
    ...flowers,
  ];
};

const party: Scene = ({width, height, unit, random, tint, gradient}) => {
  const beams = Array.from({length: 5}, (_, index) => {
    const x = width * (0.1 + index * 0.2);
    const target = width * random();
    return path(
      ['M', x, -unit * 0.05, 'L', target - unit * 0.2, height, 'L', target + unit * 0.2, height, 'Z'],
      tint(['#ff7ab6', '#ffd25e', '#6fd3ff'][index % 3] ?? '#ff7ab6'),
      {'fill-opacity': 0.2},
    );
  });
  const confetti = Array.from({length: 42}, (_, index) =>
    rect(
      -unit * 0.012,
      -unit * 0.006,
      unit * 0.024,
      unit * 0.012,
      tint(['#ff7ab6', '#ffd25e', '#6fd3ff', '#ffffff'][index % 4] ?? '#ffffff'),
      {
        transform: `translate(${(random() * width).toFixed(1)} ${(random() * height * 0.72).toFixed(1)}) rotate(${Math.round(random() * 180)})`,
        rx: index % 3 === 0 ? unit * 0.006 : 0,
      },
    ),
  );
  const count = Math.max(5, Math.round(width / (unit * 0.17)));
  const crowd = Array.from({length: count + 1}, (_, index) => {
    const x = (width * index) / count;
    const y = height * (0.84 + random() * 0.06);
    const s = unit * 0.062;
    const arm =
      index % 3 === 0
        ? path(
            [
              'M',
              x + s * 0.9,
              y + s * 1.8,
              'L',
              x + s * 1.5,
              y - s * 1.6,
              'l',
              s * 0.5,
              s * 0.1,
              'L',
              x + s * 1.8,
              y + s * 2,
              'Z',
            ],
            tint('#160f2b'),
          )
        : '';
    return (
      circle(x, y, s, tint('#160f2b')) +
      rect(x - s * 1.6, y + s * 1.2, s * 3.2, height * 0.3, tint('#160f2b'), {rx: s * 1.2}) +
      arm
    );
  });
  return [
    rect(0, 0, width, height, gradient(tint('#2a1458'), tint('#8e2f6d'))),
    ...beams,
    circle(width / 2, height * 0.62, unit * 0.34, tint('#ffb36b'), {'fill-opacity': 0.25}),
    ...confetti,
    ...crowd,
  ];
};

const product: Scene = ({width, height, unit, random, tint, gradient}) => {
  const floor = height * 0.68;
  const x = width / 2;
  const s = unit * 0.34;
  const top = floor - unit * 0.05;
  const shapes =
    random() < 0.5
      ? [
          path(
            [
              'M',
              x - s * 0.32,
              top,
              'C',
              x - s * 0.62,
              top - s * 0.5,
              x - s * 0.5,
              top - s * 0.9,
              x - s * 0.16,
              top - s * 1.05,
              'L',
              x - s * 0.16,
              top - s * 1.35,
              'h',
              s * 0.32,
              'L',
              x + s * 0.16,
              top - s * 1.05,
              'C',
              x + s * 0.5,
              top - s * 0.9,
              x + s * 0.62,
              top - s * 0.5,
              x + s * 0.32,
              top,
              'Z',
            ],
            tint('#d8775a'),
          ),
          path(
            [
              'M',
              x - s * 0.46,
              top - s * 0.62,
              'C',
              x - s * 0.46,
              top - s * 0.86,
              x - s * 0.3,
              top - s * 0.98,
              x - s * 0.14,
              top - s * 1.05,
              'L',
              x - s * 0.1,
              top - s * 1.35,
              'h',
              s * 0.08,
              'C',
              x - s * 0.06,
              top - s,
              x - s * 0.24,
              top - s * 0.8,
              x - s * 0.24,
              top - s * 0.2,
              'Z',
            ],
            '#ffffff',
            {'fill-opacity': 0.18},
          ),
          leaf(x, top - s * 1.3, s * 0.9, -115, tint('#6c8f6b')),
          leaf(x, top - s * 1.3, s * 1, -80, tint('#86a87c')),
          leaf(x, top - s * 1.3, s * 0.8, -45, tint('#5d8060')),
        ]
      : [
          rect(x - s * 0.42, top - s * 1.1, s * 0.84, s * 1.1, tint('#f4efe8'), {rx: s * 0.1}),
          rect(x - s * 0.42, top - s * 0.78, s * 0.84, s * 0.46, tint('#d8775a')),
          circle(x, top - s * 0.55, s * 0.13, tint('#f4efe8')),
          rect(x - s * 0.2, top - s * 1.32, s * 0.4, s * 0.22, tint('#3a3a42'), {rx: s * 0.04}),
          rect(x - s * 0.42, top - s * 1.1, s * 0.18, s * 1.1, '#ffffff', {'fill-opacity': 0.35, rx: s * 0.08}),
        ];
  return [
    rect(0, 0, width, height, gradient(tint('#f2d9c6'), tint('#e9bfa5'))),
    circle(x, floor - unit * 0.28, unit * 0.4, tint('#f7e8da')),
    rect(0, floor, width, height - floor, tint('#dca685')),
    ellipse(x, floor + unit * 0.19, s * 1.5, s * 0.2, '#000000', {'fill-opacity': 0.12}),
    path(
      [
        'M',
        x - s * 1.05,
        floor - unit * 0.04,
        'v',
        unit * 0.2,
        'a',
        s * 1.05,
        s * 0.2,
        0,
        0,
        0,
        s * 2.1,
        0,
        'v',
        -unit * 0.2,
        'Z',
      ],
      tint('#e6c0a4'),
    ),
    ellipse(x, floor - unit * 0.04, s * 1.05, s * 0.2, tint('#f8e9dc')),
    ellipse(x, top, s * 0.5, s * 0.09, '#000000', {'fill-opacity': 0.16}),
    ...shapes,
    circle(x + s * 1.5, floor + unit * 0.03, s * 0.26, tint('#f2b45c')),
    path(
      ['M', x - s * 1.75, floor + unit * 0.12, 'l', s * 0.3, -s * 0.62, 'l', s * 0.3, s * 0.62, 'Z'],
      tint('#7fa19a'),
    ),
  ];
};

const meal: Scene = ({width, height, unit, random, tint}) => {
  const plate = (x: number, y: number, r: number, seed: number) => {
    const items = Array.from({length: 9}, (_, index) => {
      const angle = (index / 9) * Math.PI * 2 + seed;
      const distance = r * (index % 2 === 0 ? 0.36 : 0.2);
      const colors = ['#c8452f', '#7fa34b', '#e9b44c', '#f4e3c1', '#8a3b52'];
      const [itemX, itemY] = [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance];
      return index % 3 === 0
        ? leaf(itemX, itemY, r * 0.34, (angle * 180) / Math.PI, tint('#5f8a44'))
        : circle(itemX, itemY, r * (0.1 + random() * 0.07), tint(colors[index % colors.length] ?? '#c8452f'));
    });
    return [
      ellipse(x + r * 0.05, y + r * 0.08, r * 1.02, r * 1.02, '#000000', {'fill-opacity': 0.16}),
      circle(x, y, r, tint('#fbf7f0')),
      circle(x, y, r * 0.72, tint('#efe7da')),
      ...items,
    ].join('');
  };
  const boards = Array.from({length: 7}, (_, index) =>
    rect(0, (height * index) / 7, width, height / 7, tint(index % 2 === 0 ? '#a8714a' : '#9f6842')),
  );
  const x = width * 0.5;
  const y = height * 0.5;
  return [
    ...boards,
    tag(
      'g',
      {transform: `rotate(-12 ${Math.round(x)} ${Math.round(y)})`},
      rect(x - unit * 0.42, -height, unit * 0.84, height * 3, tint('#e9e2d3')) +
        rect(x - unit * 0.38, -height, unit * 0.02, height * 3, tint('#b9503c')) +
        rect(x + unit * 0.36, -height, unit * 0.02, height * 3, tint('#b9503c')),
    ),
    plate(x, y, unit * 0.3, random() * 6),
    plate(width * 0.08, height * 0.16, unit * 0.2, random() * 6),
    plate(width * 0.94, height * 0.84, unit * 0.22, random() * 6),
    rect(x + unit * 0.36, y - unit * 0.22, unit * 0.022, unit * 0.44, tint('#d9dde0'), {rx: unit * 0.01}),
    rect(x - unit * 0.39, y - unit * 0.02, unit * 0.02, unit * 0.24, tint('#d9dde0'), {rx: unit * 0.01}),
    ...[0, 1, 2].map((tine) =>
      rect(x - unit * (0.402 - tine * 0.016), y - unit * 0.2, unit * 0.009, unit * 0.14, tint('#d9dde0'), {
        rx: unit * 0.004,
      }),
    ),
    rect(x - unit * 0.402, y - unit * 0.08, unit * 0.041, unit * 0.07, tint('#d9dde0'), {rx: unit * 0.018}),
    circle(width * 0.86, height * 0.2, unit * 0.11, tint('#f4efe6')),
    circle(width * 0.86, height * 0.2, unit * 0.085, tint('#7a1f3d')),
    leaf(width * 0.18, height * 0.8, unit * 0.2, -30, tint('#6d8f4e')),
    leaf(width * 0.2, height * 0.82, unit * 0.17, 25, tint('#7fa35c')),
  ];
};

const abstract: Scene = (canvas) => {
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

/** Scenes by the words that an image prompt contains. The first match counts. */
const scenesByWords: readonly (readonly [words: RegExp, scene: Scene])[] = [
  [/wine|vineyard|tasting|terrace|grape|winery|wein|vin(?:o|ho)?\b|toscan|tuscan/i, vineyard],
  [/coffee|caf[eé]|espresso|latte|barista|tea\b|breakfast|bakery|croissant|kaffee/i, cafe],
  [/food|dinner|lunch|restaurant|menu|plate|chef|kitchen|pizza|brunch|cook|recipe|meal|essen/i, meal],
  [/sea\b|beach|ocean|sail|surf|summer|island|boat|holiday|vacation|sommer|strand|meer|mar\b|playa/i, sea],
  [/party|concert|music|festival|dance|dj\b|birthday|celebrat|new year|gala|live\b|fest\b/i, party],
  [
    /garden|flower|spring|bloom|botanic|plant|wedding|spa\b|yoga|wellness|skin|beauty|mother|fr[üu]hling|jardin/i,
    botanical,
  ],
  [
    /city|office|business|team|startup|tech|software|conference|webinar|finance|bank|hiring|job|urban|real estate|stadt/i,
    city,
  ],
  [/mountain|hik|ski|snow|travel|adventure|outdoor|camp|nature|trail|winter|run\b|running|bike|wander/i, mountains],
  [/product|shop|store|sale|fashion|shoe|bag\b|collection|launch|perfume|candle|ceramic|discount|furniture/i, product],
];

const otherScenes: readonly Scene[] = [abstract, mountains, botanical, product, sea];

function findScene(description: string): Scene {
  const scene = scenesByWords.find(([words]) => words.test(description))?.[1];
  return scene ?? otherScenes[hashText(description) % otherScenes.length] ?? abstract;
}

/** The number of versions of an image that differ clearly: by day or in the evening, and mirrored. */
export const imageryCount = 4;

/** Applies an image style to a color. */
function createTint(imageStyle: string, {primary, secondary, accent}: Palette): (color: string) => string {
  const toGray = (color: string) => {
    const gray = saturate(color, 0);
    return Number.parseInt(gray.slice(1, 3), 16) / 255;
  };
  switch (imageStyle) {
    case 'studio':
      return (color) => mix(saturate(color, 0.8), '#f6f3ef', toGray(color) > 0.62 ? 0.72 : 0.12);
    case 'vivid':
      return (color) => saturate(color, 1.55);
    case 'muted':
      return (color) => mix(saturate(color, 0.5), '#e6ded3', 0.25);
    case 'monochrome': {
      const [dark, light] = [mix(primary, '#000000', 0.6), mix(primary, '#ffffff', 0.92)];
      return (color) => {
        const gray = toGray(color);
        return gray < 0.5 ? mix(dark, primary, gray * 2) : mix(primary, light, gray * 2 - 1);
      };
    }
    case 'illustrated': {
      // Few flat colors of the brand, from dark to light.
      const ramp = [
        mix(primary, '#000000', 0.45),
        primary,
        accent,
        secondary,
        mix(secondary, '#ffffff', 0.55),
        '#fffaf3',
      ];
      return (color) => ramp[Math.min(ramp.length - 1, Math.floor(toGray(color) * ramp.length))] ?? primary;
    }
    default:
      return (color) => color;
  }
}

/**
 * Draws an image that matches a description. The same description and seed give the same image.
 *
 * @param idPrefix - Makes the IDs of gradients unique.
 */
export function drawImage(
  description: string,
  {width, height}: {readonly width: number; readonly height: number},
  {imageStyle, imageSeed, palette}: Pick<DesignStyle, 'imageStyle' | 'imageSeed' | 'palette'>,
  idPrefix: string,
): string {
  const gradients: string[] = [];
  const isFlat = imageStyle === 'illustrated';
  const isMirrored = imageSeed % 2 === 1;
  const isEvening = imageSeed % imageryCount >= 2;
  const tint = createTint(imageStyle, palette);
  const canvas: SceneCanvas = {
    width,
    height,
    unit: Math.min(Math.sqrt(width * height), Math.min(width, height) * 1.25),
    random: createRandom(hashText(description) + imageSeed * 7919),
    tint: isEvening && imageStyle !== 'illustrated' ? (color) => tint(mix(color, '#3a2a66', 0.34)) : tint,
    gradient: (top, bottom) => {
      if (isFlat) {
        return top;
      }
      const id = `${idPrefix}-g${gradients.length}`;
      const stops = tag('stop', {'stop-color': top}) + tag('stop', {offset: 1, 'stop-color': bottom});
      gradients.push(tag('linearGradient', {id, x2: 0, y2: 1}, stops));
      return `url(#${id})`;
    },
  };
  const shapes = findScene(description)(canvas).join('');
  const defs = gradients.length > 0 ? tag('defs', {}, gradients.join('')) : '';
  return defs + (isMirrored ? tag('g', {transform: `translate(${width} 0) scale(-1 1)`}, shapes) : shapes);
}
