import {maxQueryLength, splitPhrases, type DocSearchRecord, type RecordKind} from '../src';
import {computeHash} from '../src/index-files';
import {getHeading} from '../src/records';

/** A query for a page title or the name of an entry. */
export interface NamedQuery {
  readonly kind: RecordKind;
  readonly query: string;
  /** The query with one typo; absent if no word has at least four letters. */
  readonly misspelled?: string;
  /** The URLs of all headings and entries with this name. */
  readonly relevantUrls: ReadonlySet<string>;
}

/**
 * Creates a query for every page title and reference entry, such as an operation or a field. Because the queries are
 * generated from the records, they grow with the documentation and aren't biased toward the engine's strengths. Names
 * that are also phrases are omitted, because writers want another section to rank first: `plan` means plans rather than
 * the field.
 */
export function createDevelopmentSet(records: readonly DocSearchRecord[]): NamedQuery[] {
  const recordsWithNames = records.flatMap((record) => {
    const heading = getHeading(record);
    return heading === undefined ? [] : [{record, names: [...new Set([heading, record.name ?? heading])]}];
  });
  const urlsByName = new Map<string, Set<string>>();
  for (const {record, names} of recordsWithNames) {
    for (const name of names.map(normalizeName)) {
      const urls = urlsByName.get(name) ?? new Set();
      urlsByName.set(name, urls.add(record.url));
    }
  }
  const phrases = new Set(records.flatMap(splitPhrases).map(normalizeName));
  const queries = new Map<string, NamedQuery>();
  for (const {record, names} of recordsWithNames) {
    const {kind = 'heading'} = record;
    if (kind === 'heading') continue;
    for (const query of names) {
      const key = normalizeName(query);
      const urls = urlsByName.get(key);
      if (key.length < 2 || query.length > maxQueryLength || urls === undefined || queries.has(key) || phrases.has(key))
        continue;
      const misspelled = addTypo(query);
      queries.set(key, {kind, query, relevantUrls: urls, ...(misspelled !== undefined && {misspelled})});
    }
  }
  return [...queries.values()];
}

/** Strips case and punctuation, which vary between spellings of a name. */
function normalizeName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Adds a typo to the longest word: a letter other than the first is omitted, doubled, replaced, or swapped with the
 * next letter. The choice depends on the text's hash, so that every run has the same queries.
 */
function addTypo(text: string): string | undefined {
  const word = [...text.matchAll(/[A-Za-z]{4,}/g)].sort((a, b) => b[0].length - a[0].length)[0];
  if (word === undefined) return undefined;
  const hash = computeHash(text);
  const position = word.index + 1 + (hash % (word[0].length - 2));
  const [before, letter, next, after] = [
    text.slice(0, position),
    text.charAt(position),
    text.charAt(position + 1),
    text.slice(position + 2),
  ];
  const other = String.fromCharCode(97 + ((letter.toLowerCase().charCodeAt(0) - 97 + 1 + ((hash >>> 8) % 25)) % 26));
  const variants = [before + next + after, before + letter + letter + next + after, before + other + next + after];
  if (letter !== next) variants.push(before + next + letter + after);
  return variants[(hash >>> 16) % variants.length];
}
