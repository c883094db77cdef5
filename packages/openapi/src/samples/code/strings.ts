import type {SampleText} from '../sample-text.js';

const commonEscapes = {'\\': '\\\\', '"': '\\"', '\n': '\\n', '\r': '\\r', '\t': '\\t'} as const;

/** Invisible characters, such as characters that end a line or reverse the text direction. */
export const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

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
  return text.toWellFormed().replaceAll(/./gsu, (character) => {
    if (Object.hasOwn(escapes, character)) return escapes[character] ?? '';
    return invisible.test(character) ? escapeCharacter(character) : character;
  });
}

/** Formats a string literal in double quotes. The parameters are those of {@link escapeString}. */
export const formatString = (
  text: string,
  escapeCharacter: (character: string) => string,
  special?: Readonly<Record<string, string>>,
): string => `"${escapeString(text, escapeCharacter, special)}"`;

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

/** Returns the escape sequences of JSON and Java, which consist of UTF-16 code units. */
export const escapeUnits = (character: string): string =>
  [...Array(character.length).keys()]
    .map((index) => String.raw`\u` + character.charCodeAt(index).toString(16).padStart(4, '0'))
    .join('');

/** Creates an escape sequence of PHP and Ruby. */
export const escapeInBraces = (character: string): string => `\\u{${toHex(character)}}`;

/** Escapes text for a string of C# or Python in which expressions are in braces. */
export const escapeForBraces = (text: string): string => escapeString(text, escapeCodePoint, {'{': '{{', '}': '}}'});

/** Returns whether a string has only characters that need no escape sequence. */
export const isPlain = (text: string): boolean => !invisible.test(text) && text.isWellFormed();

/**
 * Returns whether text has several lines that a literal without escape sequences, such as a heredoc, can contain.
 * Languages strip the indentation that all lines share, and Java also strips trailing spaces.
 */
export const isBlock = (text: string): boolean =>
  /^\S.*\n/.test(text) && !/[^\S\n](?:\n|$)/.test(text) && isPlain(text.replaceAll('\n', ''));

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

/** How a language writes text with the expressions of secrets in it, such as `${…}`. */
interface TemplateSyntax {
  /** Formats text without secrets. */
  readonly formatPlain: (text: string) => string;
  /** Returns the expression for a secret. */
  readonly readSecret: (variable: string) => string;
  readonly quotes: readonly [open: string, close: string];
  /** Escapes text between expressions. */
  readonly escape: (text: string) => string;
  readonly insert: (expression: string) => string;
}

/** Formats text as a string or a template, or as the expression for its only secret. */
export function formatTemplate(text: SampleText, syntax: TemplateSyntax): string {
  const {formatPlain, readSecret, quotes, escape, insert} = syntax;
  if (typeof text === 'string') return formatPlain(text);
  const [first] = text;
  if (text.length === 1 && typeof first === 'object') return readSecret(first.variable);
  const [open, close] = quotes;
  return open + formatConcatenation(text, escape, (variable) => insert(readSecret(variable)), '') + close;
}
