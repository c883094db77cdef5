/**
 * The body of a records file is a list of columns: all headings, then all anchors, and so on. Like beside like compresses better than
 * record beside record, and plain text between control characters better than JSON, which escapes quotes and line breaks.
 */

const columnSeparator = '\u001d';
const itemSeparator = '\u001e';
const escape = '\u001f';

const escapes: Readonly<Record<string, string>> = {
  [columnSeparator]: `${escape}c`,
  [itemSeparator]: `${escape}i`,
  [escape]: `${escape}e`,
};
const escaped: Readonly<Record<string, string>> = {c: columnSeparator, i: itemSeparator, e: escape};

export function joinColumns(columns: readonly string[]): string {
  return columns.join(columnSeparator);
}

export function splitColumns(body: string): string[] {
  return body.split(columnSeparator);
}

/* eslint-disable no-control-regex -- these control characters are what is escaped */
const toEscape = /[\u001d-\u001f]/g;
const toUnescape = /\u001f(.)/g;
/* eslint-enable no-control-regex */
/** Half a surrogate pair cannot be written as UTF-8. */
const loneSurrogate = /\p{Cs}/gu;

/** Texts as one column. An empty list and a list of one empty text are the same column: the reader knows how many to expect. */
export function joinTexts(texts: readonly string[]): string {
  return texts
    .map((text) => text.replace(toEscape, (character) => escapes[character] ?? '').replace(loneSurrogate, '\ufffd'))
    .join(itemSeparator);
}

export function splitTexts(column: string): string[] {
  const texts = column.split(itemSeparator);
  if (!column.includes(escape)) return texts;
  return texts.map((text) => text.replace(toUnescape, (_, code: string) => escaped[code] ?? ''));
}

/** Numbers in base 36 between commas, zeros left out: `,,3,,` is 0 0 3 0 0. */
export function joinNumbers(numbers: readonly number[]): string {
  return numbers.map((number) => (number === 0 ? '' : number.toString(36))).join(',');
}

export function splitNumbers(column: string): number[] {
  return column.split(',').map((digits) => (digits === '' ? 0 : Number.parseInt(digits, 36)));
}
