import {execFile} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {createServer, type IncomingHttpHeaders} from 'node:http';
import path from 'node:path';
import {promisify} from 'node:util';
import {generateCurlSample, OpenApiDocument, readApiDocument} from '@developer-docs/openapi';
import type {JsonObject} from '@developer-docs/utils';
import {listen, type RunningServer} from '@test-support/listen';
import {createTemporaryFolder} from '@test-support/temporary-folder';
import {afterAll, beforeAll, beforeEach, expect, test, vi} from 'vitest';
import {createConsoleOperation} from '../../fixtures/test-console-operation';
import {createDraft} from '../draft/create-draft';
import type {RequestDraft} from '../draft/draft';
import {memory} from '../memory/memory';
import {sendDraft} from './send';

vi.mock('@docusaurus/theme-common', () => import('../../fixtures/test-storage'));
vi.mock('../sandbox/load-sandbox', () => ({loadSandbox: vi.fn()}));

// Records the requests of the console, and those of the cURL commands that readers copy.

const execute = promisify(execFile);

interface Recorded {
  readonly method: string | undefined;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const recorded: Recorded[] = [];
let recorder: RunningServer;

/** Headers that clients add. */
const clientHeaders =
  /^(?:accept(?:-encoding|-language)?|cache-control|connection|content-length|expect|host|keep-alive|pragma|sec-.*|transfer-encoding|user-agent)$/;

beforeAll(async () => {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const {method, url = '', headers} = request;
      const boundary = /boundary=(.*)/.exec(headers['content-type'] ?? '')?.[1] ?? 'none';
      const own = Object.entries(headers).filter(
        ([name, value]) => !clientHeaders.test(name) || (name === 'accept' && value !== '*/*'),
      );
      const clean = (text: string) => text.replaceAll(boundary, 'boundary');
      recorded.push({
        method,
        url,
        headers: Object.fromEntries(own.map(([name, value]) => [name, clean(String(value))])),
        body: clean(Buffer.concat(chunks).toString('latin1')),
      });
      response.end('OK');
    });
  });
  recorder = await listen(server);
});
afterAll(() => recorder.close());
beforeEach(() => {
  recorded.length = 0;
  memory.forget();
});

/** Text that shells, URLs, forms, and cURL read in a special way. */
const hostile = `'"\`$(id) $HOME %41 @file <file \\ ! & = + ; # ? é 👋`;

const schemes = {
  key: {type: 'apiKey', in: 'query', name: 'api key'},
  header: {type: 'apiKey', in: 'header', name: 'X-Key'},
  login: {type: 'http', scheme: 'basic'},
  token: {type: 'http', scheme: 'bearer'},
};

const [KEY, HEADER, TOKEN, user, password] = [`k&${hostile}`, 'a"b$c', 't.1', 'jürgen', 'p:a$b`"'];
/** What the reader enters, by scheme, and what the commands read from the environment. */
const entered = {key: {value: KEY}, header: {value: HEADER}, token: {value: TOKEN}, login: {user, password}};
const secrets = {KEY, HEADER, TOKEN, LOGIN_USERNAME: user, LOGIN_PASSWORD: password};

/** Sends a request from the console, and then with the cURL command, and returns both as the server received them. */
async function record(declaration: JsonObject, changes: Partial<RequestDraft> = {}, apiPath = '/paint') {
  const root = {
    openapi: '3.1.0',
    servers: [{url: `${recorder.origin}/v1`}],
    paths: {[apiPath]: {post: {responses: {}, ...declaration}}},
    components: {securitySchemes: schemes},
  };
  const [declared] = readApiDocument(new OpenApiDocument(root)).operations;
  if (declared === undefined) throw new Error('The document has no operation.');
  const names = declared.security.flatMap((requirement) => requirement.map(({scheme}) => scheme.name));
  const credential = {id: 'own', label: '', schemes: names, isAccepted: true};
  const operation = createConsoleOperation(declared, names.length === 0 ? [] : [credential]);
  for (const [name, secret] of Object.entries(entered)) memory.setSecret('test', recorder.origin, name, secret);
  const draft = {...createDraft(operation, 'realistic'), ...changes};
  const entry = await sendDraft(operation, draft, {
    isSandbox: false,
    url: `${recorder.origin}/v1`,
    origin: recorder.origin,
  });
  const command = generateCurlSample(entry.sample);
  for (const secret of Object.values(secrets)) expect(command).not.toContain(secret);
  const files = Object.values(draft.files).flat();
  const cwd = createTemporaryFolder({});
  for (const file of files) writeFileSync(path.join(cwd, file.name), new Uint8Array(await file.arrayBuffer()));
  const env = {...process.env, ...secrets};
  await execute('bash', ['-c', command], {cwd, env});
  const [console, curl] = recorded;
  if (console === undefined || curl === undefined) throw new Error(`The recorder got no request from ${command}`);
  return {console, curl, command};
}

