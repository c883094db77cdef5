import {parse} from 'yaml';
import {OpenApiError} from '../problems.js';

/**
 * Rejects text that isn't a document, and text whose aliases would expand to more than fits into memory.
 *
 * @param name - The file's name in messages.
 * @throws OpenApiError
 */
export function rejectOtherContent(text: string, name: string): void {
  if (text.includes('\0')) {
    throw new OpenApiError(
      `${name} isn't encoded in UTF-8, but probably in UTF-16. Save it as UTF-8. In Windows PowerShell, write it with "| Out-File -Encoding utf8" instead of ">".`,
    );
  }
  if (/^\s*</.test(text)) {
    throw new OpenApiError(
      `${name} is HTML or XML, not YAML or JSON. Download the document itself, not a page about it.`,
    );
  }
  if (hasAliases(text)) {
    try {
      parse(text, {logLevel: 'error'});
    } catch (error) {
      // The parser that reads the document reports all other errors.
      if (error instanceof ReferenceError && error.message.includes('alias count')) {
        throw new OpenApiError(`${name}: the YAML aliases (*name) expand to too many values. Repeat fewer of them.`);
      }
    }
  }
}

/** Returns whether YAML can have aliases: the name of an anchor (`&name`) with an asterisk. Most have none. */
function hasAliases(text: string): boolean {
  const anchors = new Set([...text.matchAll(/&([^\s,[\]{}]+)/g)].map(([, name]) => name));
  return [...text.matchAll(/\*([^\s,[\]{}]+)/g)].some(([, name]) => anchors.has(name));
}
