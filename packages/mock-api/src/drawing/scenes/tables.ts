import {circle, ellipse, path, pathData, place, rect, tag} from '../markup';
import {leaf, type Scene} from './canvas';

export const cafe: Scene = ({width, height, unit, random, tint, gradient}) => {
  const table = height * 0.74;
  const x = width * (0.42 + random() * 0.16);
  const pane = Math.min(width * 0.5, height * 0.62);
  const windowX = width - pane * 0.86;
  return [
    rect(0, 0, width, height, gradient(tint('#e9d5bd'), tint('#d8b998'))),
    rect(windowX, height * 0.06, pane, table - height * 0.12, tint('#f9efdc')),
    circle(windowX + pane * 0.4, height * 0.28, pane * 0.17, tint('#ffd98a')),
    rect(windowX + pane * 0.49, height * 0.06, pane * 0.025, table - height * 0.12, tint('#8b5e3c')),
    rect(windowX, height * 0.32, pane, pane * 0.025, tint('#8b5e3c')),
    place(width * 0.13, table, unit, [
      ...[-60, -95, -130, -30, -150].map((angle, index) =>
        leaf(0, -16, 30 - index * 2, angle, tint(index % 2 === 0 ? '#4d7351' : '#6c9468')),
      ),
      path('M-10-18h20l-3 20h-14z', tint('#b4552d')),
    ]),
    rect(0, table, width, height - table, gradient(tint('#8c5a38'), tint('#6b4027'))),
    rect(0, table, width, unit * 0.016, tint('#b98458')),
    place(x, table + unit * 0.02, unit * 0.24, [
      ...[-35, 0, 35].map((offset) =>
        path(`M${offset}-125q22-28 0-56q-22-28 0-56`, 'none', {
          stroke: tint('#ffffff'),
          'stroke-width': 7,
          'stroke-linecap': 'round',
          'stroke-opacity': 0.75,
        }),
      ),
      ellipse(0, 4, 125, 16, tint('#f4ece0')),
      circle(86, -62, 30, 'none', {stroke: tint('#fffaf2'), 'stroke-width': 13}),
      path('M-85-105h170c0 70-20 105-55 105h-60c-35 0-55-35-55-105z', tint('#fffaf2')),
      ellipse(0, -105, 85, 14, tint('#e9dccb')),
      ellipse(0, -105, 74, 10, tint('#5b3520')),
      path('M-260 32c10-60 100-75 120 0-25-20-90-20-120 0z', tint('#d6934a')),
    ]),
  ];
};

export const meal: Scene = ({width, height, unit, random, tint}) => {
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

export const product: Scene = ({width, height, unit, random, tint, gradient}) => {
  const floor = height * 0.68;
  const x = width / 2;
  const s = unit * 0.34;
  const top = floor - unit * 0.05;
  const shapes =
    random() < 0.5
      ? [
          path('M-32 0C-62-50-50-90-16-105v-30h32v30C50-90 62-50 32 0z', tint('#d8775a')),
          path('M-46-62C-46-86-30-98-14-105l4-30h8C-6-100-24-80-24-20z', '#ffffff', {'fill-opacity': 0.18}),
          leaf(0, -130, 90, -115, tint('#6c8f6b')),
          leaf(0, -130, 100, -80, tint('#86a87c')),
          leaf(0, -130, 80, -45, tint('#5d8060')),
        ]
      : [
          rect(-42, -110, 84, 110, tint('#f4efe8'), {rx: 10}),
          rect(-42, -78, 84, 46, tint('#d8775a')),
          circle(0, -55, 13, tint('#f4efe8')),
          rect(-20, -132, 40, 22, tint('#3a3a42'), {rx: 4}),
          rect(-42, -110, 18, 110, '#ffffff', {'fill-opacity': 0.35, rx: 8}),
        ];
  return [
    rect(0, 0, width, height, gradient(tint('#f2d9c6'), tint('#e9bfa5'))),
    circle(x, floor - unit * 0.28, unit * 0.4, tint('#f7e8da')),
    rect(0, floor, width, height - floor, tint('#dca685')),
    ellipse(x, floor + unit * 0.19, s * 1.5, s * 0.2, '#000000', {'fill-opacity': 0.12}),
    path(
      pathData`M${x - s * 1.05} ${floor - unit * 0.04}v${unit * 0.2}a${s * 1.05} ${s * 0.2} 0 0 0 ${s * 2.1} 0v${unit * -0.2}z`,
      tint('#e6c0a4'),
    ),
    ellipse(x, floor - unit * 0.04, s * 1.05, s * 0.2, tint('#f8e9dc')),
    ellipse(x, top, s * 0.5, s * 0.09, '#000000', {'fill-opacity': 0.16}),
    place(x, top, s, shapes),
    circle(x + s * 1.5, floor + unit * 0.03, s * 0.26, tint('#f2b45c')),
    path(
      pathData`M${x - s * 1.75} ${floor + unit * 0.12}l${s * 0.3} ${s * -0.62} ${s * 0.3} ${s * 0.62}z`,
      tint('#7fa19a'),
    ),
  ];
};
