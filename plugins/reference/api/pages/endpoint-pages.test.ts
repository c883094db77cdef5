import {expect, test} from 'vitest';
import {contract} from '../../../../contract.config';
import {reference} from '../../../../reference.config';
import type {PageIndex} from './page-index';

test('each operation in a document with endpoint pages has exactly one page, and each page has exactly one operation', async () => {
  const documents = await contract.loadDocuments();
  const index = reference.indexPages();
  const operationIds = documents
    .map(({model}) => model.operations.map(({id}) => id))
    .filter((ids) => ids.some((id) => index.operationPages.has(id)))
    .flat();
  expect(checkEndpointPages(operationIds, index)).toEqual([]);
});

test('reports missing pages, duplicate pages, and unknown operations', () => {
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

/**
 * Checks that each operation has exactly one page, and each endpoint page exactly one operation.
 *
 * @param operationIds - IDs of the operations that need a page.
 * @returns One message per violation.
 */
function checkEndpointPages(operationIds: readonly string[], {operationsByPage}: PageIndex): string[] {
  const pages = [...operationsByPage];
  const pageProblems = pages.flatMap(([page, ids]) => [
    ...(ids.length > 1 ? [`${page} shows several operations: ${ids.join(', ')}.`] : []),
    ...ids
      .filter((id) => !operationIds.includes(id))
      .map((id) => `${page} shows "${id}", which isn't an operation that needs a page.`),
  ]);
  const operationProblems = operationIds.flatMap((id) => {
    const ownPages = pages.filter(([, ids]) => ids.includes(id)).map(([page]) => page);
    return ownPages.length === 1
      ? []
      : [
          `The operation "${id}" needs exactly one page with <Operation id="${id}">; it has ${ownPages.join(', ') || 'none'}.`,
        ];
  });
  return [...operationProblems, ...pageProblems];
}
