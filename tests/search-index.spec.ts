import {readdirSync, readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {
  createEngine,
  extractTerms,
  getRecordsFile,
  headingsFile,
  parseHeadings,
  parseIndex,
} from '@developer-docs/search-engine';
import {measureNames} from '../bench/search/names';
import {measureSiteQuestions} from '../bench/search/questions';
import {nightly} from './support/test';

/** The test searches for every fortieth word on the site. */
const wordStep = 40;

/** And for every eighth name, also with a typo and unfinished. */
const nameStep = 8;

/** Every third question is asked in each run, and all questions nightly. */
const questionSteps = [
  [3, {}],
  [1, nightly],
] as const;

const read = (name: string) => readFileSync(`build/${name}`, 'utf8');
const measureGzipSize = (text: string) => gzipSync(text).length;

/** Loads the site's index. */
function loadIndex() {
  const headings = read(headingsFile);
  const {build, partCount} = parseHeadings(headings);
  const parts = Array.from({length: partCount}, (_, part) => read(getRecordsFile(build, part)));
  const {records, synonyms} = parseIndex({headings, parts});
  return {headings, parts, records, engine: createEngine(records, {synonyms})};
}

test.describe("the site's index", () => {
  let index: ReturnType<typeof loadIndex>;
  test.beforeAll(() => {
    index = loadIndex();
  });
  const findPages = (query: string) => index.engine.search({query}).hits.map((hit) => hit.url_without_anchor);

  test('is at most 270 KB gzipped, with 20 KB before the first results', () => {
    const {headings, parts} = index;
    expect(measureGzipSize(headings)).toBeLessThanOrEqual(20_000);
    expect(measureGzipSize(headings) + measureGzipSize(parts.join(''))).toBeLessThanOrEqual(270_000);
    expect(readdirSync('build/assets/search').filter((name) => name.endsWith('.json'))).toHaveLength(parts.length);
  });

  test('has hits for every prefix of a word and, after four letters, the page for the whole word', nightly, () => {
    const words = new Set(
      index.records.flatMap(({hierarchy, content}) =>
        [...Object.values(hierarchy), content].flatMap((text) => extractTerms(text ?? '')),
      ),
    );
    const typedWords = [...words].sort().filter((_, order) => order % wordStep === 0);
    expect(typedWords.length).toBeGreaterThan(100);
    const failures = typedWords.flatMap((word) => {
      const [page = 'nothing'] = findPages(word);
      return Array.from({length: Math.max(0, word.length - 1)}, (_, end) => word.slice(0, end + 2))
        .filter((prefix) => {
          const pages = findPages(prefix);
          return prefix.length < 4 ? pages.length === 0 : !pages.includes(page);
        })
        .map((prefix) => `${prefix}… of ${word}: ${page}`);
    });
    expect(failures).toEqual([]);
  });

  for (const [step, details] of questionSteps) {
    test(
      `answers ${step === 1 ? 'all questions' : `every ${step}rd question`} of readers with the first result, or at least one of the first three`,
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

  test('ranks named entries first, among the first three with a typo, and near the top while they are being typed', () => {
    const {successAt1, typoSuccessAt3, unfinishedMeanReciprocalRank, noHits, misses} = measureNames(
      index.engine,
      index.records,
      nameStep,
    );
    expect(successAt1, misses.join(' · ')).toBeGreaterThanOrEqual(0.98);
    expect(typoSuccessAt3, misses.join(' · ')).toBeGreaterThanOrEqual(0.95);
    expect(unfinishedMeanReciprocalRank).toBeGreaterThanOrEqual(0.84);
    expect(noHits).toBe(0);
  });
});
