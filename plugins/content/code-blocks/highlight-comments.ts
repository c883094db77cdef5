/** Code without the comments that highlight its lines, and these lines. */
export interface MarkedCode {
  readonly code: string;
  /** Numbers of the highlighted lines in `code`, counted from 1. */
  readonly lines: readonly number[];
}

/** A line that holds nothing but such a comment, in any comment style of our languages. */
const comment = /^\s*(?:\/\/|#|<!--|\{?\s*\/\*)\s*highlight-(?<command>next-line|start|end)\s*(?:-->|\*\/\s*\}?)?\s*$/;

/**
 * Takes `highlight-next-line`, `highlight-start` and `highlight-end` comments out of code.
 *
 * @param source - Code that may hold such comments, each on a line of its own.
 * @throws Error when a comment has no line to highlight, or start and end do not match.
 */
export function readHighlightComments(source: string): MarkedCode {
  const code: string[] = [];
  const lines: number[] = [];
  let next = false;
  let inside = false;
  for (const line of source.split('\n')) {
    const command = comment.exec(line)?.groups?.['command'];
    if (command === undefined) {
      code.push(line);
      if (next || inside) {
        lines.push(code.length);
      }
      next = false;
    } else if (command === 'next-line') {
      next = true;
    } else if ((command === 'start') === inside) {
      throw new Error(
        `"${line.trim()}" in a code block is not matched: highlight-start and highlight-end come in pairs.`,
      );
    } else {
      inside = !inside;
    }
  }
  if (next || inside) {
    throw new Error(
      next
        ? '"highlight-next-line" is on the last line of a code block: there is no line after it.'
        : '"highlight-start" in a code block is not matched: add highlight-end after the last highlighted line.',
    );
  }
  return {code: code.join('\n'), lines};
}
