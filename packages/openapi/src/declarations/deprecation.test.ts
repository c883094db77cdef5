import {expect, test} from 'vitest';
import {OpenApiDocument} from '../document.js';
import {readApiDocument} from '../model/read-document.js';
import {readDeprecation} from './deprecation.js';

test.each([
  [{}, false, undefined],
  [{deprecated: false, 'x-deprecated': false}, false, undefined],
  [{deprecated: true}, true, undefined],
  [{'x-deprecated': '2026-01-31'}, true, {date: '2026-01-31'}],
  [{'x-deprecated': 'Too slow.'}, true, {reason: 'Too slow.'}],
  [{'x-sunset': '2026-12-31T12:00:00Z'}, true, {sunset: '2026-12-31T12:00:00Z'}],
  [{deprecated: true, 'x-sunset': 'soon'}, true, undefined],
  [
    {'x-deprecated': {date: '2026-01-31', reason: 'Slow.', successor: 'listPets'}, 'x-sunset': '2027-01-01'},
    true,
    {date: '2026-01-31', reason: 'Slow.', successor: 'listPets', sunset: '2027-01-01'},
  ],
])('reads %j', (owner, isDeprecated, deprecation) => {
  expect(readDeprecation(owner)).toEqual({isDeprecated, ...(deprecation !== undefined && {deprecation})});
});

test('what is deprecated comes last, in its group', () => {
  const text = {type: 'string'};
  const gone = {...text, 'x-sunset': '2026-12-31'};
  const schema = {properties: {old: {...text, deprecated: true}, a: text, gone, b: text}};
  const parameters = [
    {name: 'old', in: 'query', deprecated: true, schema: text},
    {name: 'a', in: 'query', schema: text},
    {name: 'X-Old', in: 'header', schema: {...text, deprecated: true}},
    {name: 'X-New', in: 'header', schema: text},
  ];
  const kinds = {
    enum: ['old', 'a', 'b'],
    'x-values': {old: {deprecated: true, 'x-deprecated': {successor: 'a'}}, b: {}},
  };
  const get = {tags: ['a'], deprecated: true, operationId: 'old', responses: {}};
  const paths = {'/a': {get, put: {tags: ['b'], operationId: 'new', parameters, responses: {}}}};
  const components = {schemas: {Pet: schema, Kind: kinds}};
  const {operations, schemas, tags} = readApiDocument(new OpenApiDocument({openapi: '3.1.0', paths, components}));
  expect(operations.map(({id}) => id)).toEqual(['new', 'old']);
  expect(tags.map(({name}) => name)).toEqual(['a', 'b']);
  expect(operations[0]?.parameters.map(({name}) => name)).toEqual(['a', 'old', 'X-New', 'X-Old']);
  expect(schemas.get('Pet')?.properties.map(({name}) => name)).toEqual(['a', 'b', 'old', 'gone']);
  expect(schemas.get('Kind')?.enumValues.map(({value, deprecation}) => [value, deprecation])).toEqual([
    ['a', undefined],
    ['b', undefined],
    ['old', {successor: 'a'}],
  ]);
});
