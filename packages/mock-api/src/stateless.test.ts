import {expect, test} from 'vitest';
import {createMockApi} from './index';
import {compileValidators} from './validation/compile-validators';

const documents = {
  'pet-store': {
    openapi: '3.1.0',
    info: {title: 'Pet store', version: '1.0.0'},
    servers: [{url: 'https://pets.example/api'}],
    paths: {
      '/pets': {
        post: {
          operationId: 'createPet',
          requestBody: {
            content: {'application/json': {schema: {$ref: '#/components/schemas/Pet'}}},
          },
          responses: {
            '201': {content: {'application/json': {schema: {$ref: '#/components/schemas/Pet'}}}},
            '422': {
              content: {
                'application/problem+json': {
                  schema: {type: 'object'},
                  examples: {validation_failed: {value: {code: 'validation_failed', callId: 'call_1'}}},
                },
              },
            },
          },
        },
      },
    },
    components: {
      schemas: {
        Pet: {
          type: 'object',
          required: ['name'],
          properties: {name: {type: 'string', minLength: 2, examples: ['Rex']}, age: {type: 'integer', examples: [4]}},
        },
      },
    },
  },
};

const api = createMockApi({
  documents,
  validators: compileValidators(documents),
  renderRaster: () => Promise.reject(new Error('Nothing to render.')),
});

const createPet = (body: object) =>
  api.fetch(
    new Request('https://sandbox.example/api/pets', {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify(body),
    }),
  );

test('an operation without a handler returns a sample of its response schema', async () => {
  const response = await createPet({name: 'Bello'});
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({name: 'Rex', age: 4});
});

test('an operation without a handler validates the request', async () => {
  const response = await createPet({name: 'B'});
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({code: 'validation_failed', errors: [{pointer: '/name'}]});
});

test('an unknown path and an unsupported method return problem documents', async () => {
  const unknown = await api.fetch(new Request('https://sandbox.example/api/pet'));
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toMatchObject({
    code: 'route_not_found',
    detail: expect.stringContaining('/pets') as string,
  });
  const unsupported = await api.fetch(new Request('https://sandbox.example/api/pets', {method: 'DELETE'}));
  expect(unsupported.status).toBe(405);
  expect(unsupported.headers.get('allow')).toBe('POST');
  expect(await unsupported.json()).toMatchObject({code: 'method_not_allowed'});
});
