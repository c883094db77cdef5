import {getContrast} from './colors';
import {circle, path, tag} from './markup';

const outline = (color: string, size: number) => ({
  stroke: color,
  'stroke-width': size * 0.09,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
});

/** An outlined rectangle with rounded corners. Position, size, and radius are shares of the size of the icon. */
const frame = (
  [x, y, s, color]: Parameters<Icon>,
  box: {readonly x: number; readonly y: number; readonly width: number; readonly height: number; readonly rx: number},
) =>
  tag('rect', {
    x: x + s * box.x,
    y: y + s * box.y,
    width: s * box.width,
    height: s * box.height,
    rx: s * box.rx,
    fill: 'none',
    ...outline(color, s),
  });

/** Draws an icon into a square. */
export type Icon = (x: number, y: number, s: number, color: string) => string;

export const icons = {
  check: (x, y, s, color) =>
    circle(x + s / 2, y + s / 2, s / 2, color) +
    path(
      ['M', x + s * 0.28, y + s * 0.52, 'l', s * 0.15, s * 0.16, 'l', s * 0.29, -s * 0.33],
      'none',
      outline(getContrast('#ffffff', color) >= 3 ? '#ffffff' : '#1a1a1a', s),
    ),
  calendar: (x, y, s, color) =>
    frame([x, y, s, color], {x: 0.1, y: 0.16, width: 0.8, height: 0.74, rx: 0.1}) +
    path(
      [
        'M',
        x + s * 0.1,
        y + s * 0.4,
        'h',
        s * 0.8,
        'M',
        x + s * 0.32,
        y + s * 0.06,
        'v',
        s * 0.18,
        'M',
        x + s * 0.68,
        y + s * 0.06,
        'v',
        s * 0.18,
      ],
      'none',
      outline(color, s),
    ),
  clock: (x, y, s, color) =>
    circle(x + s / 2, y + s / 2, s * 0.42, 'none', outline(color, s)) +
    path(['M', x + s / 2, y + s * 0.26, 'v', s * 0.26, 'l', s * 0.17, s * 0.12], 'none', outline(color, s)),
  pin: (x, y, s, color) =>
    path(
      [
        'M',
        x + s / 2,
        y + s * 0.94,
        'C',
        x + s * 0.1,
        y + s * 0.56,
        x + s * 0.14,
        y + s * 0.06,
        x + s / 2,
        y + s * 0.06,
        'C',
        x + s * 0.86,
        y + s * 0.06,
        x + s * 0.9,
        y + s * 0.56,
        x + s / 2,
        y + s * 0.94,
        'Z',
      ],
      'none',
      outline(color, s),
    ) + circle(x + s / 2, y + s * 0.4, s * 0.12, color),
  phone: (x, y, s, color) =>
    frame([x, y, s, color], {x: 0.26, y: 0.06, width: 0.48, height: 0.88, rx: 0.1}) +
    path(['M', x + s * 0.44, y + s * 0.78, 'h', s * 0.12], 'none', outline(color, s)),
  mail: (x, y, s, color) =>
    frame([x, y, s, color], {x: 0.06, y: 0.2, width: 0.88, height: 0.62, rx: 0.08}) +
    path(
      ['M', x + s * 0.1, y + s * 0.28, 'L', x + s / 2, y + s * 0.56, 'L', x + s * 0.9, y + s * 0.28],
      'none',
      outline(color, s),
    ),
  globe: (x, y, s, color) =>
    circle(x + s / 2, y + s / 2, s * 0.42, 'none', outline(color, s)) +
    tag('ellipse', {cx: x + s / 2, cy: y + s / 2, rx: s * 0.18, ry: s * 0.42, fill: 'none', ...outline(color, s)}) +
    path(['M', x + s * 0.08, y + s / 2, 'h', s * 0.84], 'none', outline(color, s)),
} satisfies Record<string, Icon>;
