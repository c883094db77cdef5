// cspell:disable -- words of other languages
import {expect, test} from 'vitest';
import {createEngine} from '../engine.js';
import {createPage as page} from '../fixtures/test-records.js';
import {hasStemmer, loadStemmer} from './load-stemmer.js';

async function createLocalizedEngine(language: string, ...records: ReturnType<typeof page>[]) {
  const stem = await loadStemmer(language);
  return createEngine(records.flat(), {language, stem});
}

test.each([
  ['de', 'Konfiguration', 'konfigurationen'],
  ['fr-CA', 'Développement', 'développer'],
  ['pt', 'Configuração', 'configurar algo'],
  ['ru', 'Настройки', 'настройками'],
  ['tr', 'Ayarlar', 'ayarları'],
])('words match their inflections in %s: %s for %s', async (language, heading, query) => {
  const engine = await createLocalizedEngine(language, page('other', 'Zzz', 'Qqq www.'), page('expected', heading));
  const [hit] = engine.search({query}).hits;
  expect(hit?.url).toBe('/docs/expected');
  expect(hit?._highlightResult.hierarchy.lvl1?.value).toContain('<mark>');
});

test('English is built in', async () => {
  expect(await loadStemmer('en-GB')).toBeUndefined();
  expect(hasStemmer('de-AT')).toBe(true);
  expect(hasStemmer('constructor')).toBe(false);
});

test('English terms are inflected in documentation in languages without inflection', () => {
  const engine = createEngine(page('webhooks', 'Webhooksの設定'), {language: 'ja-JP'});
  expect(engine.search({query: 'webhook 設定'}).hits).toHaveLength(1);
});

test('English stop words count in other languages', () => {
  const records = [...page('one', 'Die Straße', 'die'), ...page('two', 'Was will man', 'was will')];
  expect(createEngine(records, {language: 'de'}).search({query: 'will Straße'}).nbHits).toBe(2);
  expect(createEngine(records).search({query: 'will Straße'}).nbHits).toBe(1);
});

test('every stemmer loads', async () => {
  const languages = 'ar bg da de el es fi fr ga hi hu hy id it lt nb ne nl nn no pt ro ru sr sv ta tr uk'.split(' ');
  for (const language of languages) {
    const stem = await loadStemmer(language);
    expect(typeof stem?.('test'), language).toBe('string');
  }
});
