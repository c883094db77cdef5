import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {SynonymRule} from '@developer-docs/search-engine';
import * as z from 'zod';
import {parseYaml} from '@developer-docs/internal/node';

/** The files with the search terms that writers maintain, relative to the site's folder. */
export const contentFiles = {synonyms: 'config/search/synonyms.yaml', phrases: 'config/search/phrases.yaml'} as const;

/** Phrases that readers type to find sections, by doc ID and fragment. The fragment of the page itself is empty. */
export type Phrases = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const strings = z.array(z.string(), {error: 'expected a list of strings'}).min(1);
const synonymRules = z.array(z.strictObject({typed: strings, means: strings}));
const phrasesByDoc = z.record(z.string(), z.record(z.string(), strings)).nullable();

/**
 * Reads and validates the files that writers maintain.
 *
 * @throws Error if a file isn't valid YAML or doesn't match its schema.
 */
export function readContentFiles(siteDir: string): {synonyms: readonly SynonymRule[]; phrases: Phrases} {
  return {
    synonyms: readYaml(siteDir, contentFiles.synonyms, synonymRules),
    phrases: readYaml(siteDir, contentFiles.phrases, phrasesByDoc) ?? {},
  };
}

function readYaml<T>(siteDir: string, file: string, schema: z.ZodType<T>): T {
  const result = schema.safeParse(parseYaml(readFileSync(path.join(siteDir, file), 'utf8'), file));
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`${file}: ${problems.join('; ')}. Correct the value. Strings that look like numbers need quotes.`);
  }
  return result.data;
}
