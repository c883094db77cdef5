import {stringifyJson, toWellFormed, type Json} from '@developer-docs/utils';
import {formatLiteral, type LiteralStyle} from './literal.js';
import type {SampleBody, SamplePart} from './body.js';
import type {SampleText} from './sample-request.js';
import {encodeForForm} from './serialize.js';

/** What the generators of languages have in common. */

/** The escape sequences of a language's strings. */
export interface StringStyle {
  /** What begins and ends a string. */
  readonly quote: string;
  /** The escape sequences of single characters, such as `\n`. */
  readonly escapes: Readonly<Record<string, string>>;
  /** Creates the escape sequence of another code point. */
  readonly escapeCode: (hex: string) => string;
}

/** The escape sequences that most languages have. */
export const commonEscapes = {'\\': '\\\\', '"': '\\"', '\n': '\\n', '\r': '\\r', '\t': '\\t'} as const;

/** Characters that aren't visible, such as those that end a line or reverse the direction of text. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

const toHex = (character: string, length: number) => (character.codePointAt(0) ?? 0).toString(16).padStart(length, '0');

/** Formats a string literal. */
export const formatString = (text: string, {quote, escapes, escapeCode}: StringStyle): string =>
  quote + escapeString(text, escapes, escapeCode) + quote;

/** Escapes text for a string literal. */
export const escapeString = (
  text: string,
  escapes: StringStyle['escapes'],
  escapeCode: StringStyle['escapeCode'],
): string =>
  toWellFormed(text).replaceAll(/./gsu, (character) =>
    Object.hasOwn(escapes, character)
      ? (escapes[character] ?? '')
      : invisible.test(character)
        ? escapeCode(toHex(character, 4))
        : character,
  );

/** Returns whether a string has only characters that need no escape sequence. */
export const isPlain = (text: string): boolean => !invisible.test(text) && text === toWellFormed(text);

/** Formats text as an expression: string literals and secrets, joined by an operator. */
export const formatConcatenation = (
  text: SampleText,
  formatPart: (text: string) => string,
  readSecret: (variable: string) => string,
  operator = ' + ',
): string =>
  [text]
    .flat()
    // Adjacent strings are a single literal.
    .reduce<(string | {readonly variable: string})[]>((parts, part) => {
      const last = parts.at(-1);
      return typeof last === 'string' && typeof part === 'string'
        ? [...parts.slice(0, -1), last + part]
        : [...parts, part];
    }, [])
    .map((part) => (typeof part === 'string' ? formatPart(part) : readSecret(part.variable)))
    .join(operator);

/** Lists the parts of a text in which each secret is an expression in a string, such as `${…}`. */
export const formatInterpolation = (
  text: SampleText,
  escape: (text: string) => string,
  insertSecret: (variable: string) => string,
): string => formatConcatenation(text, escape, insertSecret, '');

/**
 * Formats JSON that a string literal without escape sequences can contain: invisible characters, and those that are
 * special in the literal, have JSON's own escape sequences.
 *
 * @param special - Characters that only occur in the strings of JSON, such as a backtick.
 */
export const formatJsonText = (value: Json, special = ''): string =>
  stringifyJson(value, 2).replaceAll(/./gu, (character) =>
    invisible.test(character) || special.includes(character)
      ? [...Array(character.length).keys()]
          .map((index) => String.raw`\u` + character.charCodeAt(index).toString(16).padStart(4, '0'))
          .join('')
      : character,
  );

/** Formats JSON as a literal of the language, or returns `undefined` if it has numbers that the language would change. */
export function formatJsonLiteral(value: Json, style: LiteralStyle): string | undefined {
  const text = stringifyJson(value);
  const isExact = text === JSON.stringify(value) && !/\d[eE][+-]?\d/.test(text.replaceAll(/"(?:[^"\\]|\\.)*"/g, ''));
  return isExact ? formatLiteral(value, style) : undefined;
}

/** Encodes the fields of a form. */
export const encodeFields = (fields: readonly (readonly [string, string])[]): string =>
  fields.map((pair) => pair.map(encodeForForm).join('=')).join('&');

/** Escapes quotes and line breaks in the way of browsers. */
const escapeQuotes = (text: string) => text.replaceAll(/["\r\n]/g, encodeURIComponent);

/** Returns the headers of a part of a form. */
export function listPartHeaders(part: SamplePart): (readonly [name: string, value: string])[] {
  const file = 'file' in part ? `; filename="${escapeQuotes(part.file)}"` : '';
  const type = part.mediaType ?? ('file' in part ? 'application/octet-stream' : 'text/plain; charset=utf-8');
  return [
    ['Content-Disposition', `form-data; name="${escapeQuotes(part.name)}"${file}`],
    ['Content-Type', type],
    ...(part.headers ?? []),
  ];
}

/** Formats the headers of a part as they're sent. */
export const formatPartHead = (part: SamplePart): string =>
  `${listPartHeaders(part)
    .map((header) => header.join(': '))
    .join('\r\n')}\r\n\r\n`;

/** Returns whether the functions of a language for forms can create a body: files, and text without headers. */
export const isSimpleForm = ({subtype, parts}: Extract<SampleBody, {kind: 'multipart'}>): boolean =>
  subtype === undefined &&
  parts.every(
    (part) =>
      !/["\\\r\n]/.test(part.name) && part.headers === undefined && ('file' in part || part.mediaType === undefined),
  );

/** Indents all lines after the first one, except for empty lines. */
export const indentRest = (text: string, indentation: string): string =>
  text.replaceAll(/\n(?=.)/g, `\n${indentation}`);

/** Indents lines, except for empty ones. */
export const indentLines = (lines: readonly string[], indentation: string): string[] =>
  lines.map((line) => (line === '' ? line : indentation + line));
