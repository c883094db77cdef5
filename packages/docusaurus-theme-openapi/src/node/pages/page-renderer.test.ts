// cspell:ignore sumary Fleed shipsother shipsbilling shipsa
import {expect, test} from 'vitest';
import {createDocument, respond} from '../../fixtures/test-document';
import {createTestRenderer, renderElements} from '../../fixtures/test-pages';
import type {LoadedDocument} from '../documents/document-loader';
import {planFiles} from '../generated-pages/plan-files';
import {VersionPages} from '../placement/version-pages';
import {formatElement} from './element-syntax';

/** Creates an OpenAPI document whose operations have these tags. */
function createShips(tags: readonly (string | undefined)[], id = 'ships') {
  const operations = tags.map((tag, index) => {
    const operation = {summary: `Operation ${index}`, ...(tag !== undefined && {tags: [tag]})};
    return [`operation${index}`, operation] as const;
  });
  return createDocument(id, Object.fromEntries(operations));
}

const render = (documents: readonly LoadedDocument[], source: string) =>
  renderElements(createTestRenderer(documents, {'docs/page.mdx': source})).flat();

const listOperationUrls = (...parameters: Parameters<typeof createTestRenderer>) => {
  const {documents, pages} = createTestRenderer(...parameters).docsVersion;
  return new VersionPages(documents, pages).listOperationUrls();
};

/** Plans a page for each tag, and returns the elements of the pages. */
const planTagPages = (document: LoadedDocument) =>
  planFiles({document, documents: [document], per: 'tag', otherPages: []}).map(({element}) =>
    formatElement(element.name, element.attributes),
  );

test('planned pages are found by their elements, regardless of the tag names', () => {
  const tags = ['Billing > Invoices', 'A & "B"', undefined];
  const document = createShips(Array.from({length: 102}, (_, index) => tags[index % tags.length]));
  const sources = planTagPages(document).map((element, index) => [`docs/ships${index}.mdx`, element] as const);
  const operationUrls = listOperationUrls([document], Object.fromEntries(sources));
  expect([0, 1, 2].map((index) => operationUrls.get(`operation${index}`))).toEqual([
    '/docs/ships1#operation0',
    '/docs/ships2#operation1',
    '/docs/ships3#operation2',
  ]);
});

test('the URL of an operation is its section on the page of the document, or of its tag, or its own page', () => {
  const operationUrls = listOperationUrls([createShips(['Fleet', 'Crew', 'Crew'])], {
    'docs/crew.mdx': '<ApiDocument id="ships" tag="Crew" />',
    'docs/crew-copy.mdx': '<ApiDocument id="ships" tag="Crew" />',
    'docs/ships.mdx': '<ApiDocument id="ships" />',
    'docs/part.mdx': '<Operation id="operation0" part="errors" />',
    'docs/own.mdx': '<Operation id="operation2" />',
  });
  expect([...operationUrls]).toEqual([
    ['operation0', '/docs/ships#operation0'],
    ['operation1', '/docs/crew#operation1'],
    ['operation2', '/docs/own'],
  ]);
});

test('the response IDs of an operation are those on the page about it', () => {
  const responses = respond({properties: {name: {type: 'string'}}});
  const document = createDocument('ships', {own: {responses}, second: {responses}, section: {responses}});
  const renderer = createTestRenderer([document], {
    'docs/own.mdx': '<Operation id="own" />\n<Operation id="second" />',
    'docs/ships.mdx': '<ApiDocument id="ships" />',
  });
  renderElements(renderer);
  expect([...renderer.responseIds]).toEqual([[document.model.operations[0], ['response-200.name']]]);
});

test('an operation that is in several documents has to be selected', () => {
  const documents = [createShips(['Fleet']), createShips(['Fleet'], 'boats')];
  const fix = 'Select one: <Operation id="operation0" document="ships" />.';
  const error = `The API documents ships, boats have an operation "operation0". ${fix}`;
  expect(render(documents, '<Operation id="operation0" />')).toEqual([{error}]);
});

test.each([
  ['<Operation id="operation7" />', 'No API document has an operation "operation7". Did you mean "operation0"?'],
  ['<Operation id="operation0" part="sumary" />', '<Operation> has no part "sumary". Available parts: summary, '],
  ['<ApiDocument id="boats" />', 'There is no API document "boats".'],
  ['<ApiDocument id="ships" tag="Fleed" />', 'has no operations with the tag "Fleed"'],
])('the mistake in %s is explained', (source, message) => {
  expect(render([createShips(['Fleet'])], source)).toEqual([{error: expect.stringContaining(message) as string}]);
});

test('an error that is no mistake in the page has a stack trace', () => {
  const siteContent = {
    describeOperation: () => {
      throw new TypeError('The code is wrong.');
    },
  };
  const pages = {'docs/page.mdx': '<Operation id="operation0" />'};
  const [elements] = renderElements(createTestRenderer([createShips(['Fleet'])], pages, {siteContent}));
  expect(elements).toEqual([
    {error: expect.stringMatching(/TypeError: The code is wrong\.\n +at .*page-renderer\.test\.ts/) as string},
  ]);
});

test('"title" adds the title of the page as text', () => {
  const [element] = render([createShips(['Fleet'])], '<Operation id="operation0" part="errors" title />');
  expect(element).toMatchObject({
    nodes: [
      {type: 'heading', depth: 1, children: [{type: 'text', value: 'Operation 0'}]},
      {name: 'OpenApiMetadata', attributes: [{name: 'title', value: 'Operation 0'}]},
    ],
  });
});
