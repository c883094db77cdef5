import {stringifyJson, toWellFormed, type Json} from '@developer-docs/utils';
import type {SampleBody, SamplePart} from '../body.js';
import type {SampleRequest, SampleText} from '../sample-request.js';
import {encodeForForm} from '../serialize.js';
import {formatLiteral, type LiteralStyle} from './literal.js';

/* Functions that the language generators share. */

/** Lists the lines of code that apply: `condition && 'line'`, or `condition && ['line', 'line']`. */
export const listLines = (...lines: readonly (string | readonly string[] | false | undefined)[]): string[] =>
  lines.flat().filter((line) => typeof line === 'string');

/**
 * Adds a mark for its import to each name that code can contain. Text of documents has no such marks, because control
 * characters in it are escaped.
 *
 * @param names - The names by what they're imported from.
 */
export const markNames = <Name extends string>(names: Readonly<Record<string, readonly Name[]>>) =>
  Object.fromEntries(
    Object.entries(names).flatMap(([module, list]) => list.map((name) => [name, `\0${module}\0${name}`])),
  ) as Readonly<Record<Name, string>>;

/** Removes the marks of {@link markNames} from code, and returns the marked names by module, sorted. */
export function splitImports(lines: readonly string[]) {
  const imports = new Map<string, Set<string>>();
  const code = lines.map((line) =>
    line.replaceAll(/\0([^\0]*)\0(\w+)/g, (_mark, module: string, name: string) => {
      imports.set(module, (imports.get(module) ?? new Set()).add(name));
      return name;
    }),
  );
  const modules = [...imports.keys()]
    .sort()
    .map((module) => ({module, names: [...(imports.get(module) ?? [])].sort()}));
  return {code, modules};
}

const commonEscapes = {'\\': '\\\\', '"': '\\"', '\n': '\\n', '\r': '\\r', '\t': '\\t'} as const;

/** Invisible characters, such as characters that end a line or reverse the text direction. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/**
 * Escapes text for a string in double quotes.
 *
 * @param escapeCharacter - Creates the escape sequence of an invisible character.
 * @param special - The escape sequences of other characters.
 */
export function escapeString(
  text: string,
  escapeCharacter: (character: string) => string,
  special: Readonly<Record<string, string>> = {},
): string {
  const escapes: Readonly<Record<string, string>> = {...commonEscapes, ...special};
  return toWellFormed(text).replaceAll(/./gsu, (character) => {
    if (Object.hasOwn(escapes, character)) return escapes[character] ?? '';
    return invisible.test(character) ? escapeCharacter(character) : character;
  });
}

/** Formats a string literal in double quotes. */
export const formatString = (...[text, ...escapes]: Parameters<typeof escapeString>): string =>
  `"${escapeString(text, ...escapes)}"`;

/**
 * Formats a string literal in the preferred quotes, or in the other quotes if the preferred ones would require escape
 * sequences.
 */
export function formatQuoted(
  text: string,
  preferred: '"' | "'",
  escapeCharacter: (character: string) => string,
): string {
  const other = preferred === '"' ? "'" : '"';
  const quote = text.includes(preferred) && !text.includes(other) ? other : preferred;
  return quote + escapeString(text, escapeCharacter, {'"': '"', [quote]: `\\${quote}`}) + quote;
}

const toHex = (character: string) => (character.codePointAt(0) ?? 0).toString(16);

/** Creates an escape sequence of Go, C#, and Python. */
export function escapeCodePoint(character: string): string {
  const hex = toHex(character);
  return hex.length > 4 ? String.raw`\U` + hex.padStart(8, '0') : String.raw`\u` + hex.padStart(4, '0');
}

/** Creates an escape sequence of PHP and Ruby. */
export const escapeInBraces = (character: string): string => `\\u{${toHex(character)}}`;

/** Escapes text for a string of C# or Python in which expressions are in braces. */
export const escapeForBraces = (text: string): string => escapeString(text, escapeCodePoint, {'{': '{{', '}': '}}'});

const commonMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'];

/**
 * Returns the name of a common method, such as `Post`, which is also the name of a constant or class in Go, C#, and
 * Ruby.
 */
export const getMethodName = (method: string): string | undefined =>
  commonMethods.includes(method) ? method.charAt(0) + method.slice(1).toLowerCase() : undefined;

