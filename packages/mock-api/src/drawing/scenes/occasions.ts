import {circle, ellipse, path, pathData, place, rect} from '../markup';
import {leaf, type Scene} from './canvas';

export const botanical: Scene = ({width, height, unit, random, tint, gradient}) => {
  const flower = (x: number, y: number, r: number, petal: string, center: string) =>
    place(x, y, r, [
      ...Array.from({length: 8}, (_, index) => ellipse(0, -62, 26, 46, petal, {transform: `rotate(${index * 45})`})),
      circle(0, 0, 30, center),
    ]);
  const branch = (x: number, y: number, length: number, angle: number, color: string) => {
    const leaves = Array.from({length: 7}, (_, index) => {
      const along = (100 * (index + 1.2)) / 8;
      return leaf(along, 0, 30 - index * 2, -48, color) + leaf(along, 0, 30 - index * 2, 48, color);
    });
    return place(x, y, length, [path('M0-.8L100 0 0 .8z', color), ...leaves, leaf(94, 0, 20, 0, color)], angle);
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

export const party: Scene = ({width, height, unit, random, tint, gradient}) => {
  const beams = Array.from({length: 5}, (_, index) => {
    const x = width * (0.1 + index * 0.2);
    const target = width * random();
    return path(
      pathData`M${x} ${unit * -0.05}L${target - unit * 0.2} ${height}h${unit * 0.4}z`,
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
    const color = tint('#160f2b');
    return place(x, y, s, [
      circle(0, 0, 100, color),
      rect(-160, 120, 320, (height * 30) / s, color, {rx: 120}),
      ...(index % 3 === 0 ? [path('M90 180L150-160l50 10L180 200z', color)] : []),
    ]);
  });
  return [
    rect(0, 0, width, height, gradient(tint('#2a1458'), tint('#8e2f6d'))),
    ...beams,
    circle(width / 2, height * 0.62, unit * 0.34, tint('#ffb36b'), {'fill-opacity': 0.25}),
    ...confetti,
    ...crowd,
  ];
};
