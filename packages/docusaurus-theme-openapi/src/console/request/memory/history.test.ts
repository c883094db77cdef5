import {readOperation} from '@test-support/read-operation';
import {beforeEach, expect, test} from 'vitest';
import {createConsoleOperation} from '../../../fixtures/test-console-operation';
import {history, findIdContext, listIds, rememberIds} from './history';

const byKey = {credential: 'apiKey'};
const byToken = {credential: 'token'};
const respond = (body: unknown, status = 200) => ({status, headers: [], body: JSON.stringify(body), durationMs: 1});

/** Finds the IDs for an operation with these path parameters that accepts these credentials. */
function find(names: readonly string[], accepted: readonly string[], sandbox = '') {
  const parameters = names.map((name) => ({name, in: 'path', required: true, schema: {}}));
  const credentials = ['apiKey', 'token'].map((id) => ({
    id,
    label: '',
    schemes: [],
    isAccepted: accepted.includes(id),
  }));
  return findIdContext({...createConsoleOperation(readOperation({parameters}), credentials), sandbox});
}

beforeEach(() => {
  history.clear();
});

test('finds the IDs in the path and response of the latest successful request with an accepted credential', () => {
  const parameters = {'path.shopId': 's-1', 'query.limit': '3'};
  rememberIds({...byKey, parameters}, respond({pets: [{petId: 'p-1'}, {petId: 'p-2'}]}));
  rememberIds(byToken, respond({petId: 'p-3', name: 'Ada', id: 'x', pet: {owner_id: 7}}));
  rememberIds(byToken, respond({petId: 'p-4'}, 404));
  expect(find(['petId'], ['apiKey', 'token'])).toEqual({
    ids: {petId: 'p-3', owner_id: '7'},
    ...byToken,
    sandbox: '',
  });
  expect(find(['petId'], ['apiKey'])).toEqual({ids: {petId: 'p-1', shopId: 's-1'}, ...byKey, sandbox: ''});
  expect(find(['shopId', 'petId'], ['token'])).toBeUndefined();
  expect(find([], ['apiKey'])).toBeUndefined();
  expect(listIds('petId', '')).toEqual(['p-3', 'p-1']);
  for (const name of ['constructor', 'toString', '__proto__']) expect(listIds(name, '')).toEqual([]);
  rememberIds({...byKey, sandbox: '1.0'}, respond({petId: 'p-5'}));
  expect(find(['petId'], ['apiKey'], '1.0')?.ids).toEqual({petId: 'p-5'});
  expect(listIds('petId', '')).toEqual(['p-3', 'p-1']);
});
