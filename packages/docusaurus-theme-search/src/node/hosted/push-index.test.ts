import path from 'node:path';
import {parseHtml} from '@developer-docs/docusaurus-utils/node';
import {headingsFile, serializeRecords, type DocSearchRecord} from '@developer-docs/search-engine';
import {startSearchService, type Fault, type Operation, type SearchService} from '@test-support/search-service';
import {createTemporaryFolder, writeFileIn} from '@test-support/temporary-folder';
import {algoliasearch} from 'algoliasearch';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {extractRecords} from '../records/extract-records';
import {addHiddenRecords} from '../records/hidden-records';
import {getQueryLanguages, indexSettings} from './index-settings';
import {readBuiltIndex} from './push-command';
import {pushIndex, type PushOptions} from './push-index';

const credentials = {appId: 'APP', searchKey: 'search', adminKey: 'admin'};
const indexName = 'developer-acme';
const old = {
  records: [{objectID: 'old'} as DocSearchRecord],
  settings: {hitsPerPage: 3},
  rules: ['a rule of the dashboard'],
  synonyms: [{objectID: 'old'}],
};

const page = (id: string, text: string, language = 'en') => ({
  context: {url: `/docs/${id}`, section: 'Guides', language, tag: 'docs-default-current'},
  tree: parseHtml(`<main><h1>${id}</h1><p>${text}</p></main>`),
});

let service: SearchService;
let outDir: string;
let printed: string[];

const synonyms = [{typed: ['quota', 'credit limit'], means: ['allowance']}];

/** Writes the search index of a locale's folder in a build. */
function writeIndex(folder: string, pages: readonly ReturnType<typeof page>[], rules = synonyms): void {
  const records = pages.flatMap(({tree, context}) => extractRecords(tree, context));
  const withPhrases = addHiddenRecords(records, 'phrases', new Map([['/docs/a', ['where to start']]]));
  const files = serializeRecords(withPhrases, {synonyms: rules});
  for (const [file, text] of Object.entries(files)) writeFileIn(outDir, path.join(folder, file), text);
}

beforeEach(async () => {
  service = await startSearchService(credentials.adminKey);
  service.indices.set(indexName, old);
  outDir = createTemporaryFolder();
  printed = [];
  writeIndex('', [page('a', 'Text of the first page.'), page('b', 'Text of the second page.')]);
});

afterEach(async () => {
  expect(service.unknownRequests).toEqual([]);
  await service.close();
});

const createHost = () => ({url: new URL(service.origin).host, accept: 'readWrite' as const, protocol: 'http' as const});

/** @param timeout - Milliseconds; the tests of hosts that don't respond wait for it several times. */
const createClient =
  (timeout: number): PushOptions['createClient'] =>
  (appId, key) =>
    algoliasearch(appId, key, {hosts: [createHost()], timeouts: {connect: timeout, read: timeout, write: timeout}});

const run = async (options: Partial<PushOptions> = {}) =>
  pushIndex({
    ...(await readBuiltIndex(outDir, ['en'])),
    siteUrl: 'https://developer.example.com',
    algolia: {indexName, appId: credentials.appId},
    adminKey: credentials.adminKey,
    isDryRun: false,
    createClient: createClient(2000),
    print: (line) => printed.push(line),
    ...options,
  });

test('with --dry-run, prints what would be uploaded', async () => {
  await run({isDryRun: true, adminKey: undefined});
  expect(printed.join('\n')).toContain('Index: developer-acme in application APP');
  expect(printed.join('\n')).toContain('Records: 4 of 2 pages');
  expect(printed.join('\n')).toContain('"attributeForDistinct": "url"');
  expect(printed.at(-1)).toContain('Nothing was uploaded.');
  expect(service.requests).toEqual([]);
});

test('without themeConfig.algolia, the settings that are missing are explained', async () => {
  const settings = {algolia: undefined};
  await expect(run(settings)).rejects.toThrow('The site has no hosted index.');
  expect(printed).toEqual([]);
  expect(service.requests).toEqual([]);
  await run({...settings, isDryRun: true, adminKey: undefined});
  expect(printed[0]).toMatch(/no hosted index\. .* set "themeConfig\.algolia" with "appId", "apiKey", and "indexName"/);
  expect(printed[1]).toContain('Records: 4 of 2 pages');
});

