import {expect, test} from 'vitest';
import {createContract} from './contract.js';

const operation = {responses: {204: {description: 'Done'}}};

test("the base path is that of the document's server, and operations can have their own", () => {
  const {basePath, operations} = createContract({
    shop: {
      openapi: '3.1.0',
      servers: [{url: 'https://shop.example/{version}', variables: {version: {default: 'v2'}}}],
      paths: {'/files': {get: operation, servers: [{url: '/uploads'}]}, '/orders': {get: operation}},
    },
  });
  expect(basePath).toBe('/v2');
  expect(operations.map((each) => each.basePath)).toEqual(['/uploads', '/v2']);
});
