import {formatCount} from '@developer-docs/internal';
import {highlightCode, type HighlightOptions} from '@developer-docs/internal/node';
import {checkLanguage} from './languages';

/**
 * Highlights the code of a page, as `highlightCode` does.
 *
 * @throws Error if the language is unknown or a highlighted line doesn't exist.
 */
export function highlight(code: string, language: string, options: HighlightOptions = {}): string {
  checkLanguage(language);
  checkLines(code, options.lines ?? []);
  return highlightCode(code, language, options);
}

function checkLines(code: string, lines: readonly number[]): void {
  const count = code.replace(/\r?\n$/, '').split('\n').length;
  const missingLine = lines.find((line) => line < 1 || line > count);
  if (missingLine !== undefined) {
    throw new Error(
      `can't highlight line ${missingLine} of a code block with ${formatCount(count, 'line')}. ` +
        'Line numbers start at 1 and exclude highlight comments.',
    );
  }
}
