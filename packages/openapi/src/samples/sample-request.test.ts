import {execFileSync} from 'node:child_process';
import type {JsonObject} from '@developer-docs/utils';
import {expect, test} from 'vitest';
import {readOperation} from '../fixtures/test-operation.js';
import type {SampleFiles} from './body.js';
import {generateCurlSample} from './languages/curl.js';
import {createSampleRequest, type SampleRequest} from './sample-request.js';

const url = 'https://api.example.com/paint';
const secret = {variable: 'PAINT_AUTH'};
const key = {type: 'apiKey', in: 'header'};

test.each<[string, JsonObject, object]>([
  ['a key in a cookie', {type: 'apiKey', in: 'cookie', name: 'key'}, {headers: [['Cookie', ['key=', secret]]]}],
  ['a key in the query', {type: 'apiKey', in: 'query', name: 'my key'}, {url: [url, '?', 'my%20key=', secret]}],
  ['mutual TLS', {type: 'mutualTLS'}, {hasCertificate: true}],
])('a request with %s', (_name, scheme, expected) => {
  const operation = readOperation({security: [{paintAuth: []}]}, {securitySchemes: {paintAuth: scheme}});
  const request = {method: 'GET', url, headers: [], responseType: 'none', ...expected};
  expect(createSampleRequest(operation, 'realistic')).toEqual(request);
});

test.each(['constructor', 'toString', '__proto__'])('a form can have a file with the name %s', (name) => {
  const properties = JSON.parse(`{"${name}": {"type": "string", "format": "binary"}}`) as JsonObject;
  const requestBody = {content: {'multipart/form-data': {schema: {type: 'object', required: [name], properties}}}};
  const operation = readOperation({requestBody}, {}, {method: 'post'});
  const create = (files?: SampleFiles) => createSampleRequest(operation, 'realistic', files && {files})?.body;
  expect(create()).toEqual({kind: 'multipart', parts: [{name, file: `${name}.bin`}]});
  const files = JSON.parse(`{"${name}": [{"name": "a.png", "type": "image/png"}]}`) as SampleFiles;
  expect(create(files)).toEqual({kind: 'multipart', parts: [{name, file: 'a.png', mediaType: 'image/png'}]});
});

test.each<[string, JsonObject, string]>([
  ['collectionID', {}, 'example-collection-id'],
  ['größe_2', {type: 'string'}, 'example-gr%C3%B6%C3%9Fe-2'],
  ['userId', {type: 'string', pattern: '^[a-z-]+$'}, 'example-user-id'],
  // A value of the schema is better than the name.
  ['owner', {type: 'string', pattern: '^[A-Z]{2}$'}, 'AB'],
  ['repo', {type: 'string', maxLength: 6}, 'string'],
  ['id', {type: 'string', format: 'uuid'}, '497f6eca-6276-4993-bfeb-53cbbbba6f08'],
  ['$', {type: 'string'}, 'string'],
])('the path of a sample has a descriptive value for %s of %j: %s', (name, schema, value) => {
  const parameters = [{name, in: 'path', required: true, schema}];
  const request = createSampleRequest(readOperation({parameters}, {}, {path: `/items/{${name}}`}), 'minimal');
  expect(request?.url).toBe(`https://api.example.com/items/${value}`);
});

test.each(['@/etc/passwd', '@-', 'X-A\r\nX-B', 'a: b', "a';id;'", 'Schlüssel', ''])(
  'no request sends the header %j',
  (name) => {
    const own = {required: true, schema: {type: 'string'}, example: 'v'};
    const header = {in: 'header', name, ...own};
    const schema = {type: 'object', properties: {a: {type: 'string', example: 'x'}}};
    const encoding = {a: {headers: {[name]: own}}};
    const operation = readOperation(
      {
        security: [{key: []}],
        parameters: [header, {...header, name: "X-It's`$"}],
        requestBody: {required: true, content: {'multipart/form-data': {schema, encoding}}},
      },
      {securitySchemes: {key: {type: 'apiKey', in: 'header', name}}},
    );
    const request = createSampleRequest(operation, 'minimal');
    expect(request?.headers).toEqual([["X-It's`$", 'v']]);
    expect(request?.body).toEqual({kind: 'multipart', parts: [{name: 'a', text: 'x'}]});
  },
);

