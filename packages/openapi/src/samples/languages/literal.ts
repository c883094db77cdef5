import {isObject, type Json} from '@developer-docs/utils';

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
