import {readdirSync, readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {developmentSet} from '../bench/search/development-set';
import {ask} from '../bench/search/measure';
import {headingsFile, textFile} from '../plugins/search/client/file-names';
import {createEngine, decodeHeadings, decodeText} from '../packages/search-engine/src';
import {termsOf} from '../packages/search-engine/src/tokenize';

/** Every so many words of the site are typed. */
const step = 5;

const read = (name: string) => readFileSync(`build/${name}`, 'utf8');
const gzip = (text: string) => gzipSync(text, {level: 9}).length;

/** The files of the built index, and what is in them. */
function builtIndex() {
  const headings = decodeHeadings(read(headingsFile));
  const texts = Array.from({length: headings.parts}, (_, part) => read(textFile(part, headings.build)));
  const records = [...headings.records, ...texts.flatMap((text, part) => decodeText(text, part, headings))];
  return {headings, texts, records};
}

test.describe('the index of the site', () => {
  const {headings, texts, records} = builtIndex();
  const engine = createEngine(records);
  const pagesOf = (query: string) => engine.search({query}).hits.map((hit) => hit.url_without_anchor);

  test('is small: 20 KB before the first results, one file of texts, 250 KB together', () => {
    const first = gzip(read(headingsFile));
    expect(first).toBeLessThanOrEqual(20_000);
    expect(headings.parts).toBe(1);
    expect(texts.reduce((sum, text) => sum + gzip(text), first)).toBeLessThanOrEqual(250_000);
    // A file of an earlier build would be found by nobody.
    expect(readdirSync('build/assets/search').filter((name) => name.endsWith('.txt'))).toHaveLength(1);
  });

  test('finds something for every beginning of a word, and from four letters on the page that the word finds', () => {
    const words = new Set(
      records.flatMap(({hierarchy, content}) =>
        [...Object.values(hierarchy), content].flatMap((text) => termsOf(text ?? '')),
      ),
    );
    const typed = [...words].sort().filter((_, order) => order % step === 0);
    expect(typed.length).toBeGreaterThan(100);
    const failures = typed.flatMap((word) => {
      const [page = 'nothing'] = pagesOf(word);
      return Array.from({length: Math.max(0, word.length - 1)}, (_, end) => word.slice(0, end + 2))
        .filter((beginning) => {
          const pages = pagesOf(beginning);
          return beginning.length < 4 ? pages.length === 0 : !pages.includes(page);
        })
        .map((beginning) => `${beginning}… of ${word}: ${page}`);
    });
    expect(failures).toEqual([]);
  });

  test('has what the documentation names first, and with a typing mistake among the first three', () => {
    const {first, typoInThree, nothing, misses} = ask(engine, developmentSet(records));
    expect(first, misses.join(' · ')).toBeGreaterThanOrEqual(0.98);
    expect(typoInThree, misses.join(' · ')).toBeGreaterThanOrEqual(0.95);
    expect(nothing).toBe(0);
  });
});
