// cspell:disable -- deliberate misspellings
import {describe, expect, test} from 'vitest';
import {Vocabulary} from './vocabulary.js';

function createVocabulary(...terms: string[]): Vocabulary {
  const vocabulary = new Vocabulary();
  for (const term of terms) vocabulary.add(term);
  vocabulary.commit();
  return vocabulary;
}

const completions = (vocabulary: Vocabulary, prefix: string) => {
  const found: string[] = [];
  vocabulary.forEachCompletion(prefix, (id) => void found.push(vocabulary.terms[id]!));
  return found;
};
const extractTerms = (vocabulary: Vocabulary, ids: readonly number[]) => ids.map((id) => vocabulary.terms[id]);

describe('Vocabulary', () => {
  test('completes prefixes in alphabetical order', () => {
    const vocabulary = createVocabulary('designs', 'brand', 'design', 'zoom', 'desk', 'a', 'designer', 'zz');
    expect(completions(vocabulary, 'design')).toEqual(['designer', 'designs']);
    expect(completions(vocabulary, 'z')).toEqual(['zoom', 'zz']);
    expect(completions(vocabulary, 'x')).toEqual([]);
    expect(vocabulary.hasPrefix('desk')).toBe(true);
    expect(vocabulary.hasPrefix('desks')).toBe(false);
  });

  test('finds terms with the same stem', () => {
    const vocabulary = createVocabulary('configure', 'config', 'configuration', 'configuring', 'brand');
    expect(extractTerms(vocabulary, vocabulary.findRelatedTerms('configured'))).toEqual([
      'configure',
      'configuration',
      'configuring',
    ]);
    expect(extractTerms(vocabulary, vocabulary.findRelatedTermsById(0))).toEqual([
      'configure',
      'configuration',
      'configuring',
    ]);
    expect(vocabulary.findRelatedTerms('unheard')).toEqual([]);
  });

  test('finds terms within the allowed typos, as whole words and as prefixes', () => {
    const vocabulary = createVocabulary('variant', 'variants', 'valiant', 'design', 'variation');
    const similar = (typed: string, limit: number, includePrefixes: boolean) =>
      vocabulary
        .findSimilar(typed, limit, includePrefixes)
        .map(({id, typos, isWholeWord}) => [vocabulary.terms[id], typos, isWholeWord]);
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
});
