import {expect, test} from 'vitest';
import {removeProse} from './remove-prose.js';

const ship = {title: 'Ship', id: 1};

test('removes the prose of a schema, but not of its data', () => {
  const data = {examples: [ship], example: ship, default: ship, enum: [ship], const: ship};
  const createDocument = (prose: object) => ({
    components: {schemas: {Ship: {...prose, type: 'object', properties: {title: {type: 'string'}}, ...data}}},
  });
  expect(removeProse({harbor: createDocument({title: 'Ship', description: 'A ship.'})})).toEqual({
    harbor: createDocument({}),
  });
});

test('removes the prose of named examples, but not of their values', () => {
  const createDocument = (prose: object) => ({components: {examples: {title: {...prose, value: ship}}}});
  expect(removeProse({harbor: createDocument({summary: 'A ship'})})).toEqual({harbor: createDocument({})});
});

test('keeps data in extensions', () => {
  const createDocument = (color: object, order: object) => ({
    components: {schemas: {Color: {'x-values': {red: color}}, Order: {'x-values': {first: color}}}},
    paths: {'/': {get: order}},
  });
  const color = {title: 'Red color', description: 'A color.', action: 'Use blue.', code: 'red', weights: [1, 2]};
  const operation = {
    'x-owner': {team: 'colors', note: 'Ask first.'},
    'x-hints': ['2 words', 'id'],
    'x-note': 'A note.',
  };
  const removed = {code: 'red', weights: [1, 2]};
  const result = removeProse({paint: createDocument(color, {...operation, 'x-shown': 'id'})}, ['x-shown']);
  expect(result).toEqual({
    paint: {
      components: {schemas: {Color: {'x-values': {red: removed}}, Order: {'x-values': {first: removed}}}},
      paths: {'/': {get: {'x-owner': {team: 'colors'}, 'x-hints': ['id']}}},
    },
  });
});
