import {ExplainedError} from '@developer-docs/utils';

/**
 * Rejects text that isn't YAML or JSON.
 *
 * @param name - The file's name in messages.
 * @throws ExplainedError
 */
export function rejectOtherContent(text: string, name: string): void {
  if (text.includes('\0')) {
    throw new ExplainedError(
      `${name} isn't encoded in UTF-8, but probably in UTF-16. Save it as UTF-8. In Windows PowerShell, write it with "| Out-File -Encoding utf8" instead of ">".`,
    );
  }
  if (/^\s*</.test(text)) {
    throw new ExplainedError(
      `${name} is HTML or XML, not YAML or JSON. Download the document itself, not a page about it.`,
    );
  }
}
