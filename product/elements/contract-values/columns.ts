import type {EnumValue} from '@developer-docs/openapi';
import {throwUnknown} from '../../contract/throw-unknown';

/** The data of a table row or an entry: an enumeration value or an operation. */
export type Item = EnumValue & {readonly value: string};

/** A column of a table, or a term in the definition list of an entry. */
export interface Column {
  readonly label: string;
  /** The name of a field. */
  readonly field: string;
}

type Cell = (fields: Readonly<Record<string, unknown>>) => string | undefined;

/** Combines the values of fields, unless the item lacks one of them. */
const combine =
  (names: readonly string[], format: (...values: string[]) => string): Cell =>
  (fields) =>
    names.every((name) => fields[name] !== undefined)
      ? format(...names.map((name) => String(fields[name])))
      : undefined;

const toCode = (text: string) => `\`${text}\``;
const preventLineBreaks = (text: string) => text.replaceAll(' ', '\u00A0');
const dateFormat = new Intl.DateTimeFormat('en-US', {dateStyle: 'medium', timeZone: 'UTC'});

/** The fields whose Markdown isn't only their formatted value, and those that combine others. */
const cells: Readonly<Record<string, Cell>> = {
  value: combine(['value'], toCode),
  /** A link to the entry. */
  entry: combine(['value'], (value) => `[${toCode(value)}](#${value})`),
  example: combine(['example'], toCode),
  mediaType: combine(['mediaType'], toCode),
  sample: combine(['sample'], (text) => `_${text}_`),
  text: combine(['text'], preventLineBreaks),
  date: combine(['date'], (date) => preventLineBreaks(dateFormat.format(new Date(date)))),
  maxBytes: combine(['maxBytes'], (bytes) => formatBytes(Number(bytes))),
  maxLength: combine(['maxLength'], (length) => `${formatValue(Number(length))} characters`),
  size: combine(['width', 'height'], (width, height) => `${width} × ${height}`),
  pixels: combine(['width', 'height'], (width, height) => `${width} × ${height} pixels`),
  printSize: combine(['printSize', 'dpi'], (size, dpi) => `${size} at ${dpi} dpi`),
  minSize: combine(['minWidth', 'minHeight'], (width, height) => preventLineBreaks(`${width} × ${height} px`)),
  maxSize: combine(['maxWidth', 'maxHeight'], (width, height) => preventLineBreaks(`${width} × ${height} px`)),
  sizeRange: combine(['minWidth', 'minHeight', 'maxWidth', 'maxHeight'], (minWidth, minHeight, maxWidth, maxHeight) =>
    [`${minWidth}\u00A0×\u00A0${minHeight}`, `${maxWidth}\u00A0×\u00A0${maxHeight} pixels`].join(' to '),
  ),
  limit: combine(['title', 'page'], (title, page) => `[${title}](${page})`),
  operation: combine(['title', 'url'], (title, url) => `[${title}](${url})`),
  endpoint: combine(['method', 'path'], (method, path) => toCode(`${method} ${path}`)),
  rateLimit: combine(
    ['calls', 'seconds'],
    (calls, seconds) => `${formatValue(Number(calls))} calls per ${formatPeriod(Number(seconds))}`,
  ),
};

/**
 * Parses the `columns` attribute, such as `Size: pixels; Formats: formats`.
 *
 * @throws Error for a part without a label, or with a field that no item has.
 */
export function parseColumns(text: string, items: readonly Item[]): Column[] {
  const fields = [...new Set([...Object.keys(cells), ...items.flatMap((item) => Object.keys(listFields(item)))])];
  return text
    .split(';')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [, label, field] = /^\s*([^:]+):\s*(\w+)\s*$/.exec(part) ?? [];
      if (label === undefined || field === undefined) {
        throw new Error(`Invalid column "${part.trim()}". Use the format "Label: field", such as "Size: pixels".`);
      }
      if (!fields.includes(field)) throwUnknown('No item has the field', field, fields);
      return {label, field};
    });
}

const listFields = ({metadata, ...item}: Item): Readonly<Record<string, unknown>> => ({...metadata, ...item});

/** Returns the Markdown of an item's cell, or `undefined` if the item lacks the field. */
export function renderCell(field: string, item: Item): string | undefined {
  const fields = listFields(item);
  const cell = cells[field];
  if (cell !== undefined) return cell(fields);
  const value = fields[field];
  if (value === undefined) return undefined;
  return Array.isArray(value) ? value.map((member) => toCode(formatValue(member))).join(', ') : formatValue(value);
}

/**
 * Formats a contract value for readers: 2000 as "2,000", and true as "Yes".
 *
 * @throws Error for an object or array, which has no one-line form.
 */
export function formatValue(value: unknown): string {
  if (typeof value === 'number') return value.toLocaleString('en-US');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return value;
  throw new Error(`${JSON.stringify(value)} isn't a number, a string, or a boolean.`);
}

const periods: Readonly<Record<number, string>> = {1: 'second', 60: 'minute', 3600: 'hour', 86_400: 'day'};

/** Formats the period of a rate, in seconds, such as "minute" in "20 calls per minute". */
export const formatPeriod = (seconds: number): string => periods[seconds] ?? `${seconds} seconds`;

/** Formats a number of bytes in the largest binary unit that divides it evenly: 262144 is "256 KiB". */
function formatBytes(bytes: number): string {
  const units = ['bytes', 'KiB', 'MiB', 'GiB'];
  const power = units.findLastIndex((_, index) => bytes % 1024 ** index === 0);
  return `${formatValue(bytes / 1024 ** power)} ${String(units[power])}`;
}
