import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import path from 'node:path';
import {hashText} from '@developer-docs/utils';
import {listen, type RunningServer} from '@test-support/listen';
import {createTemporaryFolder} from '@test-support/temporary-folder';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {OpenApiDocument} from '../../document.js';
import {loadOpenApiFile} from '../load.js';
import {validateOpenApiFile} from '../validate.js';
import {downloadDocument, findCopy} from './download.js';
import {UrlResolver} from './url-resolver.js';

type Reply = string | ((request: IncomingMessage, response: ServerResponse) => void);

let server: RunningServer;
let other: RunningServer;
let replies: Record<string, Reply>;
let requests: string[];
let folder: string;

beforeEach(async () => {
  vi.useFakeTimers({now: new Date('2026-11-29T09:00:00Z'), toFake: ['Date']});
  replies = {};
  requests = [];
  folder = path.join(createTemporaryFolder(), 'pets');
  const create = () =>
    createServer((request, response) => {
      const {url = '', headers} = request;
      requests.push(`${url} ${headers['if-none-match'] ?? ''}`.trim());
      const reply = replies[url];
      if (typeof reply === 'function') {
        reply(request, response);
      } else if (reply === undefined) {
        response.writeHead(404).end('missing');
      } else {
        const etag = `"${hashText(reply)}"`;
        const isKnown = headers['if-none-match'] === etag;
        response.writeHead(isKnown ? 304 : 200, {ETag: etag});
        response.end(isKnown ? undefined : reply);
      }
    });
  [server, other] = await Promise.all([listen(create()), listen(create())]);
});

afterEach(async () => {
  vi.useRealTimers();
  await Promise.all([server.close(), other.close()]);
});

function createDocument(operations: Readonly<Record<string, string>>) {
  const paths = Object.entries(operations).map(([name, ref]): [string, object] => {
    const content = {'application/json': {schema: {$ref: ref}}};
    return [`/${name}`, {get: {responses: {200: {description: name, content}}}}];
  });
  return JSON.stringify({openapi: '3.0.3', info: {title: 'Pets', version: '1'}, paths: Object.fromEntries(paths)});
}

const download = (name = '/v3/api-docs', options = {}) => downloadDocument(server.origin + name, folder, options);

async function load(name = '/v3/api-docs') {
  const options = {...findCopy(server.origin + name, folder, 'fetch'), root: path.dirname(folder)};
  await validateOpenApiFile(options);
  return loadOpenApiFile(options);
}

test('copies a document with its files, whose references can have any form', async () => {
  replies = {
    '/v3/api-docs?group=a': createDocument({
      a: 'parts/pet.yaml#/Pet',
      b: '/v3/shared/pet.yaml#/Pet',
      c: `${server.origin}/v3/more?x=1#/Pet`,
      d: '../v3/parts/pet.yaml#/Pet',
    }),
    '/v3/parts/pet.yaml':
      'Pet: {title: A, type: object, properties: {next: {$ref: ../more?x=1#/Pet}, self: {$ref: "#/Pet"}}}',
    '/v3/shared/pet.yaml': 'Pet: {title: B, type: string, pattern: ^a$}',
    '/v3/more?x=1': '{"Pet": {"title": "C", "type": "integer"}}',
  };
  const name = '/v3/api-docs?group=a';
  expect(await download(name)).toEqual({changes: ''});
  expect(readdirSync(folder).sort()).toEqual(['more.json', 'openapi.json', 'pet-2.yaml', 'pet.yaml', 'source.json']);
  expect(readFileSync(path.join(folder, 'openapi.json'), 'utf8')).toBe(replies[name]);
  const etag = expect.stringMatching(/^"\d+"$/) as string;
  expect(JSON.parse(readFileSync(path.join(folder, 'source.json'), 'utf8'))).toMatchObject({
    url: server.origin + name,
    fetched: '2026-11-29T09:00:00.000Z',
    files: [{name: 'openapi.json', url: server.origin + name, etag}, {}, {}, {}],
  });
  replies = {};
  const {model} = await load(name);
  const titles = model.operations.map(({responses}) => responses[0]?.content[0]?.schema?.ref);
  expect(titles.map((ref) => model.schemas.get(ref ?? '')?.title)).toEqual(['A', 'B', 'C', 'A']);
});

test('a second download says what has changed, and transfers only changed files', async () => {
  const serve = (operation: string, type: string) => {
    const document = createDocument({a: 'pet.yaml#/Pet', [operation]: 'pet.yaml#/Pet'});
    replies = {'/v3/api-docs': document, '/v3/pet.yaml': `Pet: {type: ${type}}`};
  };
  serve('old', 'string');
  await download();
  requests = [];
  expect(await download()).toEqual({previous: '2026-11-29T09:00:00.000Z'});
  expect(requests).toEqual(['api-docs', 'pet.yaml'].map((name) => expect.stringMatching(`^/v3/${name} "`) as string));
  serve('new', 'integer');
  const changes = expect.stringMatching(
    /`GET \/old`[^]* removed[^]*`Pet` has the type `integer` instead of `string`[^]*`GET \/new`[^]* added/,
  ) as string;
  const before = readFileSync(path.join(folder, 'openapi.json'), 'utf8');
  expect(await download(undefined, {isCheck: true})).toEqual({previous: '2026-11-29T09:00:00.000Z', changes});
  expect(readFileSync(path.join(folder, 'openapi.json'), 'utf8')).toBe(before);
  expect(await download()).toMatchObject({changes});
  expect((await load()).model.operations.map(({path: name}) => name)).toEqual(['/a', '/new']);
  // Another file with the same name doesn't replace the one that the server didn't send again.
  replies['/v3/a/pet.yaml'] = 'Pet: {type: boolean}';
  replies['/v3/api-docs'] = createDocument({a: 'a/pet.yaml#/Pet', b: 'pet.yaml#/Pet'});
  await download();
  expect([...(await load()).model.schemas.values()].map(({types}) => types)).toEqual([['boolean'], ['integer']]);
  // A file that isn't needed anymore is deleted.
  replies = {'/v3/api-docs': createDocument({})};
  await download();
  expect(readdirSync(folder)).toEqual(['openapi.json', 'source.json']);
});

