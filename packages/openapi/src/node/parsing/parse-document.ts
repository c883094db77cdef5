import {parseYaml} from '@redocly/openapi-core';
import {parse} from 'yaml';

/** @throws Error if the text isn't YAML. */
export function parseDocumentText(text: string): unknown {
  try {
    return parseYaml(text);
  } catch (error) {
    const parsed = parseLeniently(text, error);
    if (parsed === undefined) throw error;
    return parsed;
  }
}

/**
 * Parses a file that Redocly's parser rejects, although other parsers accept it: own keys that override merged ones
 * (`<<: *errors` and then `400: …`), which it reports as duplicates if they're numbers, and a `}` or `]` of JSON below
 * its key without more indentation.
 *
 * @param error - The error of Redocly's parser.
 * @returns The content, or `undefined` if the error has another cause.
 */
export function parseLeniently(text: string, error: unknown): unknown {
  const message = error instanceof Error ? error.message : '';
  const isMerge = message.includes('duplicated mapping key') && /(?:^|[\s{,])<<\s*:/.test(text);
  if (!isMerge && !message.includes('deficient indentation')) return undefined;
  try {
    return parse(text, {merge: true, logLevel: 'error', maxAliasCount: -1});
  } catch {
    // The text isn't valid.
    return undefined;
  }
}
