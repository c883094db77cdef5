import {parse} from 'yaml';
import {expect, test} from 'vitest';
import {resolveServerUrls} from './server-urls';

const documentUrl = 'https://pets.example/api/v3/openapi.json';

test('resolves relative server URLs and keeps the rest of the text', () => {
  const text = `openapi: 3.1.0 # Pets
servers:
  - url: /api/v3 # Production
  - {url: '../v2/{region}'}
  - url: v1
  - url: https://test.pets.example
  - url: '{scheme}://pets.example'
paths:
  /pets:
    servers: [{url: //files.example/}, {url: '//files.example:{port}'}]
`;
  expect(resolveServerUrls(text, documentUrl)).toBe(`openapi: 3.1.0 # Pets
servers:
  - url: "https://pets.example/api/v3" # Production
  - {url: "https://pets.example/api/v2/{region}"}
  - url: "https://pets.example/api/v3/v1"
  - url: https://test.pets.example
  - url: '{scheme}://pets.example'
paths:
  /pets:
    servers: [{url: "https://files.example/"}, {url: '//files.example:{port}'}]
`);
});

test('resolves relative server URLs in JSON', () => {
  const document = {openapi: '3.1.0', servers: [{url: '/api/v3'}], components: {schemas: {servers: {type: 'array'}}}};
  expect(parse(resolveServerUrls(JSON.stringify(document), documentUrl))).toEqual({
    ...document,
    servers: [{url: 'https://pets.example/api/v3'}],
  });
});

test('keeps text that is not a document with servers', () => {
  expect(resolveServerUrls('<!doctype html>\n<p>Not found: [', documentUrl)).toBe('<!doctype html>\n<p>Not found: [');
});
