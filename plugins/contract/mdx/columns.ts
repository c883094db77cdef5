import {didYouMean} from '../../shared';
import type {EnumValue} from '../openapi/model/types';

/** What a row of a table or an entry shows: an enumeration value, or an operation. */
export type Item = EnumValue & {readonly value: string};

/** A column of a table or a line of an entry. */
export interface Column {
  readonly label: string;
  /** Markdown with placeholders such as `{width}` or `{maxBytes|bytes}`. */
  readonly template: string;
}

const placeholderPattern = /\{(\w+)(?:\|(\w+))?\}/g;

/** Formats that a placeholder can select after `|`. */
const filters: Readonly<Record<string, (value: unknown) => string>> = {
  /** Inline code; each item of an array separately. */
  code: (value) => (Array.isArray(value) ? value : [value]).map((item) => `\`${formatValue(item)}\``).join(', '),
  /** A number without digit grouping, such as an HTTP status. */
  plain: (value) => String(value),
  /** A number of bytes in the largest binary unit that divides it: 262144 is "256 KiB". */
  bytes: (value) => formatBytes(Number(value)),
};

/**
 * Parses the attribute `columns`: `Size: {width} × {height} pixels; Formats: {formats|code}`.
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
        throw new Error(`"${part.trim()}" isn't a label, a colon and a template, such as "Size: {width} pixels".`);
      }
      for (const [, , filter] of template.matchAll(placeholderPattern)) {
        if (filter !== undefined && !(filter in filters)) {
          throw new Error(`"${filter}" is not a filter. Filters: ${Object.keys(filters).join(', ')}.`);
        }
      }
      return {label, template};
    });
}

/** The names of the placeholders of a template. */
export function placeholdersIn(template: string): string[] {
  return [...template.matchAll(placeholderPattern)].map(([, name = '']) => name);
}

/** Everything that a template can use of an item. */
export function valuesOf({value, title, description, metadata}: Item): Readonly<Record<string, unknown>> {
  return {...metadata, value, title, description};
}

/**
 * Replaces the placeholders of a template.
 *
 * @returns Markdown, or `undefined` if the item lacks one of the values.
 */
export function fillTemplate(template: string, item: Item): string | undefined {
  const values = valuesOf(item);
  if (placeholdersIn(template).some((name) => values[name] === undefined)) {
    return undefined;
  }
  return template.replaceAll(placeholderPattern, (_placeholder, name: string, filter: string | undefined) =>
    (filters[filter ?? ''] ?? formatValue)(values[name]),
  );
}

/** @throws Error if no item has a value for a placeholder: it is misspelled, or the contract has changed. */
export function checkPlaceholders(columns: readonly Column[], items: readonly Item[]): void {
  const names = [
    ...new Set(['value', 'title', 'description', ...items.flatMap(({metadata}) => Object.keys(metadata))]),
  ];
  for (const placeholder of columns.flatMap(({template}) => placeholdersIn(template))) {
    if (!names.includes(placeholder)) {
      throw new Error(
        `There is no value for "{${placeholder}}".${didYouMean(placeholder, names)} Placeholders: ${names.join(', ')}.`,
      );
    }
  }
}

/**
 * Formats a value of the contract for readers: 2000 as "2,000", true as "Yes", an array as a comma-separated list.
 *
 * @throws Error for an object, which has no one-line form.
 */
export function formatValue(value: unknown): string {
  if (typeof value === 'number') {
    return value.toLocaleString('en-US');
  }
  if (typeof value === 'boolean') {
    return value ? 'Yes' : 'No';
  }
  if (typeof value === 'string') {
    return value;
  }
  if (Array.isArray(value)) {
    return value.map(formatValue).join(', ');
  }
  throw new Error(`${JSON.stringify(value)} isn't a number, a string, a boolean, or an array of these.`);
}

function formatBytes(bytes: number): string {
  const units = ['bytes', 'KiB', 'MiB', 'GiB'];
  let amount = bytes;
  let unit = 0;
  while (unit < units.length - 1 && amount >= 1024 && amount % 1024 === 0) {
    amount /= 1024;
    unit += 1;
  }
  return `${formatValue(amount)} ${String(units[unit])}`;
}
