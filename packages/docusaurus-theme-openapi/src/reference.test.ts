// cspell:ignore sumary Fleed shipsother shipsbilling shipsa
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import type {LoadedDocument} from './documents/load-documents';
import {findPageElements} from './pages/page-elements';
import {planFiles} from './generate/plan-files';
import {formatElement} from './pages/page-elements';
import {createTestReference, loadTestDocuments} from './fixtures/test-reference';

const folder = mkdtempSync(path.join(tmpdir(), 'reference-'));

afterAll(() => {
  rmSync(folder, {recursive: true});
});

let count = 0;

/**
 * Loads an OpenAPI document with the ID `ships`.
 *
 * @param tags - The tags of the operations.
 */
async function loadShips(tags: readonly (string | undefined)[], ids: readonly string[] = ['ships']) {
  count += 1;
  const root = path.join(folder, String(count));
  mkdirSync(root, {recursive: true});
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
  for (const id of ids) writeFileSync(path.join(root, `${id}.json`), JSON.stringify(document));
  return loadTestDocuments(root, Object.fromEntries(ids.map((id) => [id, `${id}.json`])));
}

const render = (documents: readonly LoadedDocument[], source: string) => {
  const reference = createTestReference(documents, {'page.mdx': source});
  return [
    ...reference
      .renderPage({source: '@site/docs/page.mdx', url: '/docs/page.mdx', elements: findPageElements(source)})
      .values(),
  ];
};

/** Plans a page for each tag, and returns the elements of the pages. */
const planTagPages = (documents: readonly LoadedDocument[]) =>
  planFiles({
    reference: createTestReference(documents),
    documentId: 'ships',
    per: 'tag',
    otherPages: [],
  }).map(({element}) => formatElement(element.name, element.attributes));

test('planned pages are found by their elements, regardless of the tag names', async () => {
  const tags = ['Billing > Invoices', 'A & "B"', undefined];
  const documents = await loadShips(Array.from({length: 102}, (_, index) => tags[index % tags.length]));
  const sources = Object.fromEntries(
    planTagPages(documents).map((element, index) => [`ships${String(index)}.mdx`, element]),
  );
  const {operationUrls} = createTestReference(documents, sources);
  expect([0, 1, 2].map((index) => operationUrls.get(`operation${String(index)}`))).toEqual([
    '/docs/ships1.mdx#operation0',
    '/docs/ships2.mdx#operation1',
    '/docs/ships3.mdx#operation2',
  ]);
});

describe('the URL of an operation', () => {
  test('is its section on the page of the document, or of its tag, or its own page', async () => {
    const documents = await loadShips(['Fleet', 'Crew', 'Crew']);
    const reference = createTestReference(documents, {
      'crew.mdx': '<ApiDocument id="ships" tag="Crew" />',
      'ships.mdx': '<ApiDocument id="ships" />',
      'part.mdx': '<Operation id="operation0" part="errors" />',
      'own.mdx': '<Operation id="operation2" />',
    });
    expect([...reference.operationUrls]).toEqual([
      ['operation0', '/docs/ships.mdx#operation0'],
      ['operation1', '/docs/crew.mdx#operation1'],
      ['operation2', '/docs/own.mdx'],
    ]);
  });
});

describe('an operation that is in several documents', () => {
  test('has to be selected', async () => {
    expect(render(await loadShips(['Fleet'], ['ships', 'boats']), '<Operation id="operation0" />')).toEqual([
      {
        error:
          'The API documents ships, boats have an operation "operation0". Select one: <Operation id="operation0" document="ships" />.',
      },
    ]);
  });
});

describe('an element with a mistake', () => {
  test.each([
    ['<Operation id="operation7" />', 'No API document has an operation "operation7". Did you mean "operation0"?'],
    [
      '<Operation id="operation0" part="sumary" />',
      '<Operation> has no part "sumary". Available parts: summary, description, ',
    ],
    ['<ApiDocument id="boats" />', 'There is no API document "boats".'],
    ['<ApiDocument id="ships" tag="Fleed" />', 'has no operations with the tag "Fleed"'],
  ])('%s is explained', async (source, message) => {
    expect(render(await loadShips(['Fleet']), source)).toEqual([{error: expect.stringContaining(message) as string}]);
  });
});

test('"title" adds the title of the page as text', async () => {
  const [element] = render(await loadShips(['Fleet']), '<Operation id="operation0" part="errors" title />');
  expect(element).toMatchObject({
    nodes: [
      {type: 'heading', depth: 1, children: [{type: 'text', value: 'Operation 0'}]},
      {name: 'OpenApiMetadata', attributes: [{name: 'title', value: 'Operation 0'}]},
    ],
  });
});
