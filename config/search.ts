import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseDocument} from 'yaml';

/** Words that readers type, and the words of the documentation that they mean. */
export interface SynonymRule {
  readonly typed: readonly string[];
  readonly means: readonly string[];
}

const synonymsFile = 'search/synonyms.yaml';
const phrasesFile = 'search/phrases.yaml';

/** @throws If the file isn't valid YAML. */
function readYaml(file: string): unknown {
  const document = parseDocument(readFileSync(path.join(__dirname, '..', file), 'utf8'));
  const [syntaxError] = document.errors;
  if (syntaxError !== undefined) {
    const [{line, col} = {line: 1, col: 1}] = syntaxError.linePos ?? [];
    const [reason] = syntaxError.message.split(' at line ');
    throw new Error(`${file}:${line}:${col}: the file isn't valid YAML: ${reason}. Correct the syntax.`);
  }
  return document.toJS();
}

/**
 * Reads the synonyms that writers maintain.
 *
 * @throws If the file isn't valid YAML, or a rule doesn't have `typed` and `means`, each a list of texts.
 */
function readSynonyms(): SynonymRule[] {
  const rules: unknown = readYaml(synonymsFile);
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

/**
 * Reads the words in which readers ask for sections, by doc ID and by the fragment of the section.
 *
 * @throws If the file isn't valid YAML, or the phrases of a section aren't a list of texts.
 */
function readPhrases(): Record<string, Record<string, string[]>> {
  const docs: unknown = readYaml(phrasesFile) ?? {};
  for (const [doc, sections] of Object.entries(docs as object)) {
    for (const [section, phrases] of Object.entries((sections ?? {}) as object)) {
      if (!isTextList(phrases)) {
        throw new Error(`${phrasesFile}, ${doc}, section "${section}": expected a list of texts. Quote numbers.`);
      }
    }
  }
  return docs as Record<string, Record<string, string[]>>;
}

function isTextList(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');
}

export const synonyms = readSynonyms();
export const phrases = readPhrases();
