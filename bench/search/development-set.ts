import type {DocSearchRecord, RecordKind} from '../../plugins/search/records';

/** Something that the documentation names, and where it stands. */
export interface Question {
  readonly kind: RecordKind;
  readonly query: string;
  /** The same with one typing mistake; absent when no word has four letters. */
  readonly misspelled?: string;
  /** Every address at which something of this name is described. */
  readonly answers: ReadonlySet<string>;
}

/** What the modal's input takes. */
const maxLength = 64;

/**
 * A question for every page title and every entry of the reference (operation, field, error code, option, event, …), made from the
 * records themselves: it grows with the documentation, and nobody picks what the engine is good at.
 */
export function developmentSet(records: readonly DocSearchRecord[]): Question[] {
  const named = records.flatMap((record) => {
    const heading = record.type === 'content' ? null : record.hierarchy[record.type];
    return heading === null ? [] : [{record, names: [...new Set([heading, record.name ?? heading])]}];
  });
  const answers = new Map<string, Set<string>>();
  for (const {record, names} of named) {
    for (const name of names.map(letters)) {
      const urls = answers.get(name) ?? new Set();
      answers.set(name, urls.add(record.url));
    }
  }
  const questions = new Map<string, Question>();
  for (const {record, names} of named) {
    const {kind = 'heading'} = record;
    if (kind === 'heading') continue;
    for (const query of names) {
      const key = letters(query);
      const urls = answers.get(key);
      if (key.length < 2 || query.length > maxLength || urls === undefined || questions.has(key)) continue;
      const misspelled = withTypo(query);
      questions.set(key, {kind, query, answers: urls, ...(misspelled !== undefined && {misspelled})});
    }
  }
  return [...questions.values()];
}

/** What two spellings of a name have in common. */
function letters(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * The text with one letter of its longest word left out, doubled, replaced or changed places with the next; which, the text decides, so that
 * every run asks the same. The first letter stays.
 */
export function withTypo(text: string): string | undefined {
  const word = [...text.matchAll(/[A-Za-z]{4,}/g)].sort((a, b) => b[0].length - a[0].length)[0];
  if (word === undefined) return undefined;
  const random = generator(text);
  const at = word.index + 1 + Math.floor(random() * (word[0].length - 2));
  const [before, letter, next, after] = [text.slice(0, at), text.charAt(at), text.charAt(at + 1), text.slice(at + 2)];
  const other = String.fromCharCode(
    97 + ((letter.toLowerCase().charCodeAt(0) - 97 + 1 + Math.floor(random() * 25)) % 26),
  );
  const mistakes = [before + next + after, before + letter + letter + next + after, before + other + next + after];
  if (letter !== next) mistakes.push(before + next + letter + after);
  return mistakes[Math.floor(random() * mistakes.length)];
}

/** Numbers from 0 to 1 that follow from a text (mulberry32, seeded by FNV-1a). */
function generator(text: string): () => number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
