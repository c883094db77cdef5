import {escapeXml} from '@developer-docs/utils';
import type {Box} from './box';

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Rounds to two decimal places, which is enough for drawings and keeps files small. */
const round = (value: number) => Math.round(value * 100) / 100;

/** Numbers are rounded, and undefined attributes are omitted. */
export const serializeAttributes = (attributes: Attributes): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : escapeXml(String(value))}"`)
    .join('');

/** Creates an SVG element. */
export const tag = (name: string, attributes: Attributes, children = ''): string =>
  `<${name}${serializeAttributes(attributes)}${children === '' ? '/>' : `>${children}</${name}>`}`;

export const rect = ({x, y, width, height}: Box, fill: string, rest: Attributes = {}) =>
  tag('rect', {x, y, width, height, fill, ...rest});

export const circle = (cx: number, cy: number, r: number, fill: string) => tag('circle', {cx, cy, r, fill});
