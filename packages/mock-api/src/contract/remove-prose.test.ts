import {expect, test} from 'vitest';
import {removeProse} from './remove-prose.js';

const ship = {title: 'Ship', id: 1};

test.each([
  ['examples', [ship]],
  ['example', ship],
  ['default', ship],
  ['enum', [ship]],
  ['const', ship],
])('removes the prose of a schema, but not of its %s', (keyword, value) => {
  const createDocument = (prose: object) => ({
    components: {schemas: {Ship: {...prose, type: 'object', properties: {title: {type: 'string'}}, [keyword]: value}}},
  });
  expect(removeProse({harbor: createDocument({title: 'Ship', description: 'A ship.'})})).toEqual({
    harbor: createDocument({}),
  });
});

test('removes the prose of named examples, but not of their values', () => {
  const createDocument = (prose: object) => ({components: {examples: {title: {...prose, value: ship}}}});
  expect(removeProse({harbor: createDocument({summary: 'A ship'})})).toEqual({harbor: createDocument({})});
});
