import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, test, vi} from 'vitest';
import {Contract} from '../../contract';
import {groupByTag} from './pages/document-layout';
import {planPages} from './pages/plan-pages';
import {Reference} from './reference';

const folder = mkdtempSync(path.join(tmpdir(), 'reference-'));

afterAll(() => {
  rmSync(folder, {recursive: true});
});

let count = 0;

const getPageUrl = vi.fn((page: string) => `/${page}`);

/**
 * Creates a reference for an OpenAPI document with the ID `ships`.
 *
 * @param tags - The tags of the operations.
 */
function createReference(tags: readonly (string | undefined)[]): Reference {
  count += 1;
  const root = path.join(folder, String(count));
  mkdirSync(path.join(root, 'docs'), {recursive: true});
  mkdirSync(path.join(root, 'openapi'));
  const createOperation = (tag: string | undefined, index: number) => ({
    operationId: `operation${String(index)}`,
    summary: `Operation ${String(index)}`,
    ...(tag !== undefined && {tags: [tag]}),
    responses: {200: {description: 'OK'}},
  });
  const document = {
    openapi: '3.1.0',
    info: {title: 'Ships', version: '1.0'},
    servers: [{url: 'https://api.example'}],
    paths: Object.fromEntries(tags.map((tag, index) => [`/${String(index)}`, {get: createOperation(tag, index)}])),
  };
  writeFileSync(path.join(root, 'openapi/ships.json'), JSON.stringify(document));
  const contract = new Contract({
    root,
    openApiFolder: 'openapi',
    documents: {ships: {file: 'openapi/ships.json'}},
    docs: {url: 'https://docs.example', path: '/docs'},
    transform: (text) => text,
  });
  return new Reference({
    contract,
    docsFolder: 'docs',
    getPageUrl,
    baseUrl: '/',
    highlight: (code) => code,
    getErrorUrl: (code) => `#${code}`,
  });
}

describe('a document with untagged operations and a tag that is named "other"', () => {
  test('has two groups with different names', async () => {
    const {model} = await createReference(['other', undefined]).options.contract.loadDocument('ships');
    const groups = groupByTag(model).map(({tag, operations}) => [tag.name, operations.map(({id}) => id)]);
    expect(groups).toEqual([
      ['other', ['operation0']],
      ['other-2', ['operation1']],
    ]);
  });

  test('has a page for each group', async () => {
    const operations = Array.from({length: 102}, (_, index) => (index % 2 === 0 ? 'other' : undefined));
    const pages = await planPages(createReference(operations), 'ships', 'docs/ships.mdx');
    expect(pages.map(({element}) => element)).toEqual([
      '<ApiDocument id="ships" />',
      '<ApiDocument id="ships" tag="other" />',
      '<ApiDocument id="ships" tag="other-2" />',
    ]);
  });
});

test('planned pages are found by their elements, regardless of the tag names', async () => {
  const tags = ['Billing > Invoices', 'A & "B"', undefined];
  const reference = createReference(Array.from({length: 102}, (_, index) => tags[index % tags.length]));
  const pages = await planPages(reference, 'ships', 'docs/ships.mdx');
  const {root} = reference.options.contract.options;
  for (const {slug, element} of pages) {
    writeFileSync(path.join(root, `docs/ships${slug}.mdx`), element);
  }
  const {documentPages, sectionPages} = reference.indexPages();
  expect([...documentPages]).toEqual([['ships', 'docs/ships.mdx']]);
  expect(sectionPages.get('ships')?.map(({section}) => section.tag)).toEqual([
    'A & "B"',
    'Billing > Invoices',
    'other',
  ]);
});

describe('the layout of a document', () => {
  const createPages = async (reference: Reference) => {
    const {contract} = reference.options;
    writeFileSync(path.join(contract.options.root, 'docs/ships.mdx'), '<ApiDocument id="ships" />');
    const getLayout = async () => reference.getDocumentLayout(await contract.loadDocument('ships'));
    return {root: contract.options.root, getLayout, layout: await getLayout()};
  };

  test('is created once', async () => {
    const {getLayout, layout} = await createPages(createReference(['Fleet', 'Crew']));
    expect(await getLayout()).toBe(layout);
    expect(layout.locateOperation('operation0')?.page).toBe('docs/ships.mdx');
  });

  test('changes with the pages', async () => {
    const {root, getLayout} = await createPages(createReference(['Fleet', 'Crew']));
    writeFileSync(path.join(root, 'docs/fleet.mdx'), '<ApiDocument id="ships" tag="Fleet" />');
    expect((await getLayout()).locateOperation('operation0')?.page).toBe('docs/fleet.mdx');
    writeFileSync(path.join(root, 'docs/fleet.mdx'), '<ApiDocument id="ships" tag="Crew" />\n');
    expect((await getLayout()).locateOperation('operation0')?.page).toBe('docs/ships.mdx');
    expect((await getLayout()).locateOperation('operation1')?.page).toBe('docs/fleet.mdx');
  });

  test('changes with the document', async () => {
    const {root, getLayout} = await createPages(createReference(['Fleet', 'Crew']));
    const file = path.join(root, 'openapi/ships.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('operation0', 'createShip'));
    const layout = await getLayout();
    expect(layout.locateOperation('operation0')).toBeUndefined();
    expect(layout.locateOperation('createShip')?.id).toBe('createShip');
  });
});

test('the URLs of operations are created once, and again after a page has changed', async () => {
  const reference = createReference(['Fleet', 'Crew']);
  const {root} = reference.options.contract.options;
  writeFileSync(path.join(root, 'docs/ships.mdx'), '<ApiDocument id="ships" />');
  const urls = await reference.getOperationUrls();
  expect([...urls.values()]).toEqual(['/docs/ships.mdx#operation0', '/docs/ships.mdx#operation1']);
  getPageUrl.mockClear();
  expect(await reference.getOperationUrls()).toEqual(urls);
  expect(getPageUrl).not.toHaveBeenCalled();
  writeFileSync(path.join(root, 'docs/create.mdx'), '<Operation id="operation1" />');
  expect([...(await reference.getOperationUrls()).values()]).toEqual([
    '/docs/ships.mdx#operation0',
    '/docs/create.mdx',
  ]);
});
