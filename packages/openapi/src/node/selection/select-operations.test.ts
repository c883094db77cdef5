import path from 'node:path';
import {stringifyJson} from '@developer-docs/utils';
import {expect, test} from 'vitest';
import {loadOpenApiFile} from '../load.js';
import type {OperationSelection} from './select-operations.js';

const root = path.join(import.meta.dirname, '../fixtures');
const load = (selection: OperationSelection) =>
  loadOpenApiFile({file: path.join(root, 'harbor.yaml'), root, selection});

async function listIds(selection: OperationSelection) {
  const {model} = await load(selection);
  return [...model.operations, ...model.webhooks].map(({id}) => id);
}

const kept = ['listShips', 'listDocks', 'sailed'];

test.each([
  ['marks', {exclude: {internal: true}}],
  ['tags and paths', {exclude: {tags: ['secret*'], paths: ['/secret/*'], operationIds: ['secretDelete']}}],
  ['inclusion', {include: {tags: ['ships', 'glossary', 'fleet']}, allowsUnused: true}],
  ['IDs', {include: {operationIds: ['list*', 'secretDelete', 'sailed']}, exclude: {operationIds: ['secret*']}}],
] as const)('what only excluded operations use is nowhere: %s', async (name, selection) => {
  const {bundle, model} = await load(selection);
  expect(await listIds(selection)).toEqual(kept);
  const json = stringifyJson(bundle);
  expect(json.match(/.{30}secret.{30}/i)).toBeNull();
  expect(JSON.stringify([model, [...model.schemas]])).not.toMatch(/secret/i);
  expect([...model.schemas.keys()]).toEqual(['Page', 'Vessel', 'Tug', 'Power', 'Ship', 'Crew', 'Berth']);
  const tags = ['Fleet', 'ships', 'fleet', ...(name === 'IDs' ? [] : ['glossary'])];
  expect(model.tags.map((tag) => tag.name)).toEqual(tags);
  // Numbers stay as they were written.
  expect(json).toContain('"minimum":1.10');
  expect(model.operations[0]?.responses[1]).toMatchObject({status: '400', description: 'Failed'});
});

test.each([
  [['/ships'], ['listShips', 'secretAdd']],
  [['/secret/*'], ['secretReport', 'get-secret-item']],
])('paths %j select %j', async (paths, ids) => {
  expect(await listIds({include: {paths}})).toEqual(ids);
});

test.each([
  [{exclude: {tags: ['secrt']}}, 'there is no tag "secrt", which is in "exclude.tags". Did you mean "secret"?'],
  [{include: {paths: ['/ship']}}, 'there is no path "/ship", which is in "include.paths"'],
  [{exclude: {paths: ['*']}}, '"include" and "exclude" leave no operation of 8. Correct them'],
])('explains a selection without effect: %j', async (selection, message) => {
  await expect(load(selection)).rejects.toThrow(message);
});
