import {expect, test} from 'vitest';
import {parseJson, type Json, type JsonObject} from '@developer-docs/internal';
import {readOperation} from '../test-operation.js';
import type {Parameter} from '../model/types.js';
import {serializeParameter} from './serialize.js';

function readParameter(declaration: JsonObject): Parameter {
  const [parameter] = readOperation({parameters: [{name: 'color', schema: {}, ...declaration}]}).parameters;
  if (parameter === undefined) {
    throw new Error("The parameter isn't in the model.");
  }
  return parameter;
}

const text = 'sky blue';
const array = ['blue', 'red'];
const object = {R: 100, G: 200};

/** Values as in the table of styles in the OpenAPI specification. */
test.each<[string, string, boolean, string, string, string]>([
  ['path', 'simple', false, 'sky%20blue', 'blue,red', 'R,100,G,200'],
  ['path', 'simple', true, 'sky%20blue', 'blue,red', 'R=100,G=200'],
  ['path', 'label', false, '.sky%20blue', '.blue,red', '.R,100,G,200'],
  ['path', 'label', true, '.sky%20blue', '.blue.red', '.R=100.G=200'],
  ['path', 'matrix', false, ';color=sky%20blue', ';color=blue,red', ';color=R,100,G,200'],
  ['path', 'matrix', true, ';color=sky%20blue', ';color=blue;color=red', ';R=100;G=200'],
  ['query', 'form', false, 'color=sky%20blue', 'color=blue,red', 'color=R,100,G,200'],
  ['query', 'form', true, 'color=sky%20blue', 'color=blue&color=red', 'R=100&G=200'],
  ['query', 'spaceDelimited', false, 'color=sky%20blue', 'color=blue%20red', 'color=R%20100%20G%20200'],
  ['query', 'pipeDelimited', false, 'color=sky%20blue', 'color=blue%7Cred', 'color=R%7C100%7CG%7C200'],
  [
    'query',
    'deepObject',
    true,
    'color=sky%20blue',
    'color%5B0%5D=blue&color%5B1%5D=red',
    'color%5BR%5D=100&color%5BG%5D=200',
  ],
  ['header', 'simple', false, 'sky blue', 'blue,red', 'R,100,G,200'],
  ['header', 'simple', true, 'sky blue', 'blue,red', 'R=100,G=200'],
  ['cookie', 'form', false, 'color=sky blue', 'color=blue,red', 'color=R,100,G,200'],
])('serializes %s parameters in the style %s, explode: %s', (location, style, explode, ...expected) => {
  const parameter = readParameter({in: location, style, explode, required: location === 'path'});
  expect([text, array, object].map((value) => serializeParameter(parameter, value))).toEqual(expected);
});

test.each<[string, JsonObject, Json, string]>([
  ['allowed reserved characters', {in: 'query', allowReserved: true}, 'a/b:c?d@$,;', 'color=a/b:c?d@$,;'],
  ['delimiters of the query', {in: 'query', allowReserved: true}, 'a&b=c+d#e[]%', 'color=a%26b%3Dc%2Bd%23e%5B%5D%25'],
  ['long integers', {in: 'query'}, parseJson('[9007199254740993, 1.10]') as Json, 'color=9007199254740993&color=1.10'],
  ['lists in an exploded object', {in: 'query'}, {page: 1, sort: ['a', 'b c']}, 'page=1&sort=a&sort=b%20c'],
  [
    'nested members',
    {in: 'query', style: 'deepObject'},
    {size: {min: 1}, tags: ['a', 'b']},
    encodeURI('color[size][min]=1&color[tags][0]=a&color[tags][1]=b'),
  ],
  ['JSON', {in: 'query', content: {'application/json': {schema: {}}}}, [1], 'color=%5B1%5D'],
])('encodes %s', (_name, declaration, value, expected) => {
  expect(serializeParameter(readParameter(declaration), value)).toBe(expected);
});
