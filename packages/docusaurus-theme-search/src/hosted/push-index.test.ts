import path from 'node:path';
import {headingsFile, serializeRecords, type DocSearchRecord} from '@developer-docs/search-engine';
import {parseHtml} from '@developer-docs/utils/node';
import {startSearchService, type Fault, type Operation, type SearchService} from '@test-support/search-service';
import {createTemporaryFolder, writeFileIn} from '@test-support/temporary-folder';
import {algoliasearch} from 'algoliasearch';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {extractRecords} from '../records/extract-records';
import {addPhrases} from '../records/phrases';
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

const createContext = (id: string) => ({
  url: `/docs/${id}`,
  section: 'Guides',
  language: 'en',
  tag: 'docs-default-current',
});
const page = (id: string, text: string) => ({
  context: createContext(id),
  tree: parseHtml(`<main><h1>${id}</h1><p>${text}</p></main>`),
});

let service: SearchService;
let outDir: string;
let printed: string[];

/** Writes the search index of a build. */
function writeIndex(...pages: ReturnType<typeof page>[]): void {
  const records = pages.flatMap(({tree, context}) => extractRecords(tree, context));
  const files = serializeRecords(addPhrases(records, new Map([['/docs/a', ['where to start']]])), [
    {typed: ['quota', 'credit limit'], means: ['allowance']},
  ]);
  for (const [file, text] of Object.entries(files)) writeFileIn(outDir, file, text);
}

beforeEach(async () => {
  service = await startSearchService(credentials);
  service.indices.put(indexName, old);
  outDir = createTemporaryFolder();
  printed = [];
  writeIndex(page('a', 'Text of the first page.'), page('b', 'Text of the second page.'));
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
    ...(await readBuiltIndex(outDir)),
    siteUrl: 'https://developer.example.com',
    indexName,
    appId: credentials.appId,
    adminKey: credentials.adminKey,
    isDryRun: false,
    createClient: createClient(2000),
    print: (line) => printed.push(line),
    ...options,
  });

test('without --push, prints what would be uploaded', async () => {
  await run({isDryRun: true, adminKey: undefined});
  expect(printed.join('\n')).toContain('Index: developer-acme in application APP');
  expect(printed.join('\n')).toMatch(/Records: 4 of 2 pages, \d\.\d KB, largest 0\.\d KB/);
  expect(printed.join('\n')).toContain('"attributeForDistinct": "url"');
  expect(printed.at(-1)).toContain('Nothing was uploaded.');
  expect(service.requests).toEqual([]);
});

test('without themeConfig.algolia, prints the settings that are missing', async () => {
  await run({isDryRun: true, indexName: undefined, appId: undefined, adminKey: undefined});
  expect(printed[0]).toMatch(/no hosted index\. .* set "themeConfig\.algolia" with "appId", "apiKey", and "indexName"/);
  expect(printed[1]).toContain('Records: 4 of 2 pages');
});

describe('with --push', () => {
  test('replaces records, settings, and synonyms, but keeps the rules', async () => {
    service.indices.pollsUntilPublished = 1;
    await run();
    expect(service.indices.names).toEqual([indexName]);
    const index = service.indices.get(indexName);
    expect(index?.settings).toEqual({...indexSettings, queryLanguages: ['en']});
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

  test('requires an admin key that the service accepts', async () => {
    await expect(run({adminKey: undefined})).rejects.toThrow("ALGOLIA_ADMIN_API_KEY isn't set.");
    expect(service.requests).toEqual([]);
    await expect(run({adminKey: credentials.searchKey})).rejects.toThrow(
      /^The service rejected ALGOLIA_ADMIN_API_KEY for application APP: ".*API key"\. Use the admin key/,
    );
    expect(service.indices.get(indexName)).toEqual(old);
  });
});

describe('a failure', () => {
  const unreachable = 'No host of application APP responded. Check the network connection';
  const failures: readonly [string, Operation][] = [
    ['copying the rules', 'operationIndex'],
    ['uploading the records', 'batch'],
    ['waiting for a task', 'getTask'],
  ];

  test.each(failures)('%s leaves only the old index', async (_, failing) => {
    service.fault = ({operation}) => (operation === failing ? 'error' : undefined);
    const failure = run();
    await expect(failure).rejects.toThrow(unreachable);
    await expect(failure).rejects.toThrow(`${indexName} hasn't changed.`);
    service.fault = () => undefined;
    finishTasks();
    expect(service.indices.get(indexName)).toEqual(old);
    expect(service.indices.names).toEqual([indexName]);
  });

  test('moving leaves the complete old or new index', async () => {
    service.fault = ({operation, body}) =>
      operation === 'operationIndex' && (body as {operation: string}).operation === 'move' ? 'error' : undefined;
    await expect(run()).rejects.toThrow(/The service didn't confirm that it replaced developer-acme/);
    expect(service.indices.get(indexName)).toEqual(old);
    expect(service.indices.names).toEqual([indexName]);
  });

  test.each<Fault>(['disconnect', 'hang', 'truncate'])('of the network (%s) is reported', async (fault) => {
    service.fault = () => fault;
    const failure = run({createClient: createClient(20)});
    await expect(failure).rejects.toThrow(unreachable);
    await expect(failure).rejects.toThrow(/The temporary index developer-acme_tmp_\w+ may still exist\. Delete it/);
  });

  /** Finishes every task that was started. */
  function finishTasks(): void {
    for (let id = 1; id <= service.requests.length; id += 1) service.indices.isPublished(id);
  }
});

describe('the build', () => {
  test('must contain an index', async () => {
    await expect(readBuiltIndex(path.join(outDir, 'other'))).rejects.toThrow('contains no search index');
  });

  test('must contain an index of each locale, because the others would be deleted', async () => {
    const locales = new Map([
      ['en', ''],
      ['fr', 'francais'],
    ]);
    await expect(readBuiltIndex(outDir, locales)).rejects.toThrow(
      /francais contains no search index .* "fr".*"--locale"/,
    );
    expect((await readBuiltIndex(outDir, new Map([['en', 'en']]))).records.length).toBeGreaterThan(0);
    await expect(readBuiltIndex(outDir, new Map([['fr', 'francais']]))).rejects.toThrow(
      'francais contains no search index',
    );
  });

  test('determines the languages of the hosted index', () => {
    expect(getQueryLanguages(['pt-BR', 'pt-BR', 'zh-Hans', 'tlh'])).toEqual(['pt-br', 'pt', 'zh']);
  });

  test('must contain an index of this version', async () => {
    writeFileIn(outDir, headingsFile, '{"version": 1, "build": "b"}');
    await expect(readBuiltIndex(outDir)).rejects.toThrow(
      'was written by another version of docusaurus-theme-search. Run "docusaurus build"',
    );
  });

  test("mustn't have records above the size limit", async () => {
    writeIndex(page('b', 'word '.repeat(2000)));
    await expect(run({isDryRun: true})).rejects.toThrow(
      /accepts records of up to 10000 bytes.*\n {2}\d+ bytes: Guides › b, https:\/\/developer\.example\.com\/docs\/b$/,
    );
  });
});
