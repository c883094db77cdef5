import {isObject, stringifyJson, type Json} from '@developer-docs/utils';
import type {SampleBody} from '../body.js';
import {escapeUnits, invisible} from './strings.js';

/** Maximum width of an array on one line. */
const maxLineWidth = 72;

/** A language's syntax for JSON values. The layout is the same in all languages. */
export interface LiteralStyle {
  readonly indent: string;
  /** A string, number, boolean, or null. */
  readonly formatScalar: (value: string | number | boolean | null) => string;
  /** An object key, and the separator after it. */
  readonly formatKey: (name: string) => string;
  /** What begins and ends an object, and an object without members. Default: braces. */
  readonly object?: readonly [open: string, close: string, empty: string];
  /** What separates the last item from the end of a list. Default: a comma. */
  readonly end?: string;
}

/** Formats a value as a literal: short arrays on one line, otherwise one item per line. */
export function formatLiteral(value: Json, style: LiteralStyle, indentation = ''): string {
  const innerIndentation = indentation + style.indent;
  const enclose = (open: string, items: readonly string[], close: string) =>
    `${open}\n${items.map((item) => innerIndentation + item).join(',\n')}${style.end ?? ','}\n${indentation}${close}`;
  if (Array.isArray(value)) {
    const items = (value as readonly Json[]).map((item) => formatLiteral(item, style, innerIndentation));
    const line = `[${items.join(', ')}]`;
    const isShort = !line.includes('\n') && indentation.length + line.length <= maxLineWidth;
    return isShort ? line : enclose('[', items, ']');
  }
  if (isObject(value)) {
    const members = Object.entries(value).map(
      ([name, item]) => `${style.formatKey(name)}${formatLiteral(item, style, innerIndentation)}`,
    );
    const [open, close, empty] = style.object ?? ['{', '}', '{}'];
    return members.length === 0 ? empty : enclose(open, members, close);
  }
  return style.formatScalar(value as string | number | boolean | null);
}

/**
 * Formats JSON that a string literal without escape sequences can contain: invisible characters, and those that are
 * special in the literal, have JSON's own escape sequences.
 *
 * @param special - Characters that only occur in the strings of JSON, such as a backtick.
 */
const formatJsonText = (value: Json, special = ''): string =>
  stringifyJson(value, 2).replaceAll(/[^\n]/gu, (character) =>
    invisible.test(character) || special.includes(character) ? escapeUnits(character) : character,
  );

/**
 * Returns the text of a body that is JSON or text.
 *
 * @param special - See {@link formatJsonText}.
 */
export const getBodyText = (content: Extract<SampleBody, {kind: 'json' | 'text'}>, special?: string): string =>
  content.kind === 'json' ? formatJsonText(content.value, special) : content.text;

/**
 * Formats JSON as a literal of the language, or returns `undefined` if it has numbers that the language would change.
 */
export function formatJsonLiteral(content: SampleBody, style: LiteralStyle, indentation?: string): string | undefined {
  if (content.kind !== 'json') return undefined;
  const {value} = content;
  const text = stringifyJson(value);
  // Languages would write long integers or small fractions with an exponent.
  const isExact =
    text === JSON.stringify(value) && !/\d[eE][+-]?\d|\d{19}|\b0\.0000/.test(text.replaceAll(/"(?:[^"\\]|\\.)*"/g, ''));
  return isExact ? formatLiteral(value, style, indentation) : undefined;
}
