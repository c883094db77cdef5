import {expect, test} from 'vitest';
import {readOperations} from './operations';

test('reports an incomplete rate limit', () => {
  const document = {paths: {'/pets': {get: {operationId: 'listPets', 'x-rate-limit': {limit: 20}}}}};
  expect(() => readOperations('pets', document)).toThrow(
    'listPets: x-rate-limit requires numeric "limit" and "window" values.',
  );
});
