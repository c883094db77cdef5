import {sampleLanguages} from '@developer-docs/openapi';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import logger from '@docusaurus/logger';
import {beforeEach, expect, test, vi} from 'vitest';
import {createTemporaryFolder} from '../../../../../tests/support/temporary-folder';
import {DocumentLoader} from '../documents/load-documents';
import type {ValidDocumentOptions} from '../../options';
import {ReleaseStore} from '../releases/releases';
import {SiteReference} from './site-reference';
import {translateToEnglish} from '../../translations';

let siteDir = '';
let site: SiteReference;

const edit = (file: string, from: string, to: string) => {
  const absoluteFile = path.join(siteDir, file);
  writeFileSync(absoluteFile, readFileSync(absoluteFile, 'utf8').replace(from, to));
};

beforeEach(() => {
  const get = {operationId: 'listShips', responses: {200: {description: 'OK'}}};
  const document = {openapi: '3.1.0', info: {title: 'Ships', version: '1'}, paths: {'/ships': {get}}};
  siteDir = createTemporaryFolder({
    'ships.json': JSON.stringify(document),
    'speed.txt': '20 knots',
    'src/pages/ships.mdx': '<Operation id="listShips" />',
  });
  site = createSite({});
});

function createSite(
  schemaPages: Readonly<Record<string, string>>,
  document: Partial<ValidDocumentOptions> = {},
): SiteReference {
  const options = {
    documents: {ships: {file: 'ships.json', validation: 'warn', ...document}},
    replacements: {},
    languages: [],
    schemaPages,
    depth: {},
    tryIt: {},
  } as const;
  const context = {
    siteDir,
    generatedFilesDir: path.join(siteDir, '.docusaurus'),
    baseUrl: '/',
    siteConfig: {url: 'https://docs.example'},
    i18n: {currentLocale: 'en', defaultLocale: 'en'},
  } as LoadContext;
  const speedFile = path.join(siteDir, 'speed.txt');
  const content = {
    default: () => ({describeOperation: () => ({rows: [['Speed', readFileSync(speedFile, 'utf8')] as const]})}),
    sourceFiles: [speedFile],
  };
  const languages = {tabs: sampleLanguages, others: []};
  return new SiteReference(
    context,
    options,
    new DocumentLoader(siteDir, options),
    translateToEnglish,
    languages,
    content,
  );
}

async function update(): Promise<(readonly [name: string, content: string])[]> {
  const files: (readonly [string, string])[] = [];
  for await (const file of site.update({})) files.push(file);
  return files;
}

const listNames = async () => (await update()).map(([name]) => name.replace(/^.*mdx-\w+\.?/, ''));

test('returns generated files again only if a document, a page, or a source of the content has changed', async () => {
  expect(await listNames()).toContain('nodes.json');
  expect(await listNames()).toEqual([]);
  edit('ships.json', '"OK"', '"All ships"');
  expect(await listNames()).toContain('html.json');
  edit('src/pages/ships.mdx', '/>', 'part="summary" />');
  expect(await listNames()).toContain('nodes.json');
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
  warn.mockRestore();
});

test('reports a page for a schema that no document has', async () => {
  site = createSite({Ship: '/ships'});
  await expect(update()).rejects.toThrow(
    'The "schemaPages" option has a page for "Ship", but no API document has this schema.',
  );
});

test('no generated file has a name that only excluded operations use', async () => {
  const schema = (name: string) => ({schema: {$ref: `#/components/schemas/${name}`}});
  const createOperation = (id: string, name: string) => ({
    tags: [id],
    summary: id,
    parameters: [{name: `${id}Filter`, in: 'query', example: `${id}-value`, ...schema(`${name}Filter`)}],
    requestBody: {content: {'application/json': schema(name)}},
    responses: {200: {description: `${id} is done`, content: {'application/json': schema(name)}}},
    callbacks: {[`${id}Event`]: {'{$url}': {post: {responses: {200: {description: 'OK'}}}}}},
  });
  const ships = {post: createOperation('public', 'Ship')};
  const quarantine = {put: createOperation('quarantine', 'Quarantine')};
  const createSchema = (name: string) => ({type: 'object', properties: {[`${name}Name`]: {enum: [`${name}Value`]}}});
  const names = ['Ship', 'ShipFilter', 'Quarantine', 'QuarantineFilter'];
  const document = {
    openapi: '3.1.0',
    info: {title: 'Ships', version: '1'},
    tags: [{name: 'public'}, {name: 'quarantine', description: 'Quarantine chapter'}],
    paths: {'/ships': {...ships, ...quarantine}, '/quarantine': quarantine},
    components: {schemas: Object.fromEntries(names.map((name) => [name, createSchema(name)]))},
  };
  writeFileSync(path.join(siteDir, 'ships.json'), JSON.stringify(document));
  writeFileSync(
    path.join(siteDir, 'src/pages/ships.mdx'),
    '<ApiDocument id="ships" />\n\n<Operation id="post-ships" />',
  );
  const generate = async (options: Partial<ValidDocumentOptions>) => {
    site = createSite({}, options);
    const pages = await update();
    return JSON.stringify([pages, await site.createPublishedFiles()]);
  };
  const everything = await generate({});
  for (const id of ['public', 'quarantine']) {
    for (const name of [`${id}Filter`, `${id} is done`, `${id}-value`]) expect(everything).toContain(name);
  }
  for (const options of [{exclude: {tags: ['quarantine']}}, {include: {tags: ['public']}}]) {
    const files = await generate(options);
    expect(files).toContain('ShipFilterValue');
    expect(files).toContain('openapi/ships.yaml');
    expect(files.match(/.{40}quarantine.{20}/i)).toBeNull();
  }
});

test('shows the changes of documents again after a release', async () => {
  edit('src/pages/ships.mdx', '<Operation id="listShips" />', '<ApiChanges document="ships" />');
  expect(JSON.stringify(await update())).toContain('This API has no releases yet.');
  const [document] = await site.loadDocuments();
  new ReleaseStore(siteDir).write('ships', {version: '1', date: '2024-01-01', document: document?.bundle ?? {}});
  expect(JSON.stringify(await update())).toContain('This is the first release.');
  expect(await listNames()).toEqual([]);
  edit('ships.json', '"200"', '"201"');
  expect(JSON.stringify(await update())).toContain('Unreleased');
});

test('publishes the changes of documents with releases, and compares again after a release', async () => {
  const listFiles = async () => (await site.createPublishedFiles()).map(({name}) => name);
  expect(await listFiles()).not.toContain('openapi/changes/ships.json');
  const store = new ReleaseStore(siteDir);
  const [document] = await site.loadDocuments();
  store.write('ships', {version: '1', date: '2024-01-01', document: document?.bundle ?? {}});
  expect(site.listReleases()).toEqual([path.join(siteDir, 'openapi/releases/ships/1.json.gz')]);
  expect(await listFiles()).toContain('openapi/changes/ships.json');
  edit('ships.json', 'listShips', 'getShips');
  await site.loadDocuments();
  const changes = (await site.createPublishedFiles()).find(({name}) => name === 'openapi/changes/ships.json');
  expect(changes?.content).toContain('"operation-id-changed"');
  writeFileSync(path.join(siteDir, 'openapi/releases/ships/2.json.gz'), '');
  await expect(listFiles()).rejects.toThrow("The release openapi/releases/ships/2.json.gz can't be read");
});