/** Creates the request of an operation that requires all schemes. */
function withSchemes(securitySchemes: JsonObject) {
  const requirement = Object.fromEntries(Object.keys(securitySchemes).map((name) => [name, []]));
  return createSampleRequest(readOperation({security: [requirement]}, {securitySchemes}), 'realistic');
}

test('each security scheme of a document has its own variable', () => {
  const names = ['ключ', '钥匙', 'api-key', 'api_key', 'apiKey2', 'API KEY'];
  const securitySchemes = Object.fromEntries(
    names.map((name, index) => [name, {type: 'apiKey', in: 'header', name: `X-${index}`}]),
  );
  const {headers = []} = withSchemes(securitySchemes) ?? {};
  const variables = headers.flatMap(([, value]) => [value].flat().map((part) => (part as {variable: string}).variable));
  expect(new Set(variables).size).toBe(names.length);
  expect(variables[0]).toBe('API_KEY');
  for (const variable of variables) expect(variable).toMatch(/^[A-Z_][A-Z0-9_]*$/);
});

test.each([[['paint', 'paint_username', 'paintPassword']], [['paintPassword', 'paint', 'paint_username']]])(
  "a user and a password aren't the variables of other schemes: %j",
  (names) => {
    const securitySchemes = Object.fromEntries(
      names.map((name) => [name, name === 'paint' ? {type: 'http', scheme: 'Basic'} : {...key, name: `X-${name}`}]),
    );
    const variables = JSON.stringify(withSchemes(securitySchemes)).match(/PAINT\w+/g) ?? [];
    expect([variables.length, new Set(variables).size]).toEqual([4, 4]);
  },
);

test('control characters, on which a terminal acts when a command is pasted, are escaped', () => {
  const text = "it's \u0003\ntouch pwned\u001B[201~\\n\u007F\tä";
  const headers: SampleRequest['headers'] = [['X', [text, secret]]];
  const body = {kind: 'text', text} as const;
  const command = generateCurlSample({method: 'POST', url, headers, body, responseType: 'json'});
  expect(command).not.toMatch(/[^\P{Cc}\n\t]/u);
  const echo = command.replace(/^[^]*--data-raw /, 'printf %s ');
  expect(execFileSync('bash', ['-c', echo], {encoding: 'utf8'})).toBe(text);
  expect(execFileSync('bash', ['-c', command.replace(/^curl /, 'printf %s ')], {encoding: 'utf8'})).toContain(
    `X: ${text}`,
  );
});

test.each(['text/event-stream', 'application/x-ndjson', 'application/jsonl', 'application/json-seq'])(
  'a stream of %s without a schema is printed instead of saved',
  (type) => {
    const request = createSampleRequest(readOperation({responses: {200: {content: {[type]: {}}}}}), 'minimal');
    expect(request).toMatchObject({responseType: 'stream'});
    expect(request).not.toHaveProperty('responseFile');
    if (request !== undefined) expect(generateCurlSample(request)).toMatch(/^curl -N -i '/);
  },
);

test.each([
  ['multipart/form-data', {kind: 'text', text: '--boundary--'}, 'multipart/form-data; boundary=boundary'],
  ['Multipart/Mixed; boundary=x', {kind: 'text', text: '--boundary--'}, 'multipart/mixed; boundary=boundary'],
  ['application/x-www-form-urlencoded', {kind: 'form', fields: []}, 'application/x-www-form-urlencoded'],
])('a form of %s without fields is sent if it is required', (type, body, contentType) => {
  const create = (required: boolean) =>
    createSampleRequest(readOperation({requestBody: {required, content: {[type]: {example: {}}}}}), 'realistic');
  expect(create(true)).toMatchObject({body, headers: [['Content-Type', contentType]]});
  expect(create(false)).toMatchObject({headers: []});
  expect(create(false)?.body).toBeUndefined();
});

test.each([
  ['https://paint.example/v1', 'https://paint.example/v1/paint'],
  ['WSS://paint.example', 'WSS://paint.example/paint'],
  ['//paint.example', 'https://paint.example/paint'],
  ['/v1', 'https://api.example.com/v1/paint'],
  ['javascript:alert(1)//{v}', url],
  ['data:text/html,a', url],
  ['https:paint.example', url],
])('the URL of a request to the server %j', (server, expected) => {
  const operation = readOperation({servers: [{url: server, variables: {v: {default: 'b'}}}]});
  expect(createSampleRequest(operation, 'minimal')?.url).toBe(expected);
});
