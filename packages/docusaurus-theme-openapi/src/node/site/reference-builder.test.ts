import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {JsonObject} from '@developer-docs/utils';
import logger from '@docusaurus/logger';
import type {AllContent} from '@docusaurus/types';
import {createTemporaryFolder, writeFileIn} from '@test-support/temporary-folder';
import {beforeEach, expect, test, vi} from 'vitest';
import {createOptions, createReference, createTryItOptions} from '../../fixtures/test-site';
import type {PluginOptions} from '../../options/plugin-options';
import {ReleaseStore} from '../releases/release-store';

let siteDir = '';
let site: ReturnType<typeof createReference>;

function edit(file: string, from: string, to: string) {
  writeFileIn(siteDir, file, readFileSync(path.join(siteDir, file), 'utf8').replace(from, to));
}

beforeEach(() => {
  const get = {operationId: 'listShips', responses: {200: {description: 'OK'}}};
  const document = {openapi: '3.1.0', info: {title: 'Ships', version: '1'}, paths: {'/ships': {get}}};
  siteDir = createTemporaryFolder({
    'ships.json': JSON.stringify(document),
    'speed.txt': '20 knots',
    'src/pages/ships.mdx': '<Operation id="listShips" />',
  });
  site = createSite();
});

function createSite(
  documents: Parameters<typeof createOptions>[0] = {ships: 'ships.json'},
  options: Partial<PluginOptions> = {},
): typeof site {
  const speedFile = path.join(siteDir, 'speed.txt');
  const content = {
    default: () => ({describeOperation: () => ({rows: [['Speed', readFileSync(speedFile, 'utf8')] as const]})}),
    sourceFiles: [speedFile],
  };
  return createReference(siteDir, createOptions(documents, {tryIt: createTryItOptions(), ...options}), content);
}

async function update(content: AllContent = {}): Promise<(readonly [name: string, content: string])[]> {
  const files: (readonly [string, string])[] = [];
  await site.reference.update(content, (name, text) => files.push([name, text]));
  return files;
}

const listPages = async () => (await update()).filter(([name]) => name.startsWith('pages/'));

test('returns generated files again only if a document, a page, or a source of the content has changed', async () => {
  expect(await listPages()).toHaveLength(1);
  expect(await listPages()).toEqual([]);
  edit('ships.json', '"OK"', '"All ships"');
  expect(JSON.stringify(await listPages())).toContain('All ships');
  edit('src/pages/ships.mdx', '/>', 'part="summary" />');
  expect(await listPages()).toHaveLength(1);
  edit('src/pages/ships.mdx', ' part="summary"', '');
  edit('speed.txt', '20 knots', '25 knots');
  expect(JSON.stringify(await update())).toContain('25 knots');
});

test('reports a link to what the document lacks, once', async () => {
  const warn = vi.spyOn(logger, 'warn').mockReturnValue();
  edit('ships.json', '"OK"', '"See [another](#operation/sinkShips)"');
  await update();
  await update();
  const problem = 'Nothing in the document has this name, or no page shows it. Correct the link.';
  const warning = `API document: ships.json:1: the link "#operation/sinkShips" leads nowhere. ${problem}`;
  expect(warn.mock.calls).toEqual([[warning]]);
});

test.each([true, false])(
  'documents have Postman collections in the folders of the sidebar, if the option is %s',
  async (postman) => {
    writeFileIn(siteDir, 'src/pages/ships.mdx', '<ApiDocument id="ships" /> <ApiDocument id="events" />');
    const tags = [
      {name: 'all', description: 'All *ships*'},
      {name: 'fast', summary: 'Fast ships', parent: 'all'},
    ];
    const paths = {'/fast': {get: {summary: 'List', tags: ['fast']}}, '/old': {get: {summary: 'List'}}};
    const webhooks = {sank: {post: {summary: 'Ship sank', tags: ['all']}}};
    const write = (id: string, root: object) =>
      writeFileIn(siteDir, `${id}.json`, JSON.stringify({openapi: '3.2.0', info: {title: id, version: '1'}, ...root}));
    write('ships', {tags, paths, webhooks});
    write('events', {webhooks});
    const versions = {'1.0': 'events.json'};
    site = createSite({ships: {file: 'ships.json', versions}, events: 'events.json'}, {postman});
    const links = JSON.stringify(await update()).match(/[^"\\]+postman_collection\.json(?=\\+" download)/g) ?? [];
    expect(links).toEqual(postman ? ['/openapi/ships.postman_collection.json'] : []);
    const files = (await site.publishedFiles.create()).filter(({name}) => name.includes('postman'));
    expect(files.map(({name}) => `/${name}`)).toEqual(links);
    const request = {name: 'List', request: {}};
    const all = {name: 'all', description: 'All *ships*', item: [{name: 'Fast ships', item: [request]}]};
    const other = {name: 'Other operations', item: [request]};
    if (postman) expect(JSON.parse(String(files[0]?.content))).toMatchObject({item: [all, other]});
  },
);

test('shows the changes of documents again after a release', async () => {
  edit('src/pages/ships.mdx', '<Operation id="listShips" />', '<ApiChanges document="ships" />');
  expect(JSON.stringify(await update())).toContain('This API has no releases yet.');
  const document = JSON.parse(readFileSync(path.join(siteDir, 'ships.json'), 'utf8')) as JsonObject;
  new ReleaseStore(siteDir).write('ships', {version: '1', date: '2024-01-01', document});
  expect(JSON.stringify(await update())).toContain('This is the first release.');
  expect((await site.publishedFiles.create()).map(({name}) => name)).toContain('openapi/changes/ships.json');
  expect(await listPages()).toEqual([]);
  edit('ships.json', '"200"', '"201"');
  expect(JSON.stringify(await update())).toContain('Unreleased');
});

