/** Lists the lines of code that apply: `condition && 'line'`, or `condition && ['line', 'line']`. */
export const listLines = (...lines: readonly (string | readonly string[] | false | undefined)[]): string[] =>
  lines.flat().filter((line) => typeof line === 'string');

/** Indents all lines after the first one, except for empty lines. */
export const indentRest = (text: string, indentation: string): string =>
  text.replaceAll(/\n(?=.)/g, `\n${indentation}`);

/** Indents lines, except for empty ones. */
export const indentLines = (lines: readonly string[], indentation: string): string[] =>
  lines.map((line) => (line === '' ? line : indentation + line));
