import type {ContractValue} from './values';
import {formatFact} from './values';

/** One line of an entry or one column of a table: a label and a template in Markdown. */
export interface Column {
  readonly label: string;
  /** Markdown with places such as `{width}` or `{maxBytes|bytes}`. */
  readonly template: string;
}

const place = /\{(\w+)(?:\|(\w+))?\}/g;

/** How a fact can be written, beside its plain form. */
const filters: Readonly<Record<string, (fact: unknown) => string>> = {
  /** Each item as inline code. */
  code: (fact) => (Array.isArray(fact) ? fact : [fact]).map((item) => `\`${formatFact(item)}\``).join(', '),
  /** A number without grouping, as pixels and status codes are written. */
  plain: (fact) => String(fact),
  /** A number of bytes in the largest binary unit that divides it: 262144 is "256 KiB". */
  bytes: (fact) => formatBytes(Number(fact)),
};

/**
 * Reads the columns that a page asks for: `Size: {width} × {height} pixels; Formats: {formats|code}`.
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
        throw new Error(`"${part.trim()}" is not a label, a colon and a template, such as "Size: {width} pixels".`);
      }
      for (const [, , filter] of template.matchAll(place)) {
        if (filter !== undefined && !(filter in filters)) {
          throw new Error(`"${filter}" is not a filter. The filters are: ${Object.keys(filters).join(', ')}.`);
        }
      }
      return {label, template};
    });
}

/**
 * Puts the facts of a value into a template.
 *
 * @returns Markdown, or `undefined` when the value lacks one of the facts: then it has nothing to say here.
 */
export function fillTemplate(template: string, {value, title, description, facts}: ContractValue): string | undefined {
  const all: Readonly<Record<string, unknown>> = {...facts, value, title, description};
  const isComplete = [...template.matchAll(place)].every(([, key = '']) => all[key] !== undefined);
  if (!isComplete) {
    return undefined;
  }
  return template.replaceAll(place, (_match, key: string, filter: string | undefined) =>
    (filters[filter ?? ''] ?? formatFact)(all[key]),
  );
}

/**
 * Stops a page whose template names a fact that no value has: it is misspelled, or the contract changed.
 *
 * @throws Error that names the fact and those that exist.
 */
export function checkColumns(columns: readonly Column[], values: readonly ContractValue[]): void {
  const known = new Set(['value', 'title', 'description', ...values.flatMap(({facts}) => Object.keys(facts))]);
  for (const {template} of columns) {
    for (const [, key = ''] of template.matchAll(place)) {
      if (!known.has(key)) {
        throw new Error(`No value has a fact "${key}". The facts are: ${[...known].join(', ')}.`);
      }
    }
  }
}

function formatBytes(bytes: number): string {
  const units = ['bytes', 'KiB', 'MiB', 'GiB'];
  let amount = bytes;
  let unit = 0;
  while (unit < units.length - 1 && amount >= 1024 && amount % 1024 === 0) {
    amount /= 1024;
    unit += 1;
  }
  return `${formatFact(amount)} ${units[unit]}`;
}
