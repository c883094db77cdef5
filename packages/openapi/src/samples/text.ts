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

/** Formats a string literal in the preferred quotes, or in the other ones if it would need escape sequences for them. */
export function formatQuoted(text: string, preferred: '"' | "'", escapeCode: StringStyle['escapeCode']): string {
  const other = preferred === '"' ? "'" : '"';
  const quote = text.includes(preferred) && !text.includes(other) ? other : preferred;
  return formatString(text, {quote, escapes: {...commonEscapes, '"': '"', [quote]: `\\${quote}`}, escapeCode});
}

/** Returns the name of a common method, such as `Post`, which is that of a constant or a class in Go, C#, and Ruby. */
export const getMethodName = (method: string): string | undefined =>
  /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|TRACE)$/.test(method)
    ? method.charAt(0) + method.slice(1).toLowerCase()
    : undefined;

/** The end of a comment that names a client. */
export const lacksDigest = "doesn't support Digest authentication. Use a library for it.";

/** Creates an escape sequence of Go, C#, and Python. */
export const escapeCodePoint = (hex: string): string =>
  hex.length > 4 ? String.raw`\U` + hex.padStart(8, '0') : String.raw`\u` + hex;

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

/**
 * Formats text as a string that contains the expressions of its secrets, such as `${…}`, or as the expression of its only
 * secret.
 *
 * @param format - Formats a string without secrets, or the expression of a secret.
 */
export function formatTemplate(
  text: SampleText,
  format: {readonly text: (text: string) => string; readonly secret: (variable: string) => string},
  [open, close]: readonly [string, string],
  escape: (text: string) => string,
  insert: (variable: string) => string,
): string {
  const [first] = text;
  if (typeof text === 'string') return format.text(text);
  if (text.length === 1 && typeof first === 'object') return format.secret(first.variable);
  return open + formatConcatenation(text, escape, insert, '') + close;
}

/**
 * Formats JSON that a string literal without escape sequences can contain: invisible characters, and those that are
 * special in the literal, have JSON's own escape sequences.
 *
 * @param special - Characters that only occur in the strings of JSON, such as a backtick.
 */
export const formatJsonText = (value: Json, special = ''): string =>
  stringifyJson(value, 2).replaceAll(/[^\n]/gu, (character) =>
    invisible.test(character) || special.includes(character) ? escapeUnits(character) : character,
  );

/** Returns the escape sequences of JSON and Java, which are those of UTF-16 code units. */
export const escapeUnits = (character: string): string =>
  [...Array(character.length).keys()]
    .map((index) => String.raw`\u` + character.charCodeAt(index).toString(16).padStart(4, '0'))
    .join('');

/**
 * Returns the text of a body that isn't multipart or a file.
 *
 * @param special - See {@link formatJsonText}.
 */
export const getBodyText = (content: Extract<SampleBody, {kind: 'json' | 'form' | 'text'}>, special?: string): string =>
  content.kind === 'json'
    ? formatJsonText(content.value, special)
    : content.kind === 'form'
      ? encodeFields(content.fields)
      : content.text;

/**
 * Returns whether text has several lines that a literal without escape sequences, such as a heredoc, can contain. Languages
 * remove the indentation that all lines have, and Java also spaces at their ends.
 */
export const isBlock = (text: string): boolean =>
  /^\S.*\n/.test(text) && !/[^\S\n](?:\n|$)/.test(text) && isPlain(text.replaceAll('\n', ''));

/** Formats JSON as a literal of the language, or returns `undefined` if it has numbers that the language would change. */
export function formatJsonLiteral(content: SampleBody, style: LiteralStyle, indentation?: string): string | undefined {
  if (content.kind !== 'json') return undefined;
  const {value} = content;
  const text = stringifyJson(value);
  const isExact = text === JSON.stringify(value) && !/\d[eE][+-]?\d/.test(text.replaceAll(/"(?:[^"\\]|\\.)*"/g, ''));
  return isExact ? formatLiteral(value, style, indentation) : undefined;
}

/** Encodes the fields of a form. */
export const encodeFields = (fields: readonly (readonly [string, string])[]): string =>
  fields.map((pair) => pair.map(encodeForForm).join('=')).join('&');

/** Escapes quotes and line breaks in the way of browsers. */
const escapeQuotes = (text: string) => text.replaceAll(/["\r\n]/g, encodeURIComponent);

/** Returns the headers of a part of a form. */
export function listPartHeaders(part: SamplePart): (readonly [name: string, value: string])[] {
  const file = 'file' in part ? `; filename="${escapeQuotes(part.file)}"` : '';
  const type = part.mediaType ?? ('file' in part ? 'application/octet-stream' : undefined);
  return [
    ['Content-Disposition', `form-data; name="${escapeQuotes(part.name)}"${file}`],
    ...(type === undefined ? [] : [['Content-Type', type] as const]),
    ...(part.headers ?? []),
  ];
}

/** Lists the lines of a multipart body, some of which are files, or boundaries with what follows them. */
export const listPartLines = (
  parts: readonly SamplePart[],
): (string | {readonly file: string} | {readonly boundary: '' | '--'})[] => [
  ...parts.flatMap((part) => [
    {boundary: ''} as const,
    ...listPartHeaders(part).map((header) => header.join(': ')),
    '',
    'file' in part ? {file: part.file} : part.text,
  ]),
  {boundary: '--'},
  '',
];

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
