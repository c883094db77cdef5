// cspell:ignore tiemout
import {describe, expect, test} from 'vitest';
import {createEngine} from '../engine.js';
import {createPage, pageRecords, type TestSection} from '../fixtures/test-records.js';
import type {DocSearchRecord} from '../records.js';

/** Creates a page with a section below its title. */
const createSection = (name: string, title: string, section: TestSection): DocSearchRecord[] =>
  pageRecords(`/docs/${name}`, 'Docs', [
    {level: 1, heading: title},
    {anchor: 'section', ...section},
  ]);

const filler = 'Much else is said between the two so that nobody takes them for one thing.';
const signature = {heading: 'Deliveries', texts: ['Send a signature with each delivery.']};

test.each<[rule: string, query: string, first: DocSearchRecord[], second: DocSearchRecord[]]>([
  [
    'adjacent words',
    'script tag',
    createPage('a', 'Alpha', `A script tag is enough. ${filler} The rest is long and short.`),
    createPage('b', 'Beta', `The script is long. ${filler} A tag is short.`),
  ],
  [
    'the topic of a question over its common words',
    'make my first banner',
    createPage('a', 'Banners', 'Draw a banner.'),
    [...createPage('b', 'Start', 'The first call to make.'), ...createPage('c', 'Errors', 'None.')],
  ],
  [
    'a heading without other words',
    'rate limits per minute',
    createSection('a', 'Quotas', {heading: 'Rate limits'}),
    createSection('b', 'Quotas', {heading: 'Rate limits of other services'}),
  ],
  [
    'a page title without other words',
    'supported node versions',
    createSection('a', 'Dependency versions', {heading: 'Node', texts: ['Is supported.']}),
    createSection('b', 'Upgrades of dependency versions for maintainers', {heading: 'Node', texts: ['Is supported.']}),
  ],
  [
    'a name that was typed over text that repeats it',
    'timeout',
    createSection('a', 'Options', {level: 4, heading: 'timeout', kind: 'field'}),
    createSection('b', 'Network', {heading: 'Timeout of calls', texts: ['Timeout, timeout, timeout.']}),
  ],
  [
    'a name that was typed with typos',
    'tiemout',
    createSection('a', 'Options', {level: 4, heading: 'timeout', kind: 'field'}),
    createSection('b', 'Network', {heading: 'Timeout of calls', texts: ['Timeout, timeout, timeout.']}),
  ],
  [
    'the higher of two sections with the same text',
    'wait',
    createSection('a', 'Options', {level: 2, heading: 'Delay', texts: ['Wait.']}),
    createSection('b', 'Options', {level: 4, heading: 'Delay', texts: ['Wait.']}),
  ],
  [
    "an explanation over a field whose name wasn't typed",
    'brand colors',
    createSection('a', 'Persona of a brand', {heading: 'Brand colors and roles', texts: ['Each color has a role.']}),
    createSection('b', 'Set the brand', {
      heading: 'brand.colors.primary',
      kind: 'field',
      texts: ['A color of the brand, and how it is set.'],
    }),
  ],
  [
    'a field whose name was typed over an explanation',
    'brand.colors.primary',
    createSection('a', 'Set the brand', {heading: 'brand.colors.primary', kind: 'field', texts: ['A color.']}),
    createSection('b', 'Persona of a brand', {heading: 'Brand colors, primary and others', texts: ['Colors.']}),
  ],
  [
    'an explanation over an operation',
    'send a signature',
    createSection('a', 'Guide', signature),
    createSection('b', 'Reference', {...signature, kind: 'operation', name: 'listDeliveries'}),
  ],
  [
    'an explanation over text on the page of an operation',
    'send a signature',
    createSection('a', 'Guide', signature),
    [
      ...createSection('b', 'Guide', signature),
      ...pageRecords('/docs/b', 'Docs', [{heading: 'Other', anchor: 'other', kind: 'operation'}]),
    ],
  ],
  [
    'an operation whose name was typed',
    'list deliveries',
    createSection('a', 'Reference', {...signature, kind: 'operation', name: 'listDeliveries'}),
    createSection('b', 'Guide', signature),
  ],
  [
    'the docs over a blog post',
    'gpu sharing',
    createPage('a', 'GPU sharing', 'Share a GPU between containers.'),
    createPage('b', 'GPU sharing', 'Share a GPU between containers.').map((record) => ({
      ...record,
      docusaurus_tag: 'default',
    })),
  ],
])('prefers %s', (_, query, first, second) => {
  for (const records of [
    [...first, ...second],
    [...second, ...first],
  ]) {
    const [hit] = createEngine(records).search({query}).hits;
    expect(hit?.url_without_anchor).toBe('/docs/a');
  }
});

test('equal sections are in the order of the site', () => {
  const pages = ['c', 'a', 'b'].map((name) => createPage(name, 'Timeout', 'Ten seconds.'));
  const {hits} = createEngine(pages.flat()).search({query: 'timeout'});
  expect(hits.map(({url}) => url)).toEqual(['/docs/c', '/docs/a', '/docs/b']);
});

test('a name ranks first among more sections than are compared with the query, unless a filter excludes it', () => {
  const others = Array.from({length: 300}, (_, index) =>
    createSection(`other-${index}`, 'Numbers', {heading: 'Quota of a month', texts: ['Quota, quota, quota.']}),
  );
  const entry = createSection('own', 'Options', {level: 4, heading: 'quota', kind: 'field'}).map((record) => ({
    ...record,
    docusaurus_tag: 'own',
  }));
  const engine = createEngine([...others.flat(), ...entry]);
  expect(engine.search({query: 'quota'}).hits[0]?.url).toBe('/docs/own#section');
  const {hits} = engine.search({query: 'quota', facetFilters: ['docusaurus_tag:docs-default-current']});
  expect(hits[0]?.url).toBe('/docs/other-0#section');
  expect(hits.map(({url}) => url)).not.toContain('/docs/own#section');
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
