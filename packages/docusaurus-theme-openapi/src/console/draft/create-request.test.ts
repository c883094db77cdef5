import {insertSecret} from '@developer-docs/openapi';
import type {JsonObject} from '@developer-docs/utils';
import {readOperation} from '@test-support/read-operation';
import {describe, expect, test} from 'vitest';
import {createConsoleOperation} from '../../fixtures/test-console-operation';
import {checkPath, createRequest} from './create-request';

function start(path: string, values: Readonly<Record<string, string>>, declaration: JsonObject = {schema: {}}) {
  const declarations = Object.keys(values).map((name) => ({in: 'path', required: true, ...declaration, name}));
  const operation = createConsoleOperation({...readOperation({parameters: declarations}), path});
  const parameters = Object.fromEntries(Object.entries(values).map(([name, text]) => [`path.${name}`, text]));
  const request = createRequest(operation, {credential: 'none', parameters, mediaType: '', body: '', files: {}});
  return {check: () => checkPath(operation, {parameters}), url: insertSecret(request.url, '')};
}
const list = {schema: {type: 'array'}};

describe('the path', () => {
  test.each<[path: string, values: Record<string, string>, value: string, declaration?: JsonObject]>([
    ['/items/{id}', {id: '..'}, '..'],
    ['/{a}{b}/x', {a: '.', b: '.'}, '..'],
    ['/items/.{id}', {id: '.'}, '..'],
    ['/items/{id}', {id: '.'}, '..', {schema: {}, style: 'label'}],
    ['/items/{id}', {id: '[".."]'}, '..', list],
    ['/items/{id}', {id: '[]'}, '', list],
  ])('%s with %j, which would be another one, is not sent', (path, values, value, declaration) => {
    const {check, url} = start(path, values, declaration);
    expect(check).toThrow(value === '' ? 'Enter a value' : `“${value}” is removed from URLs`);
    // The samples don't show another URL.
    expect(url.endsWith(`/${path.split('/').at(-1)}`) || url.endsWith('}/x')).toBe(true);
  });

  test.each([
    ['...', '/items/...'],
    ['%2E%2e', '/items/%252E%252e'],
    ['../x', '/items/..%2Fx'],
  ])('keeps %j, which URL parsers keep', (id, pathname) => {
    const {check, url} = start('/items/{id}', {id});
    expect(check).not.toThrow();
    expect(new URL(url).pathname).toBe(pathname);
  });
});