const json = (schema: JsonObject = {}) => ({content: {'application/json': {schema}}});
const form = (type: string, properties: JsonObject) => ({
  content: {[type]: {schema: {type: 'object', properties}}},
});
const text = {type: 'string'};
const binary = {...text, format: 'binary'};
const bytes = new Uint8Array([0, 13, 10, 45, 45, 255]);

test.each<[string, JsonObject, Partial<RequestDraft>?, string?]>([
  ['no body', {}],
  ['JSON as it was typed', {requestBody: json()}, {body: `{"a":  1.10, "b": ${JSON.stringify(hostile)}}`}],
  ['invalid JSON', {requestBody: json()}, {body: `{"a": '${hostile}`}],
  ['JSON with line breaks', {requestBody: json()}, {body: '{\r\n\t"a": "é"\n}\n'}],
  [
    'a form',
    {requestBody: form('application/x-www-form-urlencoded', {a: text, list: {type: 'array', items: text}})},
    {body: JSON.stringify({a: hostile, 'b=&': '', '@c': '@file', list: [hostile, '2']})},
  ],
  [
    'a form with parts',
    {requestBody: form('multipart/form-data', {a: text, size: {type: 'object'}})},
    {body: JSON.stringify({a: `${hostile}\n2`, '@b': '<file', size: {width: 2}})},
  ],
  [
    'a form with files',
    {requestBody: form('multipart/form-data', {scans: {type: 'array', items: binary}, note: text})},
    {
      body: JSON.stringify({scans: ['file'], note: '@file'}),
      files: {
        scans: [
          new File([bytes], "it's; a, $(id) file.bin", {type: 'application/octet-stream'}),
          new File(['2'], 'two.png', {type: 'image/png'}),
        ],
      },
    },
  ],
  ['text', {requestBody: {content: {'text/plain': {schema: text}}}}, {body: `@${hostile}\n\n${hostile}`}],
  ['XML', {requestBody: {content: {'application/xml': {schema: text}}}}, {body: '<a b="1">\n  &lt;é\n</a>'}],
  ['lines of JSON', {requestBody: {content: {'application/jsonl': {schema: text}}}}, {body: '{"a":1}\n{"a":2}\n'}],
  [
    'a file',
    {requestBody: {content: {'application/octet-stream': {schema: binary}}}},
    {body: 'file', files: {'': [new File([bytes], '-$(id) "file".bin')]}},
  ],
  [
    'values in the path, the query, and headers',
    {
      parameters: [
        {name: 'id', in: 'path', required: true, schema: text},
        {name: 'q', in: 'query', schema: text},
        {name: 'list[]', in: 'query', schema: {type: 'array', items: text}},
        {name: 'filter', in: 'query', style: 'deepObject', explode: true, schema: {type: 'object'}},
        {name: 'X-Note', in: 'header', schema: text},
        {name: 'Accept', in: 'header', schema: text},
      ],
    },
    {
      parameters: {
        'path.id': `a/b?${hostile}`,
        'query.q': hostile,
        'query.list[]': JSON.stringify([hostile, '2']),
        'query.filter': JSON.stringify({a: hostile}),
        'header.X-Note': `'"\`$(id) $HOME \\ ! : ;`,
      },
    },
    '/paint/{id}',
  ],
  ['an API key in the query', {security: [{key: []}], parameters: [{name: 'q', in: 'query', example: '1'}]}],
  ['an API key in the query, with a body', {security: [{key: []}], requestBody: json()}, {body: '{}'}],
  ['an API key in a header, and a token', {security: [{header: [], token: []}]}],
  ['a user and a password', {security: [{login: []}]}],
])('the console and the copied command send the same request with %s', async (_name, declaration, changes, apiPath) => {
  const {console, curl, command} = await record(declaration, changes, apiPath);
  expect({...curl, url: sortQuery(curl.url)}, command).toEqual({...console, url: sortQuery(console.url)});
});

/** Commands add secrets to the end of the query. */
function sortQuery(url: string): string[] {
  const [pathname = '', query = ''] = url.split(/\?(.*)/s);
  return [pathname, ...[...new URLSearchParams(query)].map((pair) => pair.join('=')).sort()];
}
