import {expect, test} from 'vitest';
import {contract} from '../../../../contract.config';
import {reference} from '../../../../reference.config';

test('each operation in a document with endpoint pages has exactly one page, and each page has exactly one operation', async () => {
  const documents = await contract.loadDocuments();
  const {operationPages, operationsByPage} = reference.indexPages();
  const operationIds = documents
    .map(({model}) => model.operations.map(({id}) => id))
    .filter((ids) => ids.some((id) => operationPages.has(id)))
    .flat();
  const pages = [...operationsByPage];
  expect(pages.filter(([, ids]) => ids.length !== 1)).toEqual([]);
  expect(pages.flatMap(([, ids]) => ids).sort()).toEqual(operationIds.sort());
});
