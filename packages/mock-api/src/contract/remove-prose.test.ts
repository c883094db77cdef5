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

test('keeps the data in extensions', () => {
  const createDocument = (color: object) => ({
    components: {schemas: {Color: {'x-values': {title: color}}}},
    paths: {'/': {get: {'x-owner': {title: 'Colors'}}}},
  });
  const values = {code: 'red', weights: [1, 2], names: ['Red']};
  const color = {title: 'Red color', description: 'A color.', ...values, names: ['Light red', 'Red']};
  expect(removeProse({paint: createDocument(color)})).toEqual({paint: createDocument(values)});
});

test('keeps the extensions that the mock reads', () => {
  const date = '2026-01-31 10:00:00Z';
  const extensions = {'x-deprecated': {date}, 'x-sunset': date, 'x-rate-limit': {bucket: 'all reads', limit: 1}};
  const document = {
    components: {schemas: {Names: {additionalProperties: {'x-additionalPropertiesName': 'customer name'}}}},
    paths: {'/': {get: extensions}},
  };
  expect(removeProse({harbor: document})).toEqual({harbor: document});
});
