// cspell:disable -- misspelled on purpose
import {describe, expect, it} from 'vitest';
import {Vocabulary} from './vocabulary';

function vocabularyOf(...terms: string[]): Vocabulary {
  const vocabulary = new Vocabulary();
  for (const term of terms) vocabulary.add(term);
  vocabulary.settle();
  return vocabulary;
}

const completions = (vocabulary: Vocabulary, prefix: string) => {
  const found: string[] = [];
  vocabulary.forEachCompletion(prefix, (id) => void found.push(vocabulary.terms[id]!));
  return found;
};
const termsOf = (vocabulary: Vocabulary, ids: readonly number[]) => ids.map((id) => vocabulary.terms[id]);

describe('Vocabulary', () => {
  it('numbers a term once', () => {
    const vocabulary = vocabularyOf('brand', 'design', 'brand');
    expect(vocabulary.size).toBe(2);
    expect(vocabulary.idOf('design')).toBe(1);
    expect(vocabulary.idOf('plan')).toBeUndefined();
  });

  it('completes a prefix in alphabetical order, terms of later batches included', () => {
    const vocabulary = vocabularyOf('designs', 'brand', 'design', 'zoom');
    expect(completions(vocabulary, 'des')).toEqual(['design', 'designs']);
    for (const term of ['desk', 'a', 'designer', 'zz']) vocabulary.add(term);
    vocabulary.settle();
    expect(completions(vocabulary, 'design')).toEqual(['designer', 'designs']);
    expect(completions(vocabulary, 'z')).toEqual(['zoom', 'zz']);
    expect(completions(vocabulary, 'x')).toEqual([]);
    expect(vocabulary.hasPrefix('desk')).toBe(true);
    expect(vocabulary.hasPrefix('desks')).toBe(false);
  });

  it('knows the forms of a word', () => {
    const vocabulary = vocabularyOf('configure', 'config', 'configuration', 'configuring', 'brand');
    expect(termsOf(vocabulary, vocabulary.familyOf('configured'))).toEqual([
      'configure',
      'configuration',
      'configuring',
    ]);
    expect(termsOf(vocabulary, vocabulary.familyOfId(0))).toEqual(['configure', 'configuration', 'configuring']);
    expect(vocabulary.familyOf('unheard')).toEqual([]);
  });

  it('finds terms within the typing mistakes, whole and as beginnings', () => {
    const vocabulary = vocabularyOf('variant', 'variants', 'valiant', 'design', 'variation');
    const similar = (typed: string, limit: number, asPrefix: boolean) =>
      vocabulary.similarTo(typed, limit, asPrefix).map(({id, typos, whole}) => [vocabulary.terms[id], typos, whole]);
    expect(similar('varaint', 1, false)).toEqual([['variant', 1, true]]);
    expect(similar('varaint', 2, false)).toEqual([
      ['variant', 1, true],
      ['variants', 2, true],
      ['valiant', 2, true],
    ]);
    expect(similar('vraia', 1, true)).toEqual([
      ['variant', 1, false],
      ['variants', 1, false],
      ['variation', 1, false],
    ]);
    expect(similar('variant', 1, false)).toEqual([
      ['variants', 1, true],
      ['valiant', 1, true],
    ]);
  });

  it('keeps counting where its tables were full', () => {
    const terms = Array.from({length: 3000}, (_, order) => `term${order}x`);
    const vocabulary = vocabularyOf(...terms);
    expect(vocabulary.similarTo('term2999', 1, false).map(({id}) => vocabulary.terms[id])).toContain('term2999x');
  });
});
