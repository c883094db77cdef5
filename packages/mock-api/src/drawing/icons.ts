import {getContrast} from './colors';
import {circle, path, tag} from './markup';

const outline = (color: string, size: number) => ({
  stroke: color,
  'stroke-width': size * 0.09,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
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
    tag('rect', {
      x: x + s * 0.1,
      y: y + s * 0.16,
      width: s * 0.8,
      height: s * 0.74,
      rx: s * 0.1,
      fill: 'none',
      ...outline(color, s),
    }) +
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
    tag('rect', {
      x: x + s * 0.26,
      y: y + s * 0.06,
      width: s * 0.48,
      height: s * 0.88,
      rx: s * 0.1,
      fill: 'none',
      ...outline(color, s),
    }) + path(['M', x + s * 0.44, y + s * 0.78, 'h', s * 0.12], 'none', outline(color, s)),
  mail: (x, y, s, color) =>
    tag('rect', {
      x: x + s * 0.06,
      y: y + s * 0.2,
      width: s * 0.88,
      height: s * 0.62,
      rx: s * 0.08,
      fill: 'none',
      ...outline(color, s),
    }) +
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
