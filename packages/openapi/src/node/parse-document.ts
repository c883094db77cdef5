import {parse} from 'yaml';
import {redocly} from './redocly.js';

/** @throws Error if the text isn't YAML. */
export function parseDocumentText(text: string): unknown {
  try {
    return redocly.parseYaml(text);
  } catch (error) {
    const parsed = parseMergeKeys(text, error);
    if (parsed === undefined) throw error;
    return parsed;
  }
}

/**
 * Parses a file in which own keys override merged ones (`<<: *errors` and then `400: …`). Redocly's parser reports such keys as
 * duplicates if they're numbers.
 *
 * @param error - The error of Redocly's parser.
 * @returns The content, or `undefined` if the error has another cause.
 */
export function parseMergeKeys(text: string, error: unknown): unknown {
  const isDuplicate = error instanceof Error && error.message.includes('duplicated mapping key');
  if (!isDuplicate || !/(?:^|[\s{,])<<\s*:/.test(text)) return undefined;
  try {
    return parse(text, {merge: true, logLevel: 'error', maxAliasCount: -1});
  } catch {
    // The keys are duplicates.
    return undefined;
  }
}
