import type {SampleText} from '../sample-text.js';

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
  readonly formatString: (text: string) => string;
  /** Returns the expression for a secret. */
  readonly readSecret: (variable: string) => string;
  readonly quotes: readonly [open: string, close: string];
  /** Escapes text between expressions. */
  readonly escape: (text: string) => string;
  readonly insert: (expression: string) => string;
}

/** Formats text as a string or a template, or as the expression for its only secret. */
export function formatTemplate(text: SampleText, syntax: TemplateSyntax): string {
  const {formatString, readSecret, quotes, escape, insert} = syntax;
  if (typeof text === 'string') return formatString(text);
  const [first] = text;
  if (text.length === 1 && typeof first === 'object') return readSecret(first.variable);
  const [open, close] = quotes;
  return open + formatConcatenation(text, escape, (variable) => insert(readSecret(variable)), '') + close;
}
