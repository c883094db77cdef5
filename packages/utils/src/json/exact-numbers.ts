/**
 * A number whose text isn't what JavaScript would write, such as 9007199254740993, 1.10, or 1e400. Where a number is
 * expected, it's the nearest one that JavaScript has; as text, it's as it was written. `JSON.stringify` writes the
 * nearest number, and {@link stringifyJson} the text.
 *
 * Other code doesn't need to know this class. It has `numberAt` to calculate with the nearest number, {@link isNumber}
 * instead of `typeof`, and `toPlainText` to show a value.
 */
export class ExactNumber extends Number {
  /** Not a `private` property, which would appear to be a member of the JSON value. */
  readonly #text: string;

  /** @param text - A number in the syntax of JSON. */
  constructor(text: string) {
    super(text);
    this.#text = text;
  }

  override toString(): string {
    return this.#text;
  }
}

/** Returns whether a value is a number, including numbers that JavaScript would change. */
export const isNumber = (value: unknown): value is number => typeof value === 'number' || value instanceof Number;

const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Returns the value of a number in the syntax of JSON: an {@link ExactNumber} if JavaScript would change its text. */
export const toExactNumber = (text: string): number =>
  JSON.stringify(Number(text)) === text || !jsonNumber.test(text)
    ? Number(text)
    : (new ExactNumber(text) as unknown as number);

/**
 * Returns a short text that another text doesn't contain: a prefix, the first number that isn't between the
 * prefix and a hyphen there, and a hyphen.
 */
export function createMark(text: string, prefix = '#'): string {
  const used = new Set<string>();
  for (const part of text.split(prefix)) used.add(/^\d+(?=-)/.exec(part)?.[0] ?? '');
  let number = 0;
  while (used.has(String(number))) number += 1;
  return `${prefix}${number}-`;
}

/** Serializes a JSON value with its numbers as they were written. */
export function stringifyJson(value: unknown, indent?: number): string {
  let isExact = true;
  const text = JSON.stringify(
    value,
    (_key, member: unknown) => {
      isExact &&= !(member instanceof Number);
      return member;
    },
    indent,
  );
  if (isExact) return text;
  const mark = createMark(text);
  return JSON.stringify(
    value,
    (_key, member: unknown) => (member instanceof Number ? mark + member.toString() + mark : member),
    indent,
  )
    .replaceAll(`"${mark}`, '')
    .replaceAll(`${mark}"`, '');
}

/**
 * Parses JSON, and keeps the text of numbers that JavaScript would change.
 *
 * @throws SyntaxError
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  // Numbers that JavaScript keeps are short, and have no exponent and no unnecessary zeros.
  if (!/[\d.]{16}|\.\d*0(?!\d)|\d[eE]|-0/.test(text)) return value;
  const mark = createMark(JSON.stringify(value));
  const marked = text.replaceAll(/"(?:[^"\\]+|\\.)*"|-?\d[\d.eE+-]*/g, (token) =>
    token.startsWith('"') || JSON.stringify(Number(token)) === token ? token : `"${mark}${token}"`,
  );
  return JSON.parse(marked, (_key, member: unknown) =>
    typeof member === 'string' && member.startsWith(mark) ? toExactNumber(member.slice(mark.length)) : member,
  );
}

/** Replaces the numbers that JavaScript would change with the nearest primitive numbers. */
export function toNearestNumbers<T>(value: T): T {
  if (value instanceof Number) return Number(value) as T;
  if (typeof value !== 'object' || value === null) return value;
  return (
    Array.isArray(value)
      ? value.map(toNearestNumbers)
      : Object.fromEntries(Object.entries(value).map(([key, member]) => [key, toNearestNumbers<unknown>(member)]))
  ) as T;
}
