import {readFileSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import type {PublishedFile} from '@developer-docs/docusaurus-utils/node';
import type {JsonObject} from '@developer-docs/utils';
import logger from '@docusaurus/logger';
import {createTemporaryFolder, writeFileIn} from '@test-support/temporary-folder';
import {beforeEach, expect, test, vi} from 'vitest';
import {createDocument} from '../../fixtures/test-document';
import {createOptions, createSiteContext, createTryItOptions, renderSite} from '../../fixtures/test-site';
import type {PluginOptions} from '../options/plugin-options';
import {readInputs, type SiteContext} from './reference';

let siteDir = '';
let site: SiteContext;

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
): SiteContext {
  const speedFile = path.join(siteDir, 'speed.txt');
  const content = {
    default: () => ({describeOperation: () => ({rows: [['Speed', readFileSync(speedFile, 'utf8')] as const]})}),
    sourceFiles: [speedFile],
  };
  return createSiteContext(siteDir, createOptions(documents, {tryIt: createTryItOptions(), ...options}), content);
}

test('the inputs change with a document, the elements of a page, a source of the content, or a release', async () => {
  let before = await readInputs(site, {});
  const expectChange = async (hasChanged: boolean) => {
    const after = await readInputs(site, {});
    expect(isDeepStrictEqual(after, before)).toBe(!hasChanged);
    before = after;
  };
  edit('src/pages/ships.mdx', '/>', '/> Text');
  writeFileIn(siteDir, 'src/pages/other.mdx', 'Text');
  await expectChange(false);
  edit('ships.json', '"OK"', '"All ships"');
  await expectChange(true);
  edit('src/pages/ships.mdx', '/>', 'part="summary" />');
  await expectChange(true);
  edit('speed.txt', '20 knots', '25 knots');
  await expectChange(true);
  site.releases.write('ships', {version: '1', date: '2024-01-01', document: {paths: {}}});
  await expectChange(true);
  await expectChange(false);
});

test('reports a link to what the document lacks', async () => {
  const warn = vi.spyOn(logger, 'warn').mockReturnValue();
  edit('ships.json', '"OK"', '"See [another](#operation/sinkShips)"');
  await renderSite(site);
  const problem = 'Nothing in the document has this name, or no page shows it. Correct the link.';
  const warning = `API document: ships.json:1: the link "#operation/sinkShips" leads nowhere. ${problem}`;
  expect(warn.mock.calls).toEqual([[warning]]);
});

test('a link to a page whose URL ends like a file is a link of Docusaurus', async () => {
  edit('ships.json', '"OK"', '"[Page](/docs/node.js#use), [file](/files/node.js)"');
  const pages = {default: [{source: '@site/docs/node.js.md', permalink: '/docs/node.js/'}]};
  const {generated} = await renderSite(site, {'docusaurus-plugin-content-pages': pages});
  const page = generated.find(([name]) => name.startsWith('pages/'))?.[1];
  expect(page).toContain(
    String.raw`<a href=\"/docs/node.js#use\">Page</a>, <a href=\"/files/node.js\" target=\"_self\">`,
  );
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
    const {generated, published} = await renderSite(site);
    const links = JSON.stringify(generated).match(/[^"\\]+postman_collection\.json(?=\\+" download)/g) ?? [];
    expect(links).toEqual(postman ? ['/openapi/ships.postman_collection.json'] : []);
    const files = published.filter(({name}) => name.includes('postman'));
    expect(files.map(({name}) => `/${name}`)).toEqual(links);
    const request = {name: 'List', request: {}};
    const all = {name: 'all', description: 'All *ships*', item: [{name: 'Fast ships', item: [request]}]};
    const other = {name: 'Other operations', item: [request]};
    if (postman) expect(JSON.parse(String(files[0]?.content))).toMatchObject({item: [all, other]});
  },
);

test('shows the changes of documents again after a release', async () => {
  edit('src/pages/ships.mdx', '<Operation id="listShips" />', '<ApiChanges document="ships" />');
  const render = async () => JSON.stringify(await renderSite(site));
  expect(await render()).toContain('This API has no releases yet.');
  const document = JSON.parse(readFileSync(path.join(siteDir, 'ships.json'), 'utf8')) as JsonObject;
  site.releases.write('ships', {version: '1', date: '2024-01-01', document});
  expect(await render()).toMatch(/This is the first release\..*openapi\/changes\/ships\.json/);
  edit('ships.json', '"200"', '"201"');
  expect(await render()).toContain('Unreleased');
});

/** Writes a document with operations, by ID, that respond with a text. */
function writeDocument(file: string, operations: readonly string[], text: string) {
  const login = {type: 'openIdConnect', openIdConnectUrl: `https://${text}.example/.well-known/openid-configuration`};
  const operation = {security: [{login: []}], responses: {200: {description: text}}};
  const {bundle} = createDocument(text, Object.fromEntries(operations.map((id) => [id, operation])), {
    servers: [{url: `https://${text}.example`}],
    components: {securitySchemes: {login}},
  });
  writeFileIn(siteDir, file, JSON.stringify(bundle));
}

/** Returns the published files of the console, by name, without those that all sites have. */
const readConsoleFiles = (files: readonly PublishedFile[]) =>
  Object.fromEntries(
    files
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
  const {generated, published} = await renderSite(site, {
    'docusaurus-plugin-content-docs': {default: {loadedVersions}},
  });
  const readPage = (version: string) =>
    generated.find(([name]) => name.includes(`version-${version.replaceAll('.', '-')}`))?.[1];
  expect(readPage('1.0')).toContain('{"type":"mdxJsxAttribute","name":"sandbox","value":"1.0"}');
  expect(readPage('2.0')).toContain('OpenApiTryIt');
  expect(readPage('2.0')).not.toContain('"name":"sandbox"');
  const consoleFiles = readConsoleFiles(published);
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
  const current = {sandbox: '', documentId: 'ships', sandboxUrl: 'https://new.example'};
  expect(consoleFiles['operations/list!Ships.json']).toMatchObject(current);
  expect(JSON.stringify(consoleFiles['documents/1.0.json'])).toContain('listRafts');
  expect(JSON.stringify(consoleFiles['security/1.0~2fships.json'])).toContain('https://old.example');
});

test('documents with the same operation ID have a sandbox each', async () => {
  writeDocument('ships.json', ['list', 'sink'], 'ships');
  writeDocument('cars.json', ['list', 'park'], 'cars');
  writeDocument('pets.json', ['feed'], 'pets');
  const documents = {ships: 'ships.json', cars: 'cars.json', pets: 'pets.json'};
  const elements = ['ships', 'cars'].map((id) => `<Operation id="list" document="${id}" />`);
  writeFileIn(siteDir, 'src/pages/ships.mdx', elements.join('\n'));
  site = createSite(documents);
  const pages = {default: [{source: '@site/src/pages/ships.mdx', permalink: '/ships'}]};
  const {generated, published} = await renderSite(site, {'docusaurus-plugin-content-pages': pages});
  const page = generated.find(([name]) => name.startsWith('pages/'))?.[1];
  expect(page).toMatch(/"value":"\/ships".*"value":"\/cars"/);
  const files = readConsoleFiles(published);
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
