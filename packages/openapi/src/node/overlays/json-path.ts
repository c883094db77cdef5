import {findClosest, isObject} from '@developer-docs/utils';
import {exec, type JsonValue} from 'jsonpath-rfc9535';
import parseExpression from 'jsonpath-rfc9535/parser';

/** A value in a document, with the keys and indexes that lead to it. */
export interface SelectedNode {
  readonly value: unknown;
  readonly path: readonly (string | number)[];
}

/** Returns whether a text is a JSONPath expression (RFC 9535). */
export function isJsonPath(expression: string): boolean {
  try {
    parseExpression(expression);
    return true;
  } catch {
    return false;
  }
}

/**
 * Selects values with a JSONPath expression. Each is selected once, even if several parts of the expression match it.
 */
export function selectNodes(root: unknown, expression: string): SelectedNode[] {
  const nodes = new Map<string, SelectedNode>();
  exec(root as JsonValue, expression, (value, keys) => {
    const path = keys.map((key) => (typeof key === 'string' ? unescapeKey(key) : key));
    nodes.set(JSON.stringify(path), {value, path});
  });
  return [...nodes.values()];
}

/** The library returns keys as they're written in normalized paths, in single quotes, with the escapes of JSON. */
const unescapeKey = (key: string): string =>
  JSON.parse(`"${key.replaceAll(String.raw`\'`, "'").replaceAll('"', String.raw`\"`)}"`) as string;

/** Writes the normalized path of a value, with short names where JSONPath allows them: `$.paths['/pets'].get`. */
export const formatJsonPath = (path: readonly (string | number)[]): string =>
  `$${path.map((key) => (typeof key === 'number' ? `[${key}]` : formatKey(key))).join('')}`;

/** Writes a member's selector. */
export const formatKey = (key: string): string => (/^[A-Za-z_]\w*$/.test(key) ? `.${key}` : `[${quoteText(key)}]`);

/** Writes a string for a JSONPath expression. */
export const quoteText = (text: string): string =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`;

/** Explains why an expression selects nothing: where it stops matching, and which expression was probably meant. */
export function explainNoMatch(root: unknown, expression: string): string {
  const prefixes = listPrefixes(expression);
  const count = prefixes.findIndex((prefix) => selectNodes(root, prefix).length === 0);
  const missing = prefixes[count] ?? expression;
  const existing = prefixes[count - 1] ?? '$';
  const keys = selectNodes(root, existing).flatMap(({value}) => (isObject(value) ? Object.keys(value) : []));
  const closest = findClosest(getMemberName(missing.slice(existing.length)), keys);
  const suggestion =
    closest === undefined ? '' : ` Did you mean ${existing}${formatKey(closest)}${expression.slice(missing.length)}?`;
  return `${missing} matches nothing${existing === '$' ? '' : `, but ${existing} does`}.${suggestion}`;
}

/** Returns the name in a segment such as `.info` or `['/pets']`. Other segments, such as filters, have none. */
function getMemberName(segment: string): string {
  const [, name, quoted] = /^(?:\.([^[\s.]+)|\['([^']*)'\])$/.exec(segment) ?? [];
  return name ?? quoted ?? '';
}

/** Lists the beginnings of an expression that consist of whole segments, from the shortest to the longest. */
function listPrefixes(expression: string): string[] {
  const prefixes = new Map<number, string>();
  for (let end = 1; end <= expression.length; end += 1) {
    const prefix = expression.slice(0, end);
    if (isJsonPath(prefix)) prefixes.set(parseExpression(prefix).segments.length, prefix);
  }
  return [...prefixes.values()];
}
