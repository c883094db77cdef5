import {describe, expect, test} from 'vitest';
import {resolveIdentifiers} from './schema-identifiers.js';

function resolve(schemas: Readonly<Record<string, object>>) {
  const root = {openapi: '3.1.0', components: {schemas: structuredClone(schemas)}};
  resolveIdentifiers(root, '/api/openapi.yaml');
  return root.components.schemas;
}

describe('references become JSON pointers', () => {
  const ship = '#/components/schemas/Ship';
  test.each([
    ['the $id of a schema', 'https://a.example/ship', ship],
    ['an $anchor', '#crew', '#/components/schemas/Crew'],
    ['a part of a schema with an $id', 'https://a.example/ship#/properties/name', `${ship}/properties/name`],
    ['an $anchor of a schema with an $id', 'https://a.example/ship#hull', `${ship}/properties/hull`],
    ['another file', 'ship.yaml', 'ship.yaml'],
    ['a component', ship, ship],
  ])('%s', (_name, reference, target) => {
    const schemas = {
      Port: {$ref: reference},
      Ship: {$id: 'https://a.example/ship', properties: {name: {}, hull: {$anchor: 'hull'}}},
      Crew: {$anchor: 'crew'},
    };
    expect(resolve(schemas)).toEqual({Port: {$ref: target}, Ship: {properties: {name: {}, hull: {}}}, Crew: {}});
  });

  test('in a schema with an $id', () => {
    const $id = 'https://a.example/ship';
    const $defs = {Name: {type: 'string'}};
    const port = {$ref: '#/components/schemas/Port'};
    const schemas = {
      Ship: {$id, properties: {name: {$ref: '#/$defs/Name'}, port}, $defs},
      Port: {},
      Fleet: {$id: 'https://a.example/fleet', items: {$ref: 'ship'}},
    };
    expect(resolve(schemas)).toMatchObject({
      Ship: {properties: {name: {$ref: `${ship}/$defs/Name`}, port}},
      Fleet: {items: {$ref: ship}},
    });
  });

  test('but data stays as it is', () => {
    const data = {$id: 'https://a.example/x', $anchor: 'x', $ref: '#x'};
    const schemas = {Ship: {$anchor: 'x', default: data, properties: {$id: {type: 'string'}, example: {$ref: '#x'}}}};
    expect(resolve(schemas)).toEqual({
      Ship: {default: data, properties: {$id: {type: 'string'}, example: {$ref: ship}}},
    });
  });
});

describe('dynamic references', () => {
  test('become references to the anchor', () => {
    const data = () => ({items: {$dynamicRef: '#item'}});
    const list = () => ({$defs: {item: {$dynamicAnchor: 'item'}}, properties: {data: data()}});
    const node = {$dynamicAnchor: 'node', properties: {children: {items: {$dynamicRef: '#node'}}}};
    const schemas = '#/components/schemas';
    expect(resolve({First: list(), Second: {$id: 'second', ...list()}, Node: node})).toMatchObject({
      First: {properties: {data: {items: {$ref: `${schemas}/First/$defs/item`}}}},
      Second: {properties: {data: {items: {$ref: `${schemas}/Second/$defs/item`}}}},
      Node: {properties: {children: {items: {$ref: `${schemas}/Node`}}}},
    });
  });

  test('stay if they have no target', () => {
    expect(resolve({Ships: {$dynamicRef: '#nowhere'}})).toEqual({Ships: {$dynamicRef: '#nowhere'}});
  });

  test.each(['#%ff', 'https://['])('stay if they are invalid, such as %s', ($ref) => {
    const schemas = {Ships: {$ref}, Ship: {$anchor: 'ship'}};
    expect(resolve(schemas).Ships).toEqual({$ref});
  });
});
