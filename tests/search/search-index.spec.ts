import {readdirSync, readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {createEngine, readIndex} from '@developer-docs/search-engine';
import {expect, test} from '@playwright/test';
import {measureNames} from '../../bench/search/names';
import {measureSiteQuestions} from '../../bench/search/questions';
import {nightly} from '../support/test';

/** Every 20th question is asked in each run, and all questions nightly. */
const questionSteps = [
  [20, {}],
  [1, nightly],
] as const;

/** Every 8th name is searched for in each run, also with a typo and unfinished, and all names nightly. */
const nameSteps = [
  [8, {}],
  [1, nightly],
] as const;

const read = (name: string) => readFileSync(`build/${name}`, 'utf8');
const measureGzipSize = (text: string) => gzipSync(text).length;

/** Loads the site's index. */
async function loadIndex() {
  const files = new Map<string, string>();
  const {records, synonyms} = await readIndex((file) => {
    files.set(file, read(file));
    return read(file);
  });
  const [headings = '', ...parts] = files.values();
  return {headings, parts, records, engine: createEngine(records, {synonyms})};
}

test.describe("the site's index", () => {
  let index: Awaited<ReturnType<typeof loadIndex>>;
  test.beforeAll(async () => {
    index = await loadIndex();
  });
  test('is at most 270 KB gzipped, with 20 KB before the first results', () => {
    const {headings, parts} = index;
    expect(measureGzipSize(headings)).toBeLessThanOrEqual(20_000);
    expect(measureGzipSize(headings) + measureGzipSize(parts.join(''))).toBeLessThanOrEqual(270_000);
    expect(readdirSync('build/assets/search').filter((name) => name.endsWith('.json'))).toHaveLength(parts.length);
  });

  for (const [step, details] of questionSteps) {
    test(
      `answers ${step === 1 ? 'all questions' : `every ${step}th question`} of readers with the first result, or at least one of the first three`,
      details,
      () => {
        for (const [set, {successAt1, successAt3, misses}] of Object.entries(
          measureSiteQuestions(index.engine, step),
        )) {
          // Misses of the held-out set aren't listed, so that nobody tunes the search for them.
          expect(successAt1, `${set}\n${misses.join('\n')}`).toBeGreaterThanOrEqual(0.88);
          expect(successAt3, `${set}\n${misses.join('\n')}`).toBeGreaterThanOrEqual(0.95);
        }
      },
    );
  }

  for (const [step, details] of nameSteps) {
    test(
      `ranks every ${step}th named entry first, among the first three with a typo, and near the top while it's being typed`,
      details,
      () => {
        const {successAt1, typoSuccessAt3, unfinishedMeanReciprocalRank, noHits, misses} = measureNames(
          index.engine,
          index.records,
          step,
        );
        expect(successAt1, misses.join(' · ')).toBeGreaterThanOrEqual(0.98);
        expect(typoSuccessAt3, misses.join(' · ')).toBeGreaterThanOrEqual(0.95);
        expect(unfinishedMeanReciprocalRank).toBeGreaterThanOrEqual(0.84);
        expect(noHits).toBe(0);
      },
    );
  }

  test('has the page or section that explains the query as the first result', () => {
    for (const [query, url] of [
      ['idempotency', /#idempotency$/],
      ['getDesignVariants', /get-design-variants/i],
      ['designs-from-prompt', /designs?-from-prompt/],
      ['rate_limited', /rate_limited|rate-limit/],
      // Headers and fields of many operations have these names, too.
      ['rate limit', /overview#rate-limits$/],
      // Sections of prose contain the parts of these names, one of which is a stop word or a common word.
      ['expiresAt', /\.expiresAt$/],
      ['alternativeCount', /body\.alternativeCount$/],
      ['design_expired', /error-design-expired$/],
      ['PriceBlock', /#schema-PriceBlock$/],
      // Words that occur in URLs only.
      ['csp', /installation-config#csp$/],
      ['swagger', /swagger\/[\w-]+$/],
      ['design type', /common\/design-types$/],
    ] as const) {
      expect(index.engine.search({query}).hits[0]?.url, query).toMatch(url);
    }
  });
});
