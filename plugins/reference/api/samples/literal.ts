import {isObject} from '../../../contract/openapi/model/raw';
import type {Json} from '../../../contract/openapi/model/types';

/** Columns that a list may fill to stay on one line. */
const lineWidth = 72;

/** How a language writes what JSON holds; lists and objects are laid out alike in all of them. */
export interface LiteralStyle {
  readonly indent: string;
  /** A string, number, boolean or null. */
  readonly scalar: (value: string | number | boolean | null) => string;
  /** The name of a member of an object. */
  readonly key: (name: string) => string;
}

/** A value as a literal: short lists on one line, everything else one item a line, indented from the given column on. */
export function literal(value: Json, style: LiteralStyle, column = ''): string {
  const inner = column + style.indent;
  if (Array.isArray(value)) {
    const items = (value as readonly Json[]).map((item) => literal(item, style, inner));
    const line = `[${items.join(', ')}]`;
    const isShort = !line.includes('\n') && column.length + line.length <= lineWidth;
    return isShort ? line : enclose('[', items, ']', inner, column);
  }
  if (isObject(value)) {
    const members = Object.entries(value).map(([name, item]) => `${style.key(name)}: ${literal(item, style, inner)}`);
    return members.length === 0 ? '{}' : enclose('{', members, '}', inner, column);
  }
  return style.scalar(value as string | number | boolean | null);
}

const enclose = (open: string, items: readonly string[], close: string, inner: string, column: string) =>
  `${open}\n${items.map((item) => `${inner}${item},\n`).join('')}${column}${close}`;
