import {expect, test} from 'vitest';
import {reference} from '../../../../config/reference';
import type {DocPages} from './doc-pages';
import {endpointPageMistakes} from './endpoint-pages';

test('each operation of the contract has one page, each endpoint page one operation', async () => {
  const documents = await reference.loadAll();
  const withPages = documents.filter(({id}) => id !== 'enterprise-core-api');
  const operations = withPages.flatMap(({model}) => model.operations.map(({id}) => id));
  expect(endpointPageMistakes(operations, reference.pages())).toEqual([]);
});

test('a missing page, a second page and a foreign operation are named', () => {
  const endpointPages = new Map([
    ['docs/a.mdx', ['a']],
    ['docs/b.mdx', ['a', 'x']],
  ]);
  const pages: DocPages = {operations: new Map(), documents: new Map(), endpointPages};
  expect(endpointPageMistakes(['a', 'b'], pages)).toEqual([
    'The operation "a" needs exactly one page with <Operation id="a">; it has docs/a.mdx, docs/b.mdx.',
    'The operation "b" needs exactly one page with <Operation id="b">; it has none.',
    'docs/b.mdx shows several operations: a, x.',
    'docs/b.mdx is the page of "x", which is no operation with a page of its own.',
  ]);
});
