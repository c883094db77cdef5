// cspell:ignore getdesignvariants Größe GROSSE grosse
import * as characters from './characters';
import type {CharacterClass} from './characters';

/**
 * One written word and its parts: `get-design-variants`, `getDesignVariants`, `get_design_variants` and `jest.fn` are one word of several
 * parts; `node/http` and `a:b` are two words. The arrays are reused from word to word: copy what must stay.
 */
export interface WordParts {
  count: number;
  /** Offsets of the parts in the text, in UTF-16 units. */
  starts: number[];
  ends: number[];
  /** Lower-case, without accents: the form that is indexed and compared. */
  terms: string[];
}

// Read once: what follows runs for every character, and an import is looked up each time.
const {classAt, classOf, lengthOf} = characters;
const {lower: small, upper, mark, joiner, apostrophe, single, separator, other} = characters.characterClass;

/** Longer terms are cut: nobody types them, and hashes in samples would fill the vocabulary. */
export const maxTermLength = 40;

const marks = /\p{M}/gu;
// eslint-disable-next-line no-control-regex -- the range is what tells ASCII text, which needs no Unicode work
const beyondAscii = /[^\u0000-\u007f]/;

/** Lower case without accents, so that `Größe`, `GROSSE` and `grosse` meet. */
export function normalize(text: string): string {
  const lower = text.toLowerCase();
  if (!beyondAscii.test(lower)) return lower;
  return lower.normalize('NFKD').replace(marks, '').replace(/ß/g, 'ss').toLowerCase();
}

/**
 * Calls `visit` with each word of the text. A word is split into parts at joiners, `_` and `$`, and where camel case starts a new part
 * (`HTML|Element`, `ES6|Class`); digits stay with the letters before them. The possessive `'s` is left out.
 */
export function forEachWord(text: string, visit: (word: WordParts) => void): void {
  new Scanner(text).run(visit);
}

class Scanner {
  private readonly ascii: boolean;
  private readonly lower: string;
  private readonly word: WordParts = {count: 0, starts: [], ends: [], terms: []};

  constructor(private readonly text: string) {
    this.ascii = !beyondAscii.test(text);
    // Only ASCII is sure to keep its length, which makes slices of the one slices of the other.
    this.lower = this.ascii ? text.toLowerCase() : text;
  }

  run(visit: (word: WordParts) => void): void {
    const {text, word} = this;
    let index = 0;
    while (index < text.length) {
      const at = classAt(text, index);
      const kind = classOf(at);
      const next = index + lengthOf(at);
      if (kind === single) {
        word.count = 0;
        this.addPart(index, next);
        index = next;
      } else if (isWordCharacter(kind)) {
        word.count = 0;
        index = this.readWord(index);
      } else {
        index = next;
        continue;
      }
      if (word.count > 0) visit(word);
    }
  }

  /** Reads the word that starts at `start` into `this.word` and returns where it ends. */
  private readWord(start: number): number {
    const {text} = this;
    let from = start;
    let index = start;
    let previous: CharacterClass = other;
    while (index < text.length) {
      const at = classAt(text, index);
      const kind = classOf(at);
      const next = index + lengthOf(at);
      if (kind === separator) {
        this.addPart(from, index);
        from = next;
      } else if (kind === joiner || kind === apostrophe) {
        if (next >= text.length || !isWordCharacter(classOf(classAt(text, next)))) break;
        this.addPart(from, index);
        from = next;
        if (kind === apostrophe && this.isPossessive(next)) return next + 1;
      } else if (!isWordCharacter(kind)) {
        break;
      } else if (kind === upper && index > from && this.startsPart(previous, next)) {
        this.addPart(from, index);
        from = index;
      }
      if (kind !== mark) previous = kind;
      index = next;
    }
    this.addPart(from, index);
    return index;
  }

  /** A capital starts a part after a small letter, and when it begins a small word after capitals or digits. */
  private startsPart(previous: CharacterClass, next: number): boolean {
    if (previous === small) return true;
    return next < this.text.length && classOf(classAt(this.text, next)) === small;
  }

  private isPossessive(index: number): boolean {
    const letter = this.text[index];
    if (letter !== 's' && letter !== 'S') return false;
    return index + 1 >= this.text.length || !isWordCharacter(classOf(classAt(this.text, index + 1)));
  }

  private addPart(start: number, end: number): void {
    if (end <= start) return;
    const slice = this.lower.slice(start, end);
    const term = (this.ascii ? slice : normalize(slice)).slice(0, maxTermLength);
    if (!term) return;
    const {word} = this;
    word.starts[word.count] = start;
    word.ends[word.count] = end;
    word.terms[word.count] = term;
    word.count++;
  }
}

function isWordCharacter(kind: CharacterClass): boolean {
  return kind >= small && kind <= separator;
}

/** The parts run together (`getdesignvariants`), or nothing for a word of one part or of too many letters. */
export function joinedForm(word: WordParts): string | undefined {
  if (word.count < 2) return undefined;
  let joined = '';
  for (let part = 0; part < word.count; part++) joined += word.terms[part]!;
  return joined.length <= maxTermLength ? joined : undefined;
}

/** The terms of a text in their order. */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  forEachWord(text, (word) => {
    for (let part = 0; part < word.count; part++) terms.push(word.terms[part]!);
  });
  return terms;
}