/** Writes a document with operations, by ID, that respond with a text. */
function writeDocument(file: string, operations: readonly string[], text: string) {
  const createItem = (operationId: string) => ({
    get: {operationId, security: [{login: []}], responses: {200: {description: text}}},
  });
  const paths = operations.map((operationId) => [`/${operationId}`, createItem(operationId)] as const);
  const login = {type: 'openIdConnect', openIdConnectUrl: `https://${text}.example/.well-known/openid-configuration`};
  writeFileIn(
    siteDir,
    file,
    JSON.stringify({
      openapi: '3.1.0',
      info: {title: text, version: '1'},
      servers: [{url: `https://${text}.example`}],
      paths: Object.fromEntries(paths),
      components: {securitySchemes: {login}},
    }),
  );
}

/** Returns the published files of the console, by name, without those that all sites have. */
const readConsoleFiles = async () =>
  Object.fromEntries(
    (await site.publishedFiles.create())
      .filter(({name}) => /^sandbox\/(?:operations|documents|security)/.test(name))
      .map(({name, content}) => [name.replace('sandbox/', ''), JSON.parse(content) as unknown]),
  );

test('versions of the docs have a console with their own document, and the others share the current one', async () => {
  writeDocument('ships.json', ['listShips'], 'new');
  writeDocument('old.json', ['listShips', 'listRafts'], 'old');
  writeFileIn(siteDir, 'versioned_docs/version-1.0/rafts.mdx', '<Operation id="listRafts" />');
  writeFileIn(siteDir, 'versioned_docs/version-2.0/ships.mdx', '<Operation id="listShips" />');
  site = createSite({ships: {file: 'ships.json', versions: {'1.0': 'old.json'}}});
  const loadedVersions = ['1.0', '2.0'].map((versionName) => ({
    versionName,
    isLast: versionName === '2.0',
    contentPath: path.join(siteDir, 'versioned_docs', `version-${versionName}`),
    docs: ['rafts', 'ships'].map((name) => ({
      source: `@site/versioned_docs/version-${versionName}/${name}.mdx`,
      permalink: `/docs/${versionName}/${name}`,
    })),
  }));
  const files = await update({'docusaurus-plugin-content-docs': {default: {loadedVersions}}});
  const readPage = (version: string) =>
    files.find(([name]) => name.includes(`version-${version.replaceAll('.', '-')}`))?.[1];
  expect(readPage('1.0')).toContain('{"type":"mdxJsxAttribute","name":"sandbox","value":"1.0"}');
  expect(readPage('2.0')).toContain('OpenApiTryIt');
  expect(readPage('2.0')).not.toContain('"name":"sandbox"');
  const consoleFiles = await readConsoleFiles();
  expect(Object.keys(consoleFiles).sort()).toEqual([
    'documents/1.0.json',
    'operations/1.0/list!Rafts.json',
    'operations/1.0/list!Ships.json',
    'operations/list!Ships.json',
    'security/1.0~2fships.json',
    'security/ships.json',
  ]);
  expect(consoleFiles['operations/1.0/list!Rafts.json']).toMatchObject({
    sandbox: '1.0',
    documentId: '1.0/ships',
    pageUrl: '/docs/1.0/rafts',
    sandboxUrl: 'https://old.example',
  });
  expect(consoleFiles['operations/list!Ships.json']).toMatchObject({
    sandbox: '',
    documentId: 'ships',
    sandboxUrl: 'https://new.example',
  });
  expect(JSON.stringify(consoleFiles['documents/1.0.json'])).toContain('/listRafts');
  expect(JSON.stringify(consoleFiles['security/1.0~2fships.json'])).toContain('https://old.example');
  expect(site.publishedFiles.listConsoleDocuments().map(({model}) => model.title)).toEqual(
    expect.arrayContaining(['new', 'old']),
  );
});

test('documents with the same operation ID have a sandbox each', async () => {
  writeDocument('ships.json', ['list', 'sink'], 'ships');
  writeDocument('cars.json', ['list', 'park'], 'cars');
  writeDocument('pets.json', ['feed'], 'pets');
  const documents = {ships: 'ships.json', cars: 'cars.json', pets: 'pets.json'};
  writeFileIn(
    siteDir,
    'src/pages/ships.mdx',
    '<Operation id="list" document="ships" />\n<Operation id="list" document="cars" />',
  );
  site = createSite(documents);
  const pages = {default: [{source: '@site/src/pages/ships.mdx', permalink: '/ships'}]};
  const page = (await update({'docusaurus-plugin-content-pages': pages})).find(([name]) =>
    name.startsWith('pages/'),
  )?.[1];
  expect(page).toMatch(/"value":"\/ships".*"value":"\/cars"/);
  const files = await readConsoleFiles();
  expect(Object.keys(files).filter((name) => !name.startsWith('security/'))).toEqual([
    'documents/~2fships.json',
    'documents/~2fcars.json',
    'operations/~2fships/list.json',
    'operations/~2fships/sink.json',
    'operations/~2fcars/list.json',
    'operations/~2fcars/park.json',
    'operations/feed.json',
  ]);
  expect(files['operations/~2fcars/list.json']).toMatchObject({documentId: 'cars', pageUrl: '/ships'});
  expect(JSON.stringify(files['documents/~2fcars.json'])).not.toContain('sink');
});