/** The end of a comment that names a client. */
export const lacksDigest = "doesn't support Digest authentication. Use a library for it.";

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
 * Formats text as a string that contains the expressions of its secrets, such as `${…}`, or as the expression of its
 * only secret.
 *
 * @param format - Formats a string without secrets, or a secret's expression.
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
const formatJsonText = (value: Json, special = ''): string =>
  stringifyJson(value, 2).replaceAll(/[^\n]/gu, (character) =>
    invisible.test(character) || special.includes(character) ? escapeUnits(character) : character,
  );

/** Returns the escape sequences of JSON and Java, which consist of UTF-16 code units. */
export const escapeUnits = (character: string): string =>
  [...Array(character.length).keys()]
    .map((index) => String.raw`\u` + character.charCodeAt(index).toString(16).padStart(4, '0'))
    .join('');

/**
 * Returns the text of a body that is JSON or text.
 *
 * @param special - See {@link formatJsonText}.
 */
export const getBodyText = (content: Extract<SampleBody, {kind: 'json' | 'text'}>, special?: string): string =>
  content.kind === 'json' ? formatJsonText(content.value, special) : content.text;

/**
 * Returns whether text has several lines that a literal without escape sequences, such as a heredoc, can contain.
 * Languages strip the indentation that all lines share, and Java also strips trailing spaces.
 */
export const isBlock = (text: string): boolean =>
  /^\S.*\n/.test(text) && !/[^\S\n](?:\n|$)/.test(text) && isPlain(text.replaceAll('\n', ''));

/**
 * Formats JSON as a literal of the language, or returns `undefined` if it has numbers that the language would change.
 */
export function formatJsonLiteral(content: SampleBody, style: LiteralStyle, indentation?: string): string | undefined {
  if (content.kind !== 'json') return undefined;
  const {value} = content;
  const text = stringifyJson(value);
  // Languages would write long integers or small fractions with an exponent.
  const isExact =
    text === JSON.stringify(value) && !/\d[eE][+-]?\d|\d{19}|\b0\.0000/.test(text.replaceAll(/"(?:[^"\\]|\\.)*"/g, ''));
  return isExact ? formatLiteral(value, style, indentation) : undefined;
}

/**
 * Formats the fields of a form as expressions, such as `"name=" + encode("two words")`. Only values that need it are
 * encoded by the program.
 */
export const formatFields = (
  fields: readonly (readonly [string, string])[],
  formatText: (text: string) => string,
  formatEncoded: (expression: string) => string,
): string[] =>
  fields.map(([name, value]) => {
    const start = `${encodeForForm(name)}=`;
    return encodeForForm(value) === value
      ? formatText(start + value)
      : `${formatText(start)}${formatEncoded(formatText(value))}`;
  });

/**
 * Escapes quotes and line breaks as browsers do.
 *
 * @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data
 */
const escapeQuotes = (text: string) => text.replaceAll(/["\r\n]/g, encodeURIComponent);

/** Returns the headers of a form part. */
export function listPartHeaders(part: SamplePart): (readonly [name: string, value: string])[] {
  const file = 'file' in part ? `; filename="${escapeQuotes(part.file)}"` : '';
  const type = part.mediaType ?? ('file' in part ? 'application/octet-stream' : undefined);
  return [
    ['Content-Disposition', `form-data; name="${escapeQuotes(part.name)}"${file}`],
    ...(type === undefined ? [] : [['Content-Type', type] as const]),
    ...(part.headers ?? []),
  ];
}

/** Lists expressions for the lines of a multipart body, some of which are boundaries or a file's content. */
export const listPartLines = (
  parts: readonly SamplePart[],
  formatText: (text: string) => string,
  formatFile: (file: string) => string,
  formatBoundary: (end: string) => string,
): string[] => [
  ...parts.flatMap((part) => [
    formatBoundary(''),
    ...listPartHeaders(part).map((header) => formatText(header.join(': '))),
    formatText(''),
    'file' in part ? formatFile(part.file) : formatText(part.text),
  ]),
  formatBoundary('--'),
  formatText(''),
];

/** Returns what a program does with the response: print the body, save it, or print its items as they arrive. */
export function getResponseKind({responseType, isStream}: SampleRequest): 'none' | 'text' | 'file' | 'stream' {
  if (isStream === true) return 'stream';
  return responseType === 'json' ? 'text' : responseType;
}

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