test.each([
  'file:///etc/passwd',
  '//other.example/pet.yaml',
  'https://other.example/pet.yaml#/Pet',
  'http://user@localhost/pet.yaml',
  'data:text/yaml,Pet',
])('a reference to %s is rejected', async (reference) => {
  replies = {'/v3/api-docs': createDocument({a: reference})};
  await expect(download()).rejects.toThrow(/refers to ".*", which is on a different host\. References/);
  expect(existsSync(folder)).toBe(false);
});

const redirect =
  (target: string, status = 302): Reply =>
  (_request, response) =>
    void response.writeHead(status, {Location: target}).end();

test('redirects stay on the host', async () => {
  replies['/v3/api-docs'] = redirect('/latest/docs.json', 307);
  replies['/latest/docs.json'] = createDocument({a: 'pet.yaml#/Pet'});
  replies['/latest/pet.yaml'] = 'Pet: {type: string}';
  await download();
  expect((await load()).model.operations).toHaveLength(1);
  replies['/latest/pet.yaml'] = redirect(`${other.origin}/pet.yaml`);
  await expect(download()).rejects.toThrow(`redirects to ${other.origin}/pet.yaml, which is on a different host`);
  replies['/v3/api-docs'] = redirect('/v3/api-docs');
  await expect(download()).rejects.toThrow('redirects more than 5 times');
  replies['/v3/api-docs'] = redirect('file:///etc/passwd');
  await expect(download()).rejects.toThrow('redirects to file:///etc/passwd, which is on a different host');
});

const status =
  (code: number, body = ''): Reply =>
  (_request, response) =>
    void response.writeHead(code).end(body);

test.each<[string, Reply, RegExp, object?]>([
  ['a missing document', status(404, '<html>'), /responds with 404 Not Found\. Correct/],
  ['a page', '<!doctype html><title>API\n docs</title>', /with the page "API docs" in HTML, not .* Set the URL/],
  ['a login page', '<html><form>Sign in <input type="password">', /with a page in HTML.* It requires a login/],
  ['a large document', 'x'.repeat(2000), /is too large: documents can have 0\.001 MB/, {limits: {bytes: 1000}}],
  ['a slow service', () => undefined, /takes longer than 0\.05 seconds/, {limits: {milliseconds: 50}}],
  ['a slow body', (_, body) => void body.write('{'), /takes longer than 0\.05 seconds/, {limits: {milliseconds: 50}}],
  ['a broken connection', ({socket}) => void socket.destroy(), /can't be reached \(.*\)\. Start the service/],
  ['a syntax error', '{"openapi": "3.0.0", [', /can't be used: openapi\.json:1:\d+: /],
  ['too many files', createDocument({a: 'b#/x'}), /refers to more than 1 files/, {limits: {files: 1}}],
  ['a missing file', createDocument({a: 'b.yaml#/x'}), /\/v3\/b\.yaml responds with 404/],
])('explains %s, and keeps the copy', async (_name, reply, message, options = {}) => {
  replies = {'/v3/api-docs': createDocument({})};
  await download();
  const files = readdirSync(folder);
  replies['/v3/api-docs'] = reply;
  await expect(download(undefined, options)).rejects.toThrow(message);
  expect(readdirSync(folder)).toEqual(files);
  expect((await load()).model.title).toBe('Pets');
});

test("errors in the code aren't lost, or reported as mistakes in the document", async () => {
  const error = new TypeError('x is not a function');
  vi.spyOn(UrlResolver.prototype, 'resolveDocument').mockRejectedValueOnce(error);
  await expect(download()).rejects.toBe(error);
  replies = {'/v3/api-docs': createDocument({a: 'pet.yaml#/Pet'}), '/v3/pet.yaml': 'Pet: {type: string}'};
  vi.spyOn(OpenApiDocument.prototype, 'resolve').mockImplementationOnce(() => {
    throw error;
  });
  await expect(download()).rejects.toBe(error);
});

test('explains a copy that is missing or from elsewhere', async () => {
  const find = () => findCopy('https://a.example', folder, 'docusaurus openapi fetch');
  expect(find).toThrow(/a\.example hasn't been downloaded\. Run "docusaurus openapi fetch", and commit the files\.$/);
  replies = {'/v3/api-docs': createDocument({})};
  await download();
  expect(find).toThrow(/The copy in pets is from http.*, not from https:/);
});
