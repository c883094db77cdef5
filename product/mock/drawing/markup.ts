import {escapeHtml} from '@developer-docs/utils';
import type {Box} from './box';

/** Escapes text and removes characters that XML doesn't allow. */
export const escapeXml = (text: string) =>
  escapeHtml(
    // oxlint-disable-next-line no-control-regex -- control characters make XML invalid
    text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu, ''),
  );

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
