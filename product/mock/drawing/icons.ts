import {getContrastRatio} from './colors';
import {circle, ellipse, path, rect} from './markup';

const createOutline = (color: string) => ({
  stroke: color,
  'stroke-width': 9,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
});

const drawLine = (d: string, color: string) => path(d, 'none', createOutline(color));

/** Draws an icon in a square of 100 units. */
export type Icon = (color: string) => string;

export const icons = {
  check: (color) =>
    circle(50, 50, 50, color) +
    drawLine('M28 52l15 16 29-33', getContrastRatio('#ffffff', color) >= 3 ? '#ffffff' : '#1a1a1a'),
  calendar: (color) =>
    rect(10, 16, 80, 74, 'none', {rx: 10, ...createOutline(color)}) + drawLine('M10 40h80M32 6v18M68 6v18', color),
  clock: (color) => circle(50, 50, 42, 'none', createOutline(color)) + drawLine('M50 26v26l17 12', color),
  pin: (color) => drawLine('M50 94C10 56 14 6 50 6S90 56 50 94z', color) + circle(50, 40, 12, color),
  phone: (color) => rect(26, 6, 48, 88, 'none', {rx: 10, ...createOutline(color)}) + drawLine('M44 78h12', color),
  mail: (color) =>
    rect(6, 20, 88, 62, 'none', {rx: 8, ...createOutline(color)}) + drawLine('M10 28l40 28 40-28', color),
  globe: (color) =>
    circle(50, 50, 42, 'none', createOutline(color)) +
    ellipse(50, 50, 18, 42, 'none', createOutline(color)) +
    drawLine('M8 50h84', color),
} satisfies Record<string, Icon>;
