// cspell:ignore ensurin getdesignvariants
import {asksForChanges} from './changes';
import {typosAllowed} from './fuzzy';
import {lightStem} from './stem';
import {isStopWord} from './stop-words';
import {forEachWord, maxTermLength} from './tokenize';
import type {Vocabulary} from './vocabulary';

/** The terms of the index that a typed word stands for, by their numbers, and how well: 1 is the word itself. */
export type Matches = Map<number, number>;

/** One typed word, or one part of a typed identifier. */
export interface QueryTerm {
  term: string;
  /** The last word of the query is still being typed: it also stands for what it may become. */
  unfinished: boolean;
  stopWord: boolean;
  /** What the word counts, 1 for a whole one. */
  share: number;
  matches: Matches;
  /** Terms of the index within the allowed typing mistakes, for highlighting. Empty when the word was found as typed. */
  misspelled: Map<string, {whole: boolean}>;
  /** Unfinished, and the index has words that it may become. */
  begun: boolean;
  /** Stands earlier in the query, too, and counts there. */
  repeated: boolean;
  /** Whether the index has the word as typed: itself, inflected, or (unfinished) as a beginning. */
  known: boolean;
}

/** Neighboring words that the index has run together: `web hook` in a text that says `webhook`. */
export interface Compound {
  from: number;
  /** Number of the last of its terms. */
  to: number;
  joined: string;
  /** Written as one word by the reader: `get-design-variants`. */
  typed: boolean;
  unfinished: boolean;
  matches: Matches;
  /** Terms of the index within the allowed typing mistakes. */
  misspelled: Set<string>;
}

export interface Query {
  /** Typed as several words. */
  apart: boolean;
  /** Names a version, or what a page about changes is called. */
  asksForChanges: boolean;
  terms: QueryTerm[];
  compounds: Compound[];
  /** All of it run together: as typed first, then with typing mistakes corrected. */
  spellings: string[];
}

/** Longer queries are cut: nobody reads results of more words, and the time stays bounded. The modal's input takes 64 characters. */
export const maxQueryLength = 256;
const maxQueryTerms = 12;

/** How much of its evidence a match keeps. Ordered by how sure it is that the reader means it; the distances matter little. */
const quality = {
  inflected: 0.92,
  derived: 0.7,
  /** A beginning: this much for a letter of a long word, up to `completed` for nearly all of it. */
  begun: 0.5,
  completed: 0.88,
  /** The same where the word was not the last one (`config file`). */
  abbreviated: 0.6,
  oneTypo: 0.75,
  twoTypos: 0.5,
  /** Typing mistakes are likelier inside a word than in its first letter. */
  firstLetter: 0.8,
  /** Factor for typos of a word that the index knows as it was typed. */
  doubted: 0.3,
  /** Words that the reader typed apart and the text writes together. */
  compound: 0.95,
} as const;

interface Part {
  term: string;
  /** Number of the written word that it belongs to. */
  word: number;
  /** What it counts: less than 1 for the pieces of a word that the index has only apart. */
  share: number;
}

/** What the reader typed, in terms of the index. */
export function parseQuery(text: string, vocabulary: Vocabulary): Query {
  const parts: Part[] = [];
  let ordinal = 0;
  forEachWord(text.slice(0, maxQueryLength), (word) => {
    for (let part = 0; part < word.count && parts.length < maxQueryTerms; part++) {
      parts.push({term: word.terms[part]!, word: ordinal, share: 1});
    }
    ordinal++;
  });
  const spelled = parts.flatMap((part, index) => splitRunTogether(part, index === parts.length - 1, vocabulary));
  spelled.length = Math.min(spelled.length, maxQueryTerms);
  const terms = spelled.map((part, index) => expand(part, index === spelled.length - 1, vocabulary));
  const compounds = findCompounds(spelled, terms, vocabulary);
  const spellings = spellingsOf(terms, compounds, vocabulary);
  return {
    apart: ordinal > 1,
    asksForChanges: parts.some(({term}) => asksForChanges(term)),
    terms: withoutRepeats(terms),
    compounds,
    spellings,
  };
}

/** A word that is typed twice counts once, so that `no no no` ranks as `no`; its place stays, for the compounds. */
function withoutRepeats(terms: QueryTerm[]): QueryTerm[] {
  const seen = new Set<string>();
  for (const term of terms) {
    term.repeated = seen.has(term.term);
    if (term.repeated) term.matches = new Map();
    seen.add(term.term);
  }
  return terms;
}

/** Corrections that are tried for a whole query. */
const mostSpellings = 12;

function spellingsOf(terms: readonly QueryTerm[], compounds: readonly Compound[], vocabulary: Vocabulary): string[] {
  let spellings = [''];
  for (const term of terms) {
    const meant = term.known ? [term.term] : [term.term, ...likeliest(term.matches, vocabulary)];
    spellings = spellings.flatMap((before) => meant.map((word) => before + word)).slice(0, mostSpellings);
  }
  const whole = compounds.filter(({from, to}) => from === 0 && to === terms.length - 1);
  return [...new Set([...spellings, ...whole.flatMap(({misspelled}) => [...misspelled])])];
}

/** The terms that the word stands for best. */
function likeliest(matches: Matches, vocabulary: Vocabulary): string[] {
  const best = Math.max(0, ...matches.values());
  return [...matches].filter(([, value]) => value === best).map(([id]) => vocabulary.terms[id]!);
}

