import {expect, test} from 'vitest';
import {createEngine} from '../engine.js';
import {createPage, pageRecords} from '../fixtures/test-records.js';
import {foldEqualHits} from './fold-hits.js';

const engine = createEngine([
  ...pageRecords('/docs/retries', 'Docs', [{level: 1, heading: 'Errors', texts: ['Retry safely with a key.']}]),
  ...['Lock', 'Unlock', 'Rename', 'Move'].flatMap((name) =>
    createPage(name, `${name} a door`, `Retries: Safe to retry. ${name} requests have an effect once.`),
  ),
  ...['Open', 'Close'].flatMap((name) => createPage(name, `${name} a gate`, 'It is unsafe to retry this.')),
]);
const search = (query: string) => engine.search({query, attributesToSnippet: ['content:10']}).hits;
const pages = (query: string) =>
  foldEqualHits(search(query)).map(({url, pageCount}) => `${url.slice('/docs/'.length)} ${pageCount ?? 1}`);

test('text with the same matching sentence on three pages or more is one hit, the best of them', () => {
  expect(pages('safe to retry')).toEqual(['retries 1', 'Lock 4', 'Open 1', 'Close 1']);
});

test('pages that differ in the matching sentence remain, and so do headings', () => {
  expect(pages('rename requests')).toHaveLength(search('rename requests').length);
  expect(pages('door').toSorted()).toEqual(['Lock 1', 'Move 1', 'Rename 1', 'Unlock 1']);
});

test('the same page in several versions remains', () => {
  const versions = ['1.0', '2.0', 'current'].map((version) =>
    createPage(version, 'Lock a door', 'Safe to retry.').map((record) => ({...record, docusaurus_tag: version})),
  );
  const {hits} = createEngine(versions.flat()).search({query: 'safe to retry', attributesToSnippet: ['content:10']});
  expect(foldEqualHits(hits)).toEqual(hits);
  expect(hits).toHaveLength(3);
});

test('hits without snippets, as the hosted service can return them, remain', () => {
  const hits = Array.from({length: 3}, (_, page) => ({type: 'content' as const, url: `/docs/${page}`}));
  expect(foldEqualHits(hits)).toEqual(hits);
});
