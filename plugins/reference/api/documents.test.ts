import {expect, test} from 'vitest';
import {checkCompleteness} from '../../../tests/support/openapi-completeness/check-completeness';
import {renderPage} from '../../../tests/support/openapi-completeness/render-page';
import {Contract} from '../../contract';
import {DocumentLayout, type DocumentSection} from './pages/document-layout';
import {parseSection} from './pages/page-index';
import {planPages} from './pages/plan-pages';
import {Reference} from './reference';

const contract = new Contract({
  root: __dirname,
  openApiFolder: 'fixtures',
  documents: {
    lighthouse: {file: 'fixtures/lighthouse.yaml', severity: 'warn'},
    harbor: {file: 'fixtures/harbor.yaml', severity: 'warn'},
    'harbor-3.0': {file: 'fixtures/harbor-3.0.yaml', severity: 'warn'},
  },
  docs: {url: 'https://docs.example', path: '/docs'},
  transform: (text) => text,
});

const reference = new Reference({
  contract,
  docsFolder: 'fixtures',
  getPageUrl: (page) => `/${page}`,
  baseUrl: '/',
  highlight: (code) => code,
  getErrorUrl: (code) => `#${code}`,
});

const page = (section: DocumentSection) => ({page: `docs/${section.tag ?? 'schemas'}.mdx`, section});

test.each(contract.documentIds)('%s is rendered completely', async (id) => {
  const document = await contract.loadDocument(id);
  const layout = new DocumentLayout(document.model, 'docs/document.mdx', []);
  const html = renderPage(await reference.generateDocumentPage(id, undefined, layout));
  const {expected, missing} = checkCompleteness(document, [html]);
  expect(missing).toEqual([]);
  expect(expected).toBeGreaterThan(5);
});

test('reports a construct that is missing from the HTML', async () => {
  const document = await contract.loadDocument('lighthouse');
  const layout = new DocumentLayout(document.model, 'docs/document.mdx', []);
  const html = renderPage(await reference.generateDocumentPage('lighthouse', undefined, layout));
  const withoutVolts = html.replaceAll('volts', '');
  expect(checkCompleteness(document, [withoutVolts]).missing).toContainEqual({
    kind: 'property',
    text: 'volts',
    pointer: '#/components/schemas/Electric/allOf/1',
  });
});

test('the pages of a split document link to each other and together contain everything', async () => {
  const document = await contract.loadDocument('lighthouse');
  const sections = [{tag: 'other'}, {show: 'schemas'}] as const;
  const layout = new DocumentLayout(document.model, 'docs/index.mdx', sections.map(page));
  const pages = await Promise.all(
    [undefined, ...sections].map(async (section) =>
      renderPage(await reference.generateDocumentPage('lighthouse', section, layout)),
    ),
  );
  expect(checkCompleteness(document, pages).missing).toEqual([]);
  const [index = '', operations = ''] = pages;
  expect(index).toContain('href="/docs/other.mdx#light-lamp"');
  expect(index).not.toContain('Gone');
  expect(operations).toContain('href="/docs/schemas.mdx#schema-Tower"');
});

test('every schema is in exactly one part of a section', () => {
  return contract.loadDocument('lighthouse').then(({model}) => {
    const parts = [1, 2].map((number) => page({show: 'schemas', part: {number, count: 2}}));
    const layout = new DocumentLayout(model, 'docs/index.mdx', parts);
    expect(layout.remainder.schemas).toEqual([]);
    expect(layout.locateSchema('Tower')?.id).toBe('schema-Tower');
  });
});

test('a small document needs only one page', async () => {
  expect(await planPages(reference, 'lighthouse', 'docs/lighthouse.mdx')).toMatchObject([
    {slug: '', element: '<ApiDocument id="lighthouse" />'},
  ]);
});

test('rejects a section without content', async () => {
  await expect(reference.generateDocumentPage('harbor', {tag: 'Shops'})).rejects.toThrow(
    'no operations with the tag "Shops"',
  );
});

test('parses sections from attributes', () => {
  expect(parseSection({})).toBeUndefined();
  expect(parseSection({tag: 'Lamps', part: '2/3'})).toEqual({tag: 'Lamps', part: {number: 2, count: 3}});
  expect(() => parseSection({tag: 'Lamps', part: '4/3'})).toThrow('part="4/3"');
  expect(() => parseSection({part: '1/3'})).toThrow('either tag');
});
