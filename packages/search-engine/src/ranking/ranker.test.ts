import {describe, expect, test} from 'vitest';
import {createEngine} from '../engine.js';
import {createPage, pageRecords, type TestSection} from '../fixtures/test-records.js';
import type {DocSearchRecord} from '../records.js';

describe('ranking', () => {
  const first = (pages: readonly DocSearchRecord[][], query: string) =>
    createEngine(pages.flat()).search({query}).hits[0]?.url;

  test('prefers the section in which the words are adjacent', () => {
    const filler = 'Much else is said between the two so that nobody takes them for one thing.';
    const scattered = createPage('alpha', 'Alpha', `The script is long. ${filler} A tag is short.`);
    const together = createPage('beta', 'Beta', `A script tag is enough. ${filler} The rest is long and short.`);
    expect(first([scattered, together], 'script tag')).toBe('/docs/beta');
    expect(first([together, scattered], 'script tag')).toBe('/docs/beta');
  });

  test.each([
    ['supported node versions', 'Dependency versions', 'Upgrades of dependency versions for maintainers', 'Node'],
    ['webhook signature', 'Webhooks', 'Events, queues, and webhooks', 'Signature'],
  ])('prefers sections of the page whose title has fewer other words: %s', (query, title, otherTitle, heading) => {
    const page = (name: string, pageTitle: string) =>
      pageRecords(`/docs/${name}`, 'Docs', [
        {level: 1, heading: pageTitle},
        {heading, anchor: 'section', texts: ['Is supported. To remove it, sign off.']},
      ]);
    const [expected, other] = [page('expected', title), page('other', otherTitle)];
    expect(first([other, expected], query)).toBe('/docs/expected#section');
    expect(first([expected, other], query)).toBe('/docs/expected#section');
  });

  test.each([
    ['link', 'Who was active last month', 'active last month'],
    ['phrases', 'where are files\nhow long do you store my pictures', 'how long are pictures stored'],
  ] as const)('finds a section by its %s, even if other sections match better', (kind, content, query) => {
    const [title, ...rest] = createPage('expected', 'Retention', 'Files expire.');
    const record: DocSearchRecord = {...title!, objectID: kind, type: 'content', kind, content};
    const others = [
      createPage('month', 'Other', 'A month.'),
      createPage('pictures', 'Pictures', 'Pictures. How we store pictures: a store for pictures.'),
    ];
    const {hits} = createEngine([title!, record, ...rest, ...others.flat()]).search({query});
    expect(hits[0]?.url).toBe('/docs/expected');
    expect(hits.map((hit) => hit.content)).not.toContain(content);
  });

  test('ranks by the topic of a question rather than by its common words', () => {
    const pages = [
      createPage('first', 'Start', 'The first call to make.'),
      createPage('banners', 'Examples', 'Draw a banner.'),
      createPage('errors', 'Errors', 'None.'),
    ];
    expect(first(pages, 'make my first banner')).toBe('/docs/banners');
  });

  test("prefers an explanation to a field whose name wasn't typed", () => {
    const persona = pageRecords('/docs/persona', 'Docs', [
      {level: 1, heading: 'Persona of a brand', texts: ['What designs follow.']},
      {heading: 'Brand colors and roles', anchor: 'colors', texts: ['Each color has a role.']},
    ]);
    const texts = ['A color of the brand, and how it is set.'];
    const operation = pageRecords('/docs/set-brand', 'API', [
      {level: 1, heading: 'Set the brand', texts: ['Replaces it.']},
      {heading: 'brand.colors.primary', anchor: 'field', kind: 'field', texts},
    ]);
    expect(first([operation, persona], 'brand colors')).toBe('/docs/persona#colors');
    expect(first([operation, persona], 'brand.colors.primary')).toBe('/docs/set-brand#field');
  });
});

test('docs come before blog posts that are as relevant', () => {
  const pages = ['blog/gpu', 'gpu'].map((url) => createPage(url, 'GPU sharing', 'Share a GPU between containers.'));
  const mixed = createEngine(
    pages.flatMap((records, index) =>
      index === 0 ? records.map((record) => ({...record, docusaurus_tag: 'default'})) : records,
    ),
  );
  expect(mixed.search({query: 'gpu sharing'}).hits.map(({url}) => url)).toEqual(['/docs/gpu', '/docs/blog/gpu']);
});

describe('entries with the same name on many pages', () => {
  const createHeaderSections = (text: string): TestSection[] => [
    {level: 1, heading: `Operation ${text}`},
    {level: 3, heading: 'RateLimit', anchor: 'header', kind: 'header', texts: [`The remaining calls in ${text}.`]},
  ];
  const operations = ['one', 'two', 'three', 'four'].map((name) => `/docs/${name}`);
  const engineWithRepeatedHeaders = createEngine([
    ...operations.flatMap((url) => pageRecords(url, 'API', createHeaderSections(url))),
    ...pageRecords('/docs/overview', 'API', [
      {level: 1, heading: 'Overview'},
      {heading: 'Rate limits', anchor: 'rate-limits', texts: ['The number of calls per minute.']},
      {heading: 'Errors', anchor: 'errors', texts: ['Calls that exceed the rate limit return 429.']},
    ]),
  ]);
  const findUrls = (query: string) => engineWithRepeatedHeaders.search({query}).hits.map(({url}) => url);

  test.each(['rate limit', 'rate limits', 'rate'])('rank below the section that explains the concept: %s', (query) => {
    expect(findUrls(query)[0]).toBe('/docs/overview#rate-limits');
  });

  test.each(['RateLimit', 'ratelimit'])('rank first when their name was typed: %s', (query) => {
    expect(findUrls(query)[0]).toMatch(/#header$/);
  });
});

test('explanations rank above operation pages, unless the name of an operation was typed', () => {
  const texts = ['Send a signature with each delivery.'];
  const pages = [
    ...pageRecords('/reference', 'API', [
      {level: 1, heading: 'Reference'},
      {heading: 'Deliveries', anchor: 'deliveries', kind: 'operation', name: 'listDeliveries', texts},
    ]),
    ...pageRecords('/guide', 'API', [
      {level: 1, heading: 'Guide'},
      {heading: 'Deliveries', anchor: 'deliveries', texts},
    ]),
  ];
  const firstUrl = (query: string) => createEngine(pages).search({query}).hits[0]?.url;
  expect(firstUrl('send a signature')).toBe('/guide#deliveries');
  expect(firstUrl('list deliveries')).toBe('/reference#deliveries');
});
