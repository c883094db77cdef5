import {expect, test} from 'vitest';
import {OpenApiDocument} from '../document.js';
import {readApiDocument} from './read-document.js';
import {listChildSchemas, walkSchemas} from './walk-schemas.js';

const toReference = (name: string) => ({$ref: `#/components/schemas/${name}`});
const text = (title: string) => ({type: 'string', title});
const model = readApiDocument(
  new OpenApiDocument({
    openapi: '3.1.0',
    components: {
      schemas: {
        Pet: {
          title: 'Pet',
          properties: {name: text('name'), parent: toReference('Pet'), 'a.b': toReference('Shelter')},
          patternProperties: {'^x-': text('pattern')},
          additionalProperties: {oneOf: [text('other'), toReference('Shelter')]},
        },
        Shelter: {title: 'Shelter', type: 'array', prefixItems: [text('first')], items: toReference('Choice')},
        Choice: {title: 'Choice', oneOf: [toReference('Pet'), {title: 'nested', oneOf: [toReference('Choice')]}]},
      },
    },
  }),
);
const get = (name: string) => model.schemas.get(name) ?? expect.fail(`There's no ${name}.`);

test('lists each schema once, even if schemas contain each other', () => {
  const titles = walkSchemas(get('Pet'), model).map(({title}) => title);
  expect(titles).toEqual(['Pet', 'name', 'Shelter', 'Choice', 'nested', 'first', 'pattern', undefined, 'other']);
});

test('schemas that a schema contains have the steps of paths', () => {
  expect(listChildSchemas(get('Pet')).map(({step}) => step)).toEqual(['name', 'parent', 'a.b', '*', '*']);
  expect(listChildSchemas(get('Shelter')).map(({step}) => step)).toEqual(['[]', '[]']);
});
