export interface HighlightedLines {
  /** The code without highlight comments. */
  readonly code: string;
  /** Numbers of the highlighted lines in `code`, starting at 1. */
  readonly lines: readonly number[];
}

/** A line that contains only a highlight comment, in any comment syntax of the supported languages. */
const commentPattern =
  /^\s*(?:\/\/|#|<!--|\{?\s*\/\*)\s*highlight-(?<command>next-line|start|end)\s*(?:-->|\*\/\s*\}?)?\s*$/;

/**
 * Removes `highlight-next-line`, `highlight-start`, and `highlight-end` comments from code, and returns the lines that
 * they highlight. Each comment must be on its own line, as in Docusaurus.
 *
 * @throws Error if a comment highlights no line, or start and end comments don't match.
 */
export function extractHighlightComments(source: string): HighlightedLines {
  const code: string[] = [];
  const lines: number[] = [];
  let highlightsNextLine = false;
  let isInsideRange = false;
  for (const line of source.split('\n')) {
    const command = commentPattern.exec(line)?.groups?.['command'];
    if (command === undefined) {
      code.push(line);
      if (highlightsNextLine || isInsideRange) {
        lines.push(code.length);
      }
      highlightsNextLine = false;
    } else if (command === 'next-line') {
      highlightsNextLine = true;
    } else if ((command === 'start') === isInsideRange) {
      throw new Error(`unmatched "${line.trim()}" in a code block. Use highlight-start and highlight-end in pairs.`);
    } else {
      isInsideRange = command === 'start';
    }
  }
  if (highlightsNextLine) {
    throw new Error('highlight-next-line is on the last line of a code block. Move it above the line to highlight.');
  }
  if (isInsideRange) {
    throw new Error('unmatched highlight-start in a code block. Add highlight-end after the last highlighted line.');
  }
  return {code: code.join('\n'), lines};
}
