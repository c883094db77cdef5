import type {EnumValue} from '@developer-docs/openapi';
import {didYouMean} from '@developer-docs/utils';

/** The data of a table row or an entry: an enumeration value or an operation. */
export type Item = EnumValue & {readonly value: string};

/** A column of a table, or a term in the definition list of an entry. */
export interface Column {
  readonly label: string;
  /** Markdown with placeholders such as `{width}` or `{maxBytes|bytes}`. */
  readonly template: string;
}

const placeholderPattern = /\{(\w+)(?:\|(\w+))?\}/g;

/** The filters that can follow a placeholder's name, as in `{width|plain}`. */
const filters: Readonly<Record<string, (value: unknown) => string>> = {
  /** Inline code. Each item of an array is formatted separately. */
  code: (value) => (Array.isArray(value) ? value : [value]).map((item) => `\`${formatValue(item)}\``).join(', '),
  /** A number without digit grouping, such as an HTTP status. */
  plain: (value) => String(value),
  /** A number of bytes in the largest binary unit that divides it evenly: 262144 is "256 KiB". */
  bytes: (value) => formatBytes(Number(value)),
  /** An ISO date in medium format on one line: 2026-11-23 is "Nov 23, 2026". */
  date: (value) => preventLineBreaks(dateFormat.format(new Date(String(value)))),
  /** Text that stays on one line, such as "10 minutes". */
  nowrap: (value) => preventLineBreaks(formatValue(value)),
  /** The period of a rate, in seconds: 60 is "minute" in "20 calls per minute". */
  period: (value) => formatPeriod(Number(value)),
};

const preventLineBreaks = (text: string) => text.replaceAll(' ', '\u00A0');

const dateFormat = new Intl.DateTimeFormat('en-US', {dateStyle: 'medium', timeZone: 'UTC'});

/**
 * Parses the `columns` attribute: `Size: {width} × {height} pixels; Formats: {formats|code}`.
 *
 * @throws Error for a part without a label or with an unknown filter.
 */
export function parseColumns(text: string): Column[] {
  return text
    .split(';')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [, label, template] = /^\s*([^:{]+):\s*(.+?)\s*$/.exec(part) ?? [];
      if (label === undefined || template === undefined) {
        throw new Error(
          `Invalid column "${part.trim()}". Use the format "Label: template", such as "Size: {width} pixels".`,
        );
      }
      for (const [, , filter] of template.matchAll(placeholderPattern)) {
        if (filter !== undefined && !(filter in filters)) {
          throw new Error(`Unknown filter "${filter}". Available filters: ${Object.keys(filters).join(', ')}.`);
        }
      }
      return {label, template};
    });
}

/** Returns the names of the placeholders in a template. */
const findPlaceholders = (template: string) => [...template.matchAll(placeholderPattern)].map(([, name = '']) => name);

/**
 * Replaces the placeholders in a template.
 *
 * @returns Markdown, or `undefined` if the item lacks one of the values.
 */
export function fillTemplate(template: string, {value, title, description, metadata}: Item): string | undefined {
  const values: Readonly<Record<string, unknown>> = {...metadata, value, title, description};
  if (findPlaceholders(template).some((name) => values[name] === undefined)) return undefined;
  return template.replaceAll(placeholderPattern, (_placeholder, name: string, filter: string | undefined) =>
    (filters[filter ?? ''] ?? formatValue)(values[name]),
  );
}

/**
 * Checks that each placeholder has a value in at least one item. Otherwise it's misspelled, or the contract has
 * changed.
 *
 * @throws Error that lists the available placeholders.
 */
export function checkPlaceholders(columns: readonly Column[], items: readonly Item[]): void {
  const names = [
    ...new Set(['value', 'title', 'description', ...items.flatMap(({metadata}) => Object.keys(metadata))]),
  ];
  for (const placeholder of columns.flatMap(({template}) => findPlaceholders(template))) {
    if (!names.includes(placeholder)) {
      throw new Error(
        `No item has a value for "{${placeholder}}".${didYouMean(placeholder, names)} Available placeholders: ${names.join(', ')}.`,
      );
    }
  }
}

/**
 * Formats a contract value for readers: 2000 as "2,000", true as "Yes", and an array as a comma-separated list.
 *
 * @throws Error for an object, which has no one-line form.
 */
export function formatValue(value: unknown): string {
  if (typeof value === 'number') return value.toLocaleString('en-US');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(formatValue).join(', ');
  throw new Error(`${JSON.stringify(value)} isn't a number, a string, a boolean, or an array of these.`);
}

const periods: Readonly<Record<number, string>> = {1: 'second', 60: 'minute', 3600: 'hour', 86_400: 'day'};

/** Formats the period of a rate, in seconds, such as "minute" in "20 calls per minute". */
export const formatPeriod = (seconds: number): string => periods[seconds] ?? `${seconds} seconds`;

function formatBytes(bytes: number): string {
  const units = ['bytes', 'KiB', 'MiB', 'GiB'];
  const power = units.findLastIndex((_, index) => bytes % 1024 ** index === 0);
  return `${formatValue(bytes / 1024 ** power)} ${String(units[power])}`;
}