describe('an upload', () => {
  test('replaces records, settings, and synonyms, but keeps the rules', async () => {
    await run();
    expect([...service.indices.keys()]).toEqual([indexName]);
    const index = service.indices.get(indexName);
    expect(index?.settings).toEqual({...old.settings, ...indexSettings, queryLanguages: ['en']});
    expect(index?.rules).toEqual(old.rules);
    expect(index?.synonyms).toEqual([
      {objectID: 'quota', type: 'oneWaySynonym', input: 'quota', synonyms: ['allowance']},
      {objectID: 'credit%20limit', type: 'oneWaySynonym', input: 'credit limit', synonyms: ['allowance']},
    ]);
    expect(index?.records).toHaveLength(4);
    expect(index?.records[0]).toMatchObject({
      objectID: '/docs/a',
      url: 'https://developer.example.com/docs/a',
      url_without_anchor: 'https://developer.example.com/docs/a',
      hierarchy: {lvl0: 'Guides', lvl1: 'a'},
      keywords: ['where to start'],
      language: 'en',
      docusaurus_tag: 'docs-default-current',
    });
    expect(printed.at(-1)).toBe(`${indexName} now contains the 4 records of this build.`);
  });

  test('removes the synonyms if the site has none anymore', async () => {
    writeIndex('', [page('a', 'Text of the first page.')], []);
    await run();
    expect(service.indices.get(indexName)?.synonyms).toEqual([]);
  });

  test('requires an admin key that the service accepts', async () => {
    await expect(run({adminKey: undefined})).rejects.toThrow(/ALGOLIA_ADMIN_API_KEY isn't set\..* "--dry-run"/);
    expect(printed).toEqual([]);
    expect(service.requests).toEqual([]);
    await expect(run({adminKey: credentials.searchKey})).rejects.toThrow(
      /^The service rejected ALGOLIA_ADMIN_API_KEY for application APP: ".*API key"\. Use the admin key/,
    );
    expect(service.indices.get(indexName)).toEqual(old);
  });
});

describe('a failure', () => {
  const unreachable = 'No host of application APP responded. Check the network connection';

  test.each<Operation>(['setSettings', 'batch', 'getTask'])('of %s leaves the old records', async (failing) => {
    service.fault = ({operation}) => (operation === failing ? 'error' : undefined);
    const failure = run();
    await expect(failure).rejects.toThrow(unreachable);
    await expect(failure).rejects.toThrow('Readers can still search');
    expect(service.indices.get(indexName)?.records).toEqual(old.records);
  });

  test.each<Fault>(['disconnect', 'hang', 'truncate'])('of the network (%s) is reported', async (fault) => {
    service.fault = () => fault;
    await expect(run({createClient: createClient(20)})).rejects.toThrow(unreachable);
  });
});

describe('the build', () => {
  test('must contain an index', async () => {
    await expect(readBuiltIndex(path.join(outDir, 'other'), ['en'])).rejects.toThrow('contains no search index');
  });

  test('must contain an index of each locale, because the others would be deleted', async () => {
    await expect(readBuiltIndex(outDir, ['en', 'fr'])).rejects.toThrow(
      `${outDir} contains no search index of the locales fr. Run "docusaurus build" first`,
    );
    writeIndex('francais', [page('a', 'Texte.', 'fr')], [...synonyms, {typed: ['quota'], means: ['contingent']}]);
    const index = await readBuiltIndex(outDir, ['en', 'fr']);
    expect(new Set(index.records.map(({language}) => language))).toEqual(new Set(['en', 'fr']));
    await run(index);
    expect(service.indices.get(indexName)?.synonyms).toEqual([
      expect.objectContaining({input: 'quota', synonyms: ['allowance', 'contingent']}),
      expect.objectContaining({input: 'credit limit', synonyms: ['allowance']}),
    ]);
  });

  test('determines the languages of the hosted index', () => {
    expect(getQueryLanguages(['pt-BR', 'pt-BR', 'zh-Hans', 'tlh'])).toEqual(['pt-br', 'pt', 'zh']);
  });

  test('must contain an index of this version', async () => {
    writeFileIn(outDir, headingsFile, '{"version": 1, "build": "b"}');
    await expect(readBuiltIndex(outDir, ['en'])).rejects.toThrow(/has version 1, .* Run "docusaurus build" again\.$/);
  });
});