function expand({term, share}: Part, last: boolean, vocabulary: Vocabulary): QueryTerm {
  const matches: Matches = new Map();
  const offer = (id: number, value: number) => {
    if (value > (matches.get(id) ?? 0)) matches.set(id, value);
  };
  const exact = vocabulary.idOf(term);
  if (exact !== undefined) offer(exact, 1);
  const light = lightStem(term);
  for (const id of vocabulary.familyOf(term)) {
    offer(id, lightStem(vocabulary.terms[id]!) === light ? quality.inflected : quality.derived);
  }
  let known = matches.size > 0;
  let begun = false;
  if (last ? term.length > 1 || !known : term.length >= 4) {
    vocabulary.forEachCompletion(term, (id) => {
      const share = term.length / vocabulary.terms[id]!.length;
      const value = quality.begun + (quality.completed - quality.begun) * share;
      offer(id, last ? value : value * quality.abbreviated);
      if (!last) return;
      known = true;
      begun = true;
      // What `ensuring` finds besides itself, `ensurin` must find: the results do not vanish while the word is being typed.
      if (term.length >= 4) for (const relative of vocabulary.familyOfId(id)) offer(relative, value * quality.derived);
    });
  }
  const misspelled = new Map<string, {whole: boolean}>();
  const limit = typosAllowed(term.length);
  if (limit > 0 && !(known && term.length < 4)) {
    for (const similar of vocabulary.similarTo(term, known ? 1 : limit, last && term.length > 3)) {
      const candidate = vocabulary.terms[similar.id]!;
      let value: number = similar.typos === 1 ? quality.oneTypo : quality.twoTypos;
      if (!candidate.startsWith(term.charAt(0))) value *= quality.firstLetter;
      if (!similar.whole) value *= quality.completed;
      if (known) value *= quality.doubted;
      offer(similar.id, value);
      if (known) continue;
      misspelled.set(candidate, {whole: similar.whole});
      for (const relative of vocabulary.familyOfId(similar.id)) {
        offer(relative, value * quality.inflected);
        const form = vocabulary.terms[relative]!;
        if (!misspelled.has(form)) misspelled.set(form, {whole: true});
      }
    }
  }
  return {
    term,
    unfinished: last,
    stopWord: isStopWord(term),
    share,
    matches,
    misspelled,
    repeated: false,
    known,
    begun,
  };
}

/** `getdesignvariants`, where the index has no such word: the known words that it consists of, or itself. */
function splitRunTogether(part: Part, last: boolean, vocabulary: Vocabulary): Part[] {
  const {term} = part;
  if (term.length < 6 || vocabulary.familyOf(term).length > 0 || (last && vocabulary.hasPrefix(term))) return [part];
  if (vocabulary.similarTo(term, 1, last).length > 0) return [part];
  const pieces = segment(term, last, vocabulary);
  return pieces ? pieces.map((piece) => ({term: piece, word: part.word, share: 1 / pieces.length})) : [part];
}

/** The split into the fewest known terms of three letters or more, the last of which may be unfinished. */
function segment(term: string, last: boolean, vocabulary: Vocabulary): string[] | undefined {
  const best: (string[] | undefined)[] = [[]];
  for (let end = 3; end <= term.length; end++) {
    for (let start = 0; start <= end - 3; start++) {
      const before = best[start];
      if (!before || before.length >= 4) continue;
      const piece = term.slice(start, end);
      const found =
        vocabulary.idOf(piece) !== undefined || (last && end === term.length && vocabulary.hasPrefix(piece));
      if (found && before.length + 1 < (best[end]?.length ?? Infinity)) best[end] = [...before, piece];
    }
  }
  return best[term.length];
}

/** Longest run of neighboring words that is looked up run together, and of the parts of one written word. */
const longestCompound = 5;
const longestTyped = 8;

function findCompounds(parts: readonly Part[], terms: readonly QueryTerm[], vocabulary: Vocabulary): Compound[] {
  const found: Compound[] = [];
  for (let from = 0; from < parts.length; from++) {
    let joined = parts[from]!.term;
    for (let to = from + 1; to < Math.min(parts.length, from + longestTyped); to++) {
      joined += parts[to]!.term;
      if (joined.length < 4 || joined.length > maxTermLength) continue;
      const typed = parts[from]!.word === parts[to]!.word;
      if (!typed && to - from >= longestCompound) break;
      const last = to === parts.length - 1;
      const matches: Matches = new Map();
      const misspelled = new Set<string>();
      const exact = vocabulary.idOf(joined);
      if (exact !== undefined) matches.set(exact, typed ? 1 : quality.compound);
      if (last) {
        vocabulary.forEachCompletion(joined, (id) => {
          const share = joined.length / vocabulary.terms[id]!.length;
          matches.set(id, quality.begun + (quality.completed - quality.begun) * share);
        });
      }
      if (matches.size === 0 && (typed || terms.slice(from, to + 1).some(({known}) => !known))) {
        const limit = typosAllowed(joined.length);
        for (const {id, typos} of limit ? vocabulary.similarTo(joined, limit, last) : []) {
          misspelled.add(vocabulary.terms[id]!);
          matches.set(id, typos === 1 ? quality.oneTypo : quality.twoTypos);
        }
      }
      if (matches.size > 0) found.push({from, to, joined, typed, unfinished: last, matches, misspelled});
    }
  }
  // Of an identifier the longest known piece is meant: `toHaveReturned` says nothing more where `toHaveReturnedWith` is known.
  return found.filter(
    (piece) =>
      !piece.typed ||
      !found.some((other) => other !== piece && other.typed && other.from <= piece.from && piece.to <= other.to),
  );
}
