import {expect, test} from 'vitest';
import {readOperations} from './operations';

const createDocument = (parameters: object) => ({
  paths: {'/pets': {get: {operationId: 'listPets', parameters: [{$ref: '#/components/parameters/Limit'}]}}},
  components: {parameters},
});

test('reports references that are circular or have no target', () => {
  const circular = createDocument({Limit: {$ref: '#/components/parameters/Limit'}});
  expect(() => readOperations('pets', circular)).toThrow('"$ref: #/components/parameters/Limit" is circular.');
  expect(() => readOperations('pets', createDocument({}))).toThrow('"#/components/parameters" has no "Limit"');
});

test('reports an incomplete rate limit', () => {
  const document = {paths: {'/pets': {get: {operationId: 'listPets', 'x-rate-limit': {limit: 20}}}}};
  expect(() => readOperations('pets', document)).toThrow(
    'listPets: x-rate-limit requires numeric "limit" and "window" values.',
  );
});
