import {normalizeTokens, Prism} from 'prism-react-renderer';
import {grammarOf} from './languages';
import {roleOf, type Role} from './roles';

/** How the lines of a code block are shown. */
export interface HighlightOptions {
  /** Numbers of the highlighted lines, counted from 1. */
  readonly lines?: readonly number[];
  /** Makes an element of every line, for line numbers. Highlighted lines do so too. */
  readonly numbered?: boolean;
}

/**
 * Highlights code as static markup: classes instead of inline styles, so that both themes share it and a strict
 * content-security policy allows it. Its text content is exactly the code, without the line break at its end.
 *
 * @param code - The code as its reader copies it.
 * @param language - One of `languages`.
 * @returns HTML for the inside of a `<code>` element; `CodeBlock` takes it as `html`.
 * @throws Error when the language is unknown, or a highlighted line is not in the code.
 */
export function highlight(
  code: string,
  language: string,
  {lines = [], numbered = false}: HighlightOptions = {},
): string {
  const grammar = grammarOf(language);
  const text = code.replaceAll('\r\n', '\n').replace(/\n$/, '');
  const rows =
    grammar === undefined ? text.split('\n').map(escape) : normalizeTokens(Prism.tokenize(text, grammar)).map(markup);
  const missing = lines.find((line) => line < 1 || line > rows.length);
  if (missing !== undefined) {
    throw new Error(
      `line ${missing} of a code block is to be highlighted, and it has ${rows.length} ${rows.length === 1 ? 'line' : 'lines'}. ` +
        'Lines count from 1, without the comments that highlight.',
    );
  }
  if (lines.length === 0 && !numbered) {
    return rows.join('\n');
  }
  const highlighted = new Set(lines);
  return rows
    .map(
      (row, index) =>
        `<span class="code-line${highlighted.has(index + 1) ? ' code-line-highlighted' : ''}">${row}</span>`,
    )
    .join('\n');
}

interface Token {
  readonly types: readonly string[];
  readonly content: string;
  readonly empty?: boolean | undefined;
}

/** A line of tokens as markup. Neighbors of one role share an element, and plain code has none: pages stay small. */
function markup(tokens: readonly Token[]): string {
  const runs: {role: Role | undefined; text: string}[] = [];
  for (const {types, content, empty} of tokens) {
    if (empty) {
      continue; // `normalizeTokens` puts a line break into an empty line.
    }
    const last = runs.at(-1);
    const role = content.trim() === '' ? last?.role : roleOf(types);
    if (last !== undefined && last.role === role) {
      last.text += content;
    } else {
      runs.push({role, text: content});
    }
  }
  return runs
    .map(({role, text}) => (role === undefined ? escape(text) : `<span class="code-${role}">${escape(text)}</span>`))
    .join('');
}

/** Puts text into markup. */
function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
