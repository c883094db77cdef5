import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createContract} from '@developer-docs/mock-api';
import {expect, test} from 'vitest';
import {Contract} from './contract';

const shop = `openapi: 3.1.0
info: {title: Shop, version: 1.0.0}
paths:
  /baskets/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: string}}]
    get: {responses: {'200': {description: The basket}}}
    delete: {operationId: removeBasket, responses: {'204': {description: Removed}}}
  /baskets-id:
    get: {responses: {'200': {description: A different path with the same words}}}
`;

test('pages and the mock API use the same operation IDs, even for operations without an operationId', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'contract-'));
  writeFileSync(path.join(root, 'shop.yaml'), shop);
  const contract = new Contract({
    root,
    openApiFolder: '.',
    documents: {shop: {file: 'shop.yaml'}},
    docs: {url: 'https://docs.example', path: '/docs'},
    transform: (text) => text,
  });
  const [document] = await contract.loadDocuments();
  const ids = document?.model.operations.map(({id}) => id);
  expect(ids).toEqual(['get-baskets-id', 'removeBasket', 'get-baskets-id-2']);
  expect(createContract({shop: document?.bundle ?? {}}).operations.map(({id}) => id)).toEqual(ids);
  rmSync(root, {recursive: true});
});
