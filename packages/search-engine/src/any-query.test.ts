// cspell:disable -- misspelled on purpose, run together, or not English
import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {createEngine} from './engine';
import {maxQueryLength} from './query';
import {testRecords} from './test-records';
import type {SearchParameters} from './types';

const engine = createEngine(testRecords);
const find = (query: string, parameters: Omit<SearchParameters, 'query'> = {}) => engine.search({query, ...parameters});
const urls = (query: string) => find(query).hits.map(({url}) => url);
const webhooks = '/docs/guides/webhooks';

describe('any query', () => {
  const nasty = [
    '<img src=x onerror=alert(1)>',
    '(((((((((((((((((',
    '[a-z]*+?^${}\\',
    '\u0000\u0000design\u0000',
    'de\u0301sign vari\u0300\u0301\u0302ants',
    '\u202eתבצוע مرحبا design',
    '👩‍👩‍👧‍👦 design 🏳️‍🌈',
    '\ud800 lone \udc00',
    'constructor __proto__ toString hasOwnProperty',
    'a'.repeat(10_000),
    'design '.repeat(2_000),
    'ab '.repeat(5_000),
    'getDesignVariants'.repeat(700),
    '-'.repeat(10_000),
    "'".repeat(10_000),
    'é'.repeat(10_000),
  ];

  it.each(nasty.map((query) => [JSON.stringify(query).slice(0, 40), query]))('is answered: %s', (_, query) => {
    const started = performance.now();
    const result = find(query, {attributesToSnippet: ['*:10']});
    expect(performance.now() - started).toBeLessThan(2000);
    expect(result.query).toBe(query);
    expect(result.hits.length).toBeLessThanOrEqual(20);
  });

  it('is answered with well-formed HTML in which only our tags are tags', () => {
    const unit = fc.constantFrom(
      'design',
      'script',
      'verify',
      'get',
      '<',
      '>',
      '&',
      ' ',
      '-',
      "'",
      '"',
      'é',
      '\u0000',
      '😀',
      'e\u0301',
      '\ud800',
      '設',
      '.',
      '$',
    );
    fc.assert(
      fc.property(fc.oneof(fc.string({unit, maxLength: 20}), fc.string({unit: 'binary', maxLength: 40})), (query) => {
        const values = find(query, {attributesToSnippet: ['*:10']}).hits.flatMap((hit) =>
          [hit._highlightResult, hit._snippetResult].flatMap(({hierarchy, content}) =>
            [...Object.values(hierarchy), ...(content ? [content] : [])].map(({value}) => value),
          ),
        );
        const markup = values.map((value) => value.replace(/<mark>[^<>]+<\/mark>/g, '')).join('\n');
        expect(markup).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/);
      }),
      {numRuns: 200},
    );
  });

  it('takes what is not a string for nothing', () => {
    for (const query of [undefined, null, 7, {}, []]) {
      expect(engine.search({query} as unknown as SearchParameters).hits).toEqual([]);
    }
  });

  it('is read up to its limit', () => {
    expect(urls(`${'x '.repeat(maxQueryLength / 2)}webhooks`)).not.toContain(webhooks);
  });
});
