import {
  LineCounter,
  parse,
  parseDocument,
  visit,
  YAMLParseError,
  type DocumentOptions,
  type ErrorCode,
  type ParseOptions,
  type SchemaOptions,
  type ToJSOptions,
} from 'yaml';
import {ExplainedError} from '../errors.js';

/** How to fix a YAML syntax error, by error code. */
const fixHints: Partial<Readonly<Record<ErrorCode, string>>> = {
  BAD_INDENT: 'Indent it like the other keys or items of its list, or close the "[" or "{" above it.',
  BAD_SCALAR_START: 'Put the value in quotes.',
  BLOCK_AS_IMPLICIT_KEY: 'Put a value that contains ": " in quotes, or indent the key like the other keys.',
  DUPLICATE_KEY: 'Remove or rename one of the keys.',
  MULTIPLE_DOCS: 'Remove the line "---", and put what follows in another file.',
  MULTILINE_IMPLICIT_KEY: 'Add the missing colon, or indent the line as part of the value above it.',
  TAB_AS_INDENT: 'Indent with spaces.',
};

const defaultFixHint = 'Correct the syntax in or above this line.';

type YamlOptions = ParseOptions & DocumentOptions & SchemaOptions & ToJSOptions;

/**
 * Parses YAML.
 *
 * @param file - The path of the file for messages.
 * @throws Error with the file, the line, the column, the cause, and how to fix it, such as
 *   `api.yaml:3:1: the file isn't valid YAML: … . Indent with spaces.`
 */
export function parseYaml(text: string, file: string, options: YamlOptions = {}): unknown {
  try {
    // Editors on Windows add a byte order mark, after which the parser reads no list.
    return parse(text.replace(/^\uFEFF/, ''), options);
  } catch (error) {
    // The original error isn't added as the cause, because Docusaurus prints the innermost message first.
    throw new ExplainedError(`${file}${describeYamlError(error as Error, text)}`);
  }
}

function describeYamlError(error: Error, text: string): string {
  if (!(error instanceof YAMLParseError)) return `: the file isn't valid YAML: ${error.message}. ${defaultFixHint}`;
  const openingQuote = error.message.startsWith('Missing closing') ? findUnclosedQuote(text) : undefined;
  const {line, col} = openingQuote ?? error.linePos?.[0] ?? {line: 1, col: 1};
  const reason = error.message
    .replace(/ at line \d+, column \d+:[\s\S]*$/, '')
    .replace(/"quote$|; please use .*$/, (end) => (end.startsWith('"') ? '"' : ''));
  const fixHint = openingQuote ? 'Close the quotes.' : (fixHints[error.code] ?? defaultFixHint);
  return `:${line}:${col}: the file isn't valid YAML: ${reason}. ${fixHint}`;
}

/** Finds quotes that are never closed. The parser reports the end of the file instead. */
function findUnclosedQuote(text: string): {line: number; col: number} | undefined {
  const lineCounter = new LineCounter();
  let position: {line: number; col: number} | undefined;
  visit(parseDocument(text, {lineCounter, prettyErrors: false}), {
    Scalar: (_key, {type, range}) => {
      if (type?.startsWith('QUOTE') && range) position = lineCounter.linePos(range[0]);
    },
  });
  return position;
}
