import {expect, test} from 'vitest';
import {contract} from '../../../../contract.config';
import {reference} from '../../../../reference.config';
import {checkEndpointPages} from './endpoint-page-check';
import type {PageIndex} from './page-index';

test('each operation of a document with endpoint pages has one, and each endpoint page one operation', async () => {
  const documents = await contract.documents();
  const index = reference.indexPages();
  const operationIds = documents
    .map(({model}) => model.operations.map(({id}) => id))
    .filter((ids) => ids.some((id) => index.operationPages.has(id)))
    .flat();
  expect(checkEndpointPages(operationIds, index)).toEqual([]);
});

test('a missing page, a second page and an unknown operation are reported', () => {
  const index: PageIndex = {
    operationPages: new Map(),
    documentPages: new Map(),
    sectionPages: new Map(),
    operationsByPage: new Map([
      ['docs/a.mdx', ['a']],
      ['docs/b.mdx', ['a', 'x']],
    ]),
  };
  expect(checkEndpointPages(['a', 'b'], index)).toEqual([
    'The operation "a" needs exactly one page with <Operation id="a">; it has docs/a.mdx, docs/b.mdx.',
    'The operation "b" needs exactly one page with <Operation id="b">; it has none.',
    'docs/b.mdx shows several operations: a, x.',
    'docs/b.mdx shows "x", which isn\'t an operation that needs a page.',
  ]);
});
