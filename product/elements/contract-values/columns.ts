import {formatPeriod, translateToEnglish} from '@developer-docs/docusaurus-theme-openapi/node';
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

const preventLineBreaks = (text: string) => text.replaceAll(' ', '\u00A0');
const dateFormat = new Intl.DateTimeFormat('en-US', {dateStyle: 'medium', timeZone: 'UTC'});

/** The columns whose Markdown isn't only the value of a field. */
const templates: Readonly<Record<string, string>> = {
  value: '`{value}`',
  /** A link to the entry. */
  entry: '[`{value}`](#{value})',
  example: '`{example}`',
  mediaType: '`{mediaType}`',
  sample: '_{sample}_',
  maxLength: '{maxLength} characters',
  size: '{width} × {height}',
  pixels: '{width} × {height} pixels',
  printSize: '{printSize} at {dpi} dpi',
  minSize: '{minWidth}\u00A0×\u00A0{minHeight}\u00A0px',
  maxSize: '{maxWidth}\u00A0×\u00A0{maxHeight}\u00A0px',
  sizeRange: '{minWidth}\u00A0×\u00A0{minHeight} to {maxWidth}\u00A0×\u00A0{maxHeight} pixels',
  limit: '[{title}]({page})',
  operation: '[{title}]({url})',
  endpoint: '`{method} {path}`',
  rateLimit: '{calls} calls per {seconds}',
};

/** Fields with a format of their own. */
const formats: Readonly<Record<string, (value: unknown) => string>> = {
  text: (text) => preventLineBreaks(String(text)),
  date: (date) => preventLineBreaks(dateFormat.format(new Date(String(date)))),
  maxBytes: (bytes) => formatBytes(Number(bytes)),
  maxLength: (length) => formatValue(length),
  calls: (calls) => formatValue(Number(calls)),
  seconds: (seconds) => formatPeriod(Number(seconds), translateToEnglish),
};

/**
 * Parses the `columns` attribute, such as `Size: pixels; Formats: formats`.
 *
 * @throws Error for a part without a label, or with a field that no item has.
 */
export function parseColumns(text: string, items: readonly Item[]): Column[] {
  const fields = [...new Set([...Object.keys(templates), ...items.flatMap((item) => Object.keys(listFields(item)))])];
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

/** Returns the Markdown of an item's cell, or `undefined` if the item lacks a field. */
export function renderCell(field: string, item: Item): string | undefined {
  const fields = listFields(item);
  const template = templates[field];
  const value = fields[field];
  if (template === undefined) return value === undefined ? undefined : (formats[field] ?? formatField)(value);
  const names = Array.from(template.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  if (names.some((name) => fields[name] === undefined)) return undefined;
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => (formats[name] ?? String)(fields[name]));
}

const formatField = (value: unknown) =>
  Array.isArray(value) ? value.map((member) => `\`${formatValue(member)}\``).join(', ') : formatValue(value);

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

/** Formats a number of bytes in the largest binary unit that divides it evenly: 262144 is "256 KiB". */
function formatBytes(bytes: number): string {
  const units = ['bytes', 'KiB', 'MiB', 'GiB'];
  const power = units.findLastIndex((_, index) => bytes % 1024 ** index === 0);
  return `${formatValue(bytes / 1024 ** power)} ${String(units[power])}`;
}
