import {expect, test} from 'vitest';
import {removeDocumentation} from './remove-documentation.js';

const ship = {title: 'Ship', id: 1};

test('removes the documentation of a schema, but not of its data', () => {
  const data = {examples: [ship], example: ship, default: ship, enum: [ship], const: ship};
  const createDocument = (documentation: object) => ({
    components: {schemas: {Ship: {...documentation, type: 'object', properties: {title: {type: 'string'}}, ...data}}},
  });
  expect(removeDocumentation({harbor: createDocument({title: 'Ship', description: 'A ship.'})})).toEqual({
    harbor: createDocument({}),
  });
});

test('removes the documentation of named examples, but not of their values', () => {
  const createDocument = (documentation: object) => ({
    components: {examples: {title: {...documentation, value: ship}}},
  });
  const harbor = {...createDocument({summary: 'A ship'}), 'x-webhooks': {sailed: {}}};
  expect(removeDocumentation({harbor})).toEqual({harbor: createDocument({})});
});

test('keeps the data in extensions', () => {
  const createDocument = (color: object) => ({
    components: {schemas: {Color: {'x-values': {title: color}}}},
    paths: {'/': {get: {'x-owner': {title: 'Colors'}}}},
  });
  const values = {code: 'red', weights: [1, 2], names: ['Red']};
  const color = {title: 'Red color', description: 'A color.', ...values, names: ['Light red', 'Red']};
  expect(removeDocumentation({paint: createDocument(color)})).toEqual({paint: createDocument(values)});
});

test('keeps the extensions that the mock reads', () => {
  const date = '2026-01-31 10:00:00Z';
  const extensions = {'x-deprecated': {date}, 'x-sunset': date, 'x-rate-limit': {bucket: 'all reads', limit: 1}};
  const document = {
    components: {schemas: {Names: {additionalProperties: {'x-additionalPropertiesName': 'customer name'}}}},
    paths: {'/': {get: extensions}},
  };
  expect(removeDocumentation({harbor: document})).toEqual({harbor: document});
});
