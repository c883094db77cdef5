import {expect, test, vi} from 'vitest';
import {formatPath} from './format';

vi.mock('../../console-texts', () => import('../../../test-console-texts'));

test.each([
  ['https://api.example/v1/ships?limit=2', '/v1/ships'],
  ['https://api.example/v1/ships/{id}', '/v1/ships/{id}'],
  ['/api/v3/pet', '/api/v3/pet'],
  ['/api/v3/pet/{id}?limit=2', '/api/v3/pet/{id}'],
  ['//api.example/v1/ships', '/v1/ships'],
  ['https://api.example:{port}/v1', 'https://api.example:{port}/v1'],
])('formats the path of %s', (url, path) => {
  expect(formatPath(url)).toBe(path);
});
