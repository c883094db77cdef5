import {runInThisContext} from 'node:vm';
import {validatorDependencies, type ValidateFunctions} from '@developer-docs/mock-api';
import {generateValidatorModules} from '@developer-docs/mock-api/node';
import {createSampleRequest, insertSecret, OpenApiDocument, readApiDocument} from '@developer-docs/openapi';
import {expect, test} from 'vitest';
import {toSandboxUrl} from '../../../shared/server-urls';
import {createSandboxServer} from './sandbox-server';

const limit = {name: 'limit', in: 'query', schema: {type: 'integer'}};
const json = {'application/json': {schema: {type: 'object'}}};
const documents = {
  paint: {
    openapi: '3.1.0',
    servers: [{url: 'https://paint.example'}],
    paths: {
      '/search': {get: {operationId: 'search', requestBody: {required: true, content: json}, responses: {'204': {}}}},
      '/colors/{id}': {
        parameters: [{name: 'id', in: 'path', required: true, schema: {type: 'integer'}}, limit],
        get: {operationId: 'getColor', responses: {'204': {}}},
      },
    },
  },
};

type RunModule = (exports: {validateFunctions?: ValidateFunctions}, require: (name: string) => unknown) => void;

/** The values that were validated. */
const values: unknown[] = [];
const validate = (value: unknown) => values.push(value) > 0;
/** The validators, as the site publishes them. */
const modules = generateValidatorModules(documents);
const createServer = (loadedModules: number[] = []) =>
  createSandboxServer(documents, (name) => {
    loadedModules.push(name);
    const uris = [...(modules[name] ?? '').matchAll(/^ {2}"(\S+)": /gm)].map(([, uri]) => String(uri));
    return Promise.resolve(Object.fromEntries(uris.map((uri) => [uri, validate])));
  });
const server = createServer();
const loadNothing = () => Promise.resolve({});

test.each([
  ['no rate limits or extension', {callbacks: {}}, undefined, {usesClock: false}],
  ['a rate limit', {'x-rate-limit': {limit: 2, window: 60}}, undefined, {usesClock: true}],
  ['an extension', {}, {}, {usesClock: true}],
])('the console of an API with %s has only the controls for it', (_name, members, behavior, expected) => {
  const paths = {'/colors': {get: {operationId: 'list', responses: {'204': {}}, ...members}}};
  const extension = behavior && (() => behavior);
  const other = createSandboxServer({paint: {openapi: '3.1.0', paths}}, loadNothing, extension);
  expect(other.start()).toMatchObject(expected);
});

test('an operation beyond the first module loads its own validators', async () => {
  const names = Array.from({length: 60}, (_, index) => `get${index}`);
  const createPath = (name: string, maximum: number) => {
    const parameters = [{...limit, schema: {type: 'integer', maximum}}];
    return [`/${name}`, {get: {operationId: name, parameters, responses: {'204': {}}}}] as const;
  };
  const large = {paint: {...documents.paint, paths: Object.fromEntries(names.map(createPath))}};
  const largeModules = generateValidatorModules(large);
  const loaded: number[] = [];
  const largeServer = createSandboxServer(large, (name) => {
    loaded.push(name);
    const exports: {validateFunctions?: ValidateFunctions} = {};
    const runModule = runInThisContext(`(exports, require) => {${largeModules[name] ?? ''}}`) as RunModule;
    runModule(exports, (dependency) => validatorDependencies[dependency]);
    return Promise.resolve(exports.validateFunctions ?? {});
  });
  const send = (url: string) => largeServer.send({method: 'GET', url, headers: {}});
  expect(await send('/get55?limit=55')).toMatchObject({status: 204});
  expect(await send('/get55?limit=56')).toMatchObject({status: 422});
  expect(loaded).toEqual([1]);
});

test('a GET request can have a body', async () => {
  const request = {method: 'GET', url: '/search', headers: {'Content-Type': 'application/json'}};
  expect(await server.send({...request, body: '{"color": "red"}'})).toMatchObject({status: 204});
  expect(values.at(-1)).toEqual({color: 'red'});
  expect(await server.send(request)).toMatchObject({status: 400});
});

test("parameters are checked before they're sent", async () => {
  const check = (url: string) => server.validateParameters('getColor', {url, headers: {}});
  expect(await check('https://paint.example/colors/7?limit=5')).toEqual([]);
  expect(values.slice(-2)).toEqual([7, 5]);
  expect(await check('/colors/7?limit=5&limit=6')).toMatchObject([{parameter: 'limit', code: 'too_many'}]);
});

test.each([
  ['javascript:alert(1)', 'https://api.example.com'],
  ['https://[', 'https://api.example.com'],
  ['https://paint.example:99999/v1', 'https://api.example.com'],
  ['https://paint.example/v1/?key=1#/x', 'https://paint.example/v1'],
  ['https://user:password@paint.example/v1', 'https://paint.example/v1'],
  ['//paint.example/v1', 'https://paint.example/v1'],
  ['v1?x', 'https://api.example.com/v1'],
  ['wss://paint.example/v1', 'wss://paint.example/v1'],
  ['', 'https://api.example.com'],
])('the operations of a server with the URL %j are found', async (url, apiUrl) => {
  const paint = {...documents.paint, servers: [{url}]};
  const sandbox = createSandboxServer({paint}, loadNothing);
  expect(sandbox.start().apiUrl).toBe(apiUrl);
  const [operation] = readApiDocument(new OpenApiDocument(paint)).operations;
  const servers = [{url: toSandboxUrl(url), template: '', variables: []}];
  const request = operation && createSampleRequest({...operation, servers}, 'minimal');
  const sent = {method: 'GET', url: insertSecret(request?.url ?? '', ''), headers: {}};
  expect((await sandbox.send(sent)).status).not.toBe(404);
});

test('a stream is read part by part, and can be canceled', async () => {
  const content = {'application/jsonl': {example: [1, 2]}};
  const paths = {'/live': {get: {operationId: 'live', responses: {200: {content}}}}};
  const streamServer = createSandboxServer({live: {openapi: '3.2.0', paths}}, loadNothing);
  const open = () => streamServer.send({method: 'GET', url: '/live', headers: {}});
  const response = await open();
  expect(response).toMatchObject({status: 200, body: '', streamId: 1});
  expect(await streamServer.readStream(1)).toBe('1\n');
  const other = await open();
  expect(await streamServer.readStream(1)).toBe('2\n');
  expect(await streamServer.readStream(1)).toBeUndefined();
  await streamServer.cancelStream(other.streamId ?? 0);
  expect(await streamServer.readStream(other.streamId ?? 0)).toBeUndefined();
});
