import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseDocument} from 'yaml';
import * as z from 'zod';

const strings = z.array(z.string(), {error: 'expected a list of strings'}).min(1);

/** Maps words that readers type to the words that the documentation uses. */
const synonymRules = z.array(z.strictObject({typed: strings, means: strings}));

/** The phrases that readers use to search for sections, by doc ID and URL fragment. */
const phrasesByDoc = z.record(z.string(), z.record(z.string(), strings)).nullable();

/**
 * Reads and validates a file that writers maintain.
 *
 * @throws Error if the file isn't valid YAML or doesn't match the schema.
 */
function readYaml<T>(file: string, schema: z.ZodType<T>): T {
  const document = parseDocument(readFileSync(path.join(__dirname, '..', file), 'utf8'));
  const [syntaxError] = document.errors;
  if (syntaxError !== undefined) {
    const [{line, col} = {line: 1, col: 1}] = syntaxError.linePos ?? [];
    const [reason] = syntaxError.message.split(' at line ');
    throw new Error(`${file}:${line}:${col}: the file isn't valid YAML: ${reason}. Correct the syntax.`);
  }
  const result = schema.safeParse(document.toJS());
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`${file}: ${problems.join('; ')}. Correct the value. Strings that look like numbers need quotes.`);
  }
  return result.data;
}

export const synonyms = readYaml('search/synonyms.yaml', synonymRules);
export const phrases = readYaml('search/phrases.yaml', phrasesByDoc) ?? {};
