import {parse} from 'yaml';
import {redocly} from './redocly.js';

/** @throws Error if the text isn't YAML. */
export function parseDocumentText(text: string): unknown {
  try {
    return redocly.parseYaml(text);
  } catch (error) {
    const parsed = parseLeniently(text, error);
    if (parsed === undefined) throw error;
    return parsed;
  }
}

/**
 * Parses a file that Redocly's parser rejects, and others read: own keys that are numbers override merged ones
 * (`<<: *errors` and then `400: …`), or a closing bracket isn't indented more than its key.
 *
 * @param error - The error of Redocly's parser.
 * @returns The content, or `undefined` if the error has another cause.
 */
export function parseLeniently(text: string, error: unknown): unknown {
  const {message} = error as Error;
  const hasMergeKeys = message.includes('duplicated mapping key') && /(?:^|[\s{,])<<\s*:/.test(text);
  if (!hasMergeKeys && !message.includes('deficient indentation')) return undefined;
  try {
    return parse(text, {merge: true, logLevel: 'error', maxAliasCount: -1});
  } catch {
    // The keys are duplicates, or the indentation is wrong.
    return undefined;
  }
}
