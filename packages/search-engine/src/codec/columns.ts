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

/**
 * Texts of which many are the same, as two columns: each text once, and which one stands where. A place that takes the text after that of
 * the place before it is written as nothing, so that what comes once and what is repeated in the same order cost next to nothing.
 */
export function packTexts(texts: readonly string[]): [string, string] {
  const numbers = new Map<string, number>();
  const steps: number[] = [];
  let expected = 0;
  for (const text of texts) {
    let number = numbers.get(text);
    if (number === undefined) numbers.set(text, (number = numbers.size));
    steps.push(number - expected);
    expected = number + 1;
  }
  return [joinTexts([...numbers.keys()]), joinNumbers(steps.map(toNatural))];
}

/** @throws when a place refers to a text that is not there. */
export function unpackTexts(column: string, places: string): string[] {
  const texts = splitTexts(column);
  let expected = 0;
  return splitNumbers(places).map((step) => {
    const number = expected + fromNatural(step);
    const text = texts[number];
    if (text === undefined) throw new Error(`no text ${number} among ${texts.length}`);
    expected = number + 1;
    return text;
  });
}

/** 0, −1, 1, −2, 2 … as 0, 1, 2, 3, 4 … */
const toNatural = (step: number): number => (step < 0 ? -2 * step - 1 : 2 * step);
const fromNatural = (natural: number): number => (natural % 2 === 1 ? -(natural + 1) / 2 : natural / 2);
