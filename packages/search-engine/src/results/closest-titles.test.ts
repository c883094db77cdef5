// cspell:disable -- misspelled queries
import {expect, test} from 'vitest';
import {createEngine} from '../engine.js';
import {createPage} from '../fixtures/test-records.js';

const titles = ['Authentication', 'Webhooks', 'Rate limits', 'Deploy to Kubernetes', 'Prüfungen'];
const engine = createEngine(titles.flatMap((title, page) => createPage(`${page}`, title, 'Text.')));
const suggest = (query: string) => engine.search({query}).suggestions;

test.each([
  ['websocket', ['Webhooks']],
  ['Authorization', ['Authentication']],
  ['PRUFSTAND', ['Prüfungen']],
  ['deplorable webcams', ['Deploy to Kubernetes']],
])('%s is close to %j', (query, expected) => {
  expect(suggest(query)).toEqual(expected);
});

test.each(['xylophone', '', '%%%'])('nothing is close to %s', (query) => {
  expect(suggest(query)).toEqual([]);
});

test('queries with hits have no suggestions, and other versions suggest nothing', () => {
  expect(suggest('webhook')).toBeUndefined();
  expect(engine.search({query: 'websocket', facetFilters: ['docusaurus_tag:docs-default-1.0']}).suggestions).toEqual(
    [],
  );
});
