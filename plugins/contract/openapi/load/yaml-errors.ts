import {LineCounter, parseDocument, visit, YAMLParseError, type ErrorCode} from 'yaml';

/** How to fix a YAML syntax error, by error code. */
const fixHints: Partial<Readonly<Record<ErrorCode, string>>> = {
  BAD_INDENT: 'Indent it like the other keys or items of its list, or close the "[" or "{" above it.',
  BAD_SCALAR_START: 'Put the value in quotes.',
  BLOCK_AS_IMPLICIT_KEY: 'Put a value that contains ": " in quotes, or indent the key like the other keys.',
  DUPLICATE_KEY: 'Remove or rename one of the keys.',
  MULTILINE_IMPLICIT_KEY: 'Add the missing colon, or indent the line as part of the value above it.',
  TAB_AS_INDENT: 'Indent with spaces.',
};

const defaultFixHint = 'Correct the syntax in or above this line.';

/**
 * Describes a YAML syntax error with its position and how to fix it, such as
 * `3:1: the file isn't valid YAML: … . Indent with spaces.`
 *
 * @param error - The value that `parse` threw.
 * @param text - The text that was parsed.
 * @returns The description, which starts with the line and the column; `undefined` for an error without a position.
 */
export function describeYamlError(error: unknown, text: string): string | undefined {
  if (!(error instanceof YAMLParseError)) {
    return undefined;
  }
  const openingQuote = error.code === 'MISSING_CHAR' ? findUnclosedQuote(text) : undefined;
  const position = openingQuote ?? error.linePos?.[0];
  if (position === undefined) {
    return undefined;
  }
  const reason = error.message.replace(/ at line \d+, column \d+:[\s\S]*$/, '').replace(/"quote$/, '"');
  const fixHint = openingQuote ? 'Close the quotes.' : (fixHints[error.code] ?? defaultFixHint);
  return `${String(position.line)}:${String(position.col)}: the file isn't valid YAML: ${reason}. ${fixHint}`;
}

/** Finds quotes that are never closed. The parser reports the end of the file instead. */
function findUnclosedQuote(text: string): {line: number; col: number} | undefined {
  const lineCounter = new LineCounter();
  let position: {line: number; col: number} | undefined;
  visit(parseDocument(text, {lineCounter, prettyErrors: false}), {
    Scalar: (_key, {type, range}) => {
      if (type?.startsWith('QUOTE') && range) {
        position = lineCounter.linePos(range[0]);
      }
    },
  });
  return position;
}
