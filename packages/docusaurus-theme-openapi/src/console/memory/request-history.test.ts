import {readOperation} from '@test-support/read-operation';
import {beforeEach, expect, test} from 'vitest';
import {createConsoleOperation} from '../../fixtures/test-console-operation';
import {createDraft} from '../draft/create-draft';
import {findIdContext, requestHistory, listIds, type HistoryEntry} from './request-history';

/** Finds the IDs for an operation with these path parameters that accepts these credentials. */
function find(names: readonly string[], accepted: readonly string[], sandbox = '') {
  const parameters = names.map((name) => ({name, in: 'path', required: true, schema: {}}));
  const ids = ['apiKey', 'token'];
  const credentials = ids.map((id) => ({id, label: '', schemes: [], isAccepted: accepted.includes(id)}));
  return findIdContext({...createConsoleOperation(readOperation({parameters}), credentials), sandbox});
}

const draft = createDraft(createConsoleOperation(readOperation({})), 'minimal');
const add = (credential: string, body: unknown, {status = 200, parameters = {}, ...changes} = {}) =>
  requestHistory.add({
    operationId: 'list',
    sandbox: '',
    draft: {...draft, credential, parameters},
    url: '',
    sample: {} as HistoryEntry['sample'],
    credentials: {headers: {}, query: {}},
    response: {status, headers: [], body: JSON.stringify(body), durationMs: 1},
    ...changes,
  });

beforeEach(() => requestHistory.clear());

test('finds the IDs in the path and response of the latest successful request with an accepted credential', () => {
  const parameters = {'path.shopId': 's-1', 'query.limit': '3'};
  add('apiKey', {pets: [{petId: 'p-1'}, {petId: 'p-2'}]}, {parameters});
  add('token', {petId: 'p-3', name: 'Ada', id: 'x', pet: {owner_id: 7}});
  add('token', {petId: 'p-4'}, {status: 404});
  expect(find(['petId'], ['apiKey', 'token'])).toEqual({ids: {petId: 'p-3', owner_id: '7'}, credential: 'token'});
  expect(find(['petId'], ['apiKey'])).toEqual({ids: {petId: 'p-1', shopId: 's-1'}, credential: 'apiKey'});
  expect(find(['shopId', 'petId'], ['token'])).toBeUndefined();
  expect(find([], ['apiKey'])).toBeUndefined();
  // Other sandboxes, and servers, have other records.
  add('apiKey', {petId: 'p-5'}, {sandbox: '1.0'} as object);
  add('apiKey', {petId: 'p-6'}, {server: 'https://shop.example'} as object);
  expect(find(['petId'], ['apiKey'], '1.0')?.ids).toEqual({petId: 'p-5'});
  expect(listIds('petId', '')).toEqual(['p-3', 'p-1']);
  for (const name of ['constructor', 'toString', '__proto__']) expect(listIds(name, '')).toEqual([]);
});

test('remembers an ID that JavaScript would round as it was written', () => {
  const response = {status: 200, headers: [], body: '{"petId":9007199254740993}', durationMs: 1};
  add('apiKey', {}, {response} as object);
  expect(find(['petId'], ['apiKey'])?.ids).toEqual({petId: '9007199254740993'});
});
