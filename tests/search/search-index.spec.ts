import {readdirSync, readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {createEngine, readIndex} from '@developer-docs/search-engine';
import {expect, test} from '@playwright/test';
import {measureNames} from '../../bench/search/names';
import {measureSiteQuestions} from '../../bench/search/questions';
import {nightly} from '../support/test';

/** In each run, every 20th question and every 8th name, and nightly all of them. */
const samples = [
  {details: {}, questionStep: 20, nameStep: 8, which: 'some'},
  {details: nightly, questionStep: 1, nameStep: 1, which: 'all'},
];

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

  for (const {details, questionStep, nameStep, which} of samples) {
    test(`answers ${which} questions of readers with the first result, or one of the first three`, details, () => {
      const sets = Object.entries(measureSiteQuestions(index.engine, questionStep));
      for (const [set, {successAt1, successAt3, misses}] of sets) {
        // Misses of the held-out set aren't listed, so that nobody tunes the search for them.
        expect(successAt1, `${set}\n${misses.join('\n')}`).toBeGreaterThanOrEqual(0.88);
        expect(successAt3, `${set}\n${misses.join('\n')}`).toBeGreaterThanOrEqual(0.95);
      }
    });

    test(`ranks ${which} names first, in the first three with a typo, and near the top while typed`, details, () => {
      const result = measureNames(index.engine, index.records, nameStep);
      expect(result.successAt1, result.misses.join(' · ')).toBeGreaterThanOrEqual(0.98);
      expect(result.typoSuccessAt3, result.misses.join(' · ')).toBeGreaterThanOrEqual(0.95);
      expect(result.unfinishedMeanReciprocalRank).toBeGreaterThanOrEqual(0.84);
      expect(result.noHits).toBe(0);
    });
  }

  test('has the page or section that explains the query as the first result', () => {
    for (const [query, url] of [
      ['idempotency', /#idempotency$/],
      ['rate_limited', /rate_limited|rate-limit/],
      // Headers and fields of many operations have these names, too.
      ['rate limit', /overview#rate-limits$/],
      // Sections of prose contain the parts of these names, one of which is a stop word or a common word.
      ['expiresAt', /\.expiresAt$/],
      // Words that occur in URLs only.
      ['csp', /installation-config#csp$/],
      ['swagger', /swagger\/[\w-]+$/],
      ['design type', /common\/design-types$/],
    ] as const) {
      expect(index.engine.search({query}).hits[0]?.url, query).toMatch(url);
    }
  });
});
