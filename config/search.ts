import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseDocument} from 'yaml';

/** Words that readers type, and the words of the documentation that they mean. */
export interface SynonymRule {
  readonly typed: readonly string[];
  readonly means: readonly string[];
}

const synonymsFile = 'search/synonyms.yaml';

/**
 * Reads the synonyms that writers maintain.
 *
 * @throws If the file isn't valid YAML, or a rule doesn't have `typed` and `means`, each a list of texts.
 */
function readSynonyms(): SynonymRule[] {
  const document = parseDocument(readFileSync(path.join(__dirname, '..', synonymsFile), 'utf8'));
  const [syntaxError] = document.errors;
  if (syntaxError !== undefined) {
    const [{line, col} = {line: 1, col: 1}] = syntaxError.linePos ?? [];
    const [reason] = syntaxError.message.split(' at line ');
    throw new Error(`${synonymsFile}:${line}:${col}: the file isn't valid YAML: ${reason}. Correct the syntax.`);
  }
  const rules: unknown = document.toJS();
  if (!Array.isArray(rules)) throw new Error(`${synonymsFile}: expected a list of rules.`);
  return rules.map((rule: unknown, index) => {
    if (!isSynonymRule(rule)) {
      throw new Error(
        `${synonymsFile}, rule ${index + 1}: expected {typed: [...], means: [...]} with texts, got ${JSON.stringify(rule)}. Quote numbers.`,
      );
    }
    return rule;
  });
}

function isSynonymRule(rule: unknown): rule is SynonymRule {
  const {typed, means, ...others} = (rule ?? {}) as Record<string, unknown>;
  return [typed, means].every(isTextList) && Object.keys(others).length === 0;
}

function isTextList(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');
}

export const synonyms = readSynonyms();
