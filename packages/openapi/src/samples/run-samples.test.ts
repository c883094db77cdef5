import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type IncomingHttpHeaders} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {buffer} from 'node:stream/consumers';
import {promisify} from 'node:util';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {parseJson, stringifyJson, type JsonObject} from '@developer-docs/utils';
import {OpenApiDocument} from '../document.js';
import {readApiDocument} from '../model/read-document.js';
import type {Operation} from '../model/types.js';
import {sampleLanguages} from './create-samples.js';
import {createSampleRequest} from './sample-request.js';

// Runs the samples of several hundred operations in every language, and compares the bytes that a server receives.

const execute = promisify(execFile);
const secret = `s$e"c'r\`e\\t`;
const unicodeSecret = 'pä&s% #+鍵🔑';

const texts = [
  'plain',
  'two words',
  `it's "quoted"`,
  '$HOME ${HOME} `id` $(id)',
  String.raw`back\slash \n`,
  '{a} {{b}} %s %41',
  '!hist #x & = + ?;,',
  'naïve',
];
const longTexts = [...texts, 'line\nbreak\ttab', '日本語 🎨', '\u2028'];

/** Headers only contain ASCII reliably, and a cookie can't contain separators. */
const isAllowed = (location: string, text: string) =>
  location === 'cookie' ? !/[;,"\\ï]/.test(text) : location !== 'header' || !text.includes('ï');

interface Case {
  readonly name: string;
  readonly declaration: JsonObject;
  readonly method?: string;
  readonly path?: string;
  /** The path of the server. */
  readonly server?: string;
  readonly securitySchemes?: JsonObject;
}

const createBody = (type: string, example: unknown, extra: JsonObject = {}): JsonObject => ({
  requestBody: {required: true, content: {[type]: {example, ...extra}}},
});

const parameterCases = [
  ...(['simple', 'label', 'matrix'] as const).map((style) => ['path', style] as const),
  ...(['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'] as const).map((style) => ['query', style] as const),
  ['header', 'simple'] as const,
  ['cookie', 'form'] as const,
].flatMap(([location, style]) =>
  [true, false].flatMap((explode) =>
    [...texts.filter((text) => isAllowed(location, text)), 7, true, ['a', 'b c'], {R: 100, G: 'x y'}].map(
      (example): Case => {
        const isPath = location === 'path';
        return {
          name: `${location} ${style} ${explode ? 'exploded ' : ''}${JSON.stringify(example)}`,
          path: isPath ? '/paint/{color}' : '/paint',
          declaration: {
            parameters: [
              {
                name: location === 'header' ? 'X-Color' : 'color',
                in: location,
                style,
                explode,
                required: true,
                schema: {},
                example,
              },
            ],
          },
        };
      },
    ),
  ),
);

const createFileSchema = (name: string): JsonObject => ({
  type: 'object',
  properties: {[name]: {type: 'string', format: 'binary'}},
});

const stringTypes = {type: 'object', properties: {a: {type: 'string'}}};
const bodyCases = [
  ...longTexts.flatMap((text): Case[] => [
    {name: `JSON ${text}`, declaration: createBody('application/json', {text, [text]: [text]})},
    {
      name: `form ${text}`,
      declaration: createBody('application/x-www-form-urlencoded', {a: text}, {schema: stringTypes}),
    },
    {name: `parts ${text}`, declaration: createBody('multipart/form-data', {a: text}, {schema: stringTypes})},
    {name: `JSON part ${text}`, declaration: createBody('multipart/form-data', {a: {text}})},
    {name: `text ${text}`, declaration: createBody('text/plain', text, {schema: {type: 'string'}})},
    {name: `XML ${text}`, declaration: createBody('application/xml', {a: text}, {schema: stringTypes})},
  ]),
  ...(['PUT', 'PATCH', 'DELETE', 'GET', 'OPTIONS'] as const).map((method): Case => ({
    name: `${method} with a body`,
    method,
    declaration: createBody('application/json', {a: [1, -0.5, null, true, {}]}),
  })),
  {name: 'a list in a form', declaration: createBody('application/x-www-form-urlencoded', {a: ['red', 'dark blue']})},
  {
    name: 'a list in a form that is not exploded',
    declaration: createBody(
      'application/x-www-form-urlencoded',
      {a: ['red', 'dark, blue'], b: 'x y'},
      {encoding: {a: {style: 'form', explode: false}}, schema: {properties: {a: {type: 'array'}}}},
    ),
  },
  {
    name: 'deep objects in a form',
    declaration: createBody(
      'application/x-www-form-urlencoded',
      {a: {b: {c: 1}, d: ['x', 'y']}},
      {encoding: {a: {style: 'deepObject', explode: true}}, schema: {properties: {a: {type: 'object'}}}},
    ),
  },
  {
    name: 'files',
    declaration: createBody(
      'multipart/form-data',
      {pages: ['x'], ticket: {desk: 'north; "south", west'}, tags: ['red', 'wet'], note: '@file'},
      {
        schema: {
          properties: {
            pages: {type: 'array', items: {type: 'string', format: 'binary'}},
            tags: {type: 'array', items: {type: 'string'}},
          },
        },
        encoding: {pages: {contentType: 'image/png, image/tiff'}, ticket: {contentType: 'application/json'}},
      },
    ),
  },
  ...(['mixed', 'related'] as const).flatMap((subtype) =>
    (['POST', 'GET'] as const).map((method): Case => ({
      name: `${method} with parts of multipart/${subtype}`,
      method,
      declaration: createBody(
        `multipart/${subtype}; charset=utf-8`,
        {meta: {a: "it's"}, scan: 'x', note: 'a b'},
        {schema: createFileSchema('scan'), encoding: {scan: {contentType: 'application/pdf'}}},
      ),
    })),
  ),
  {
    name: 'a file',
    declaration: createBody('application/octet-stream', undefined, {schema: {type: 'string', format: 'binary'}}),
  },
  {
    name: 'GET with a form',
    method: 'GET',
    declaration: createBody('application/x-www-form-urlencoded', {a: 'x y', b: '&'}),
  },
  {
    name: 'GET with a file',
    method: 'GET',
    declaration: createBody('application/octet-stream', undefined, {schema: {type: 'string', format: 'binary'}}),
  },
  {
    name: 'GET with parts',
    method: 'GET',
    declaration: createBody('multipart/form-data', {a: 'x y', scan: ''}, {schema: createFileSchema('scan')}),
  },
  {
    name: 'names of parts with special characters',
    declaration: createBody(
      'multipart/form-data',
      {'a{b}': 'x', "it's": {c: 1}, 'scan {1}': ''},
      {
        schema: createFileSchema('scan {1}'),
      },
    ),
  },
  {
    name: 'numbers that JavaScript would change',
    declaration: createBody(
      'application/json',
      parseJson(
        '{"id": 9007199254740993, "price": 1.10, "zero": -0, "huge": 1e400, "text": "it\'s `${x}` \\\\ \'\'\'"}',
      ),
    ),
  },
  {name: 'any type', declaration: createBody('*/*', {a: 1}, {schema: {type: 'object'}})},
];

/** Names that HTTP allows, and that languages would change if they weren't quoted. */
const nameCases = ["$HOME'`id`|&!x", '$&', "it's", '^%~*'].flatMap((name): Case[] => [
  {
    name: `header and cookie ${name}`,
    declaration: {
      parameters: [
        {name: `X-${name}`, in: 'header', schema: {}, example: 'a'},
        {name, in: 'cookie', schema: {}, example: 'a'},
      ],
    },
  },
  {name: `multipart/${name}`, declaration: createBody(`multipart/${name}`, {a: 'x'}, {schema: stringTypes})},
]);

const schemes: readonly JsonObject[] = [
  {type: 'http', scheme: 'bearer'},
  {type: 'http', scheme: 'basic'},
  {type: 'http', scheme: 'digest'},
  {type: 'http', scheme: 'HOBA'},
  {type: 'apiKey', in: 'header', name: 'X-Key'},
  {type: 'oauth2', flows: {}},
  {type: 'openIdConnect', openIdConnectUrl: '/'},
];
const securityCases = ['apiKey', '3scale', 'my-key.v2', 'schlüssel', '鍵', 'PATH'].flatMap((name) =>
  schemes.map((scheme): Case => ({
    name: `${name} ${JSON.stringify(scheme)}`,
    declaration: {security: [{[name]: []}]},
    securitySchemes: {[name]: scheme},
  })),
);

/** Credentials that are sent with several schemes, and those that contain any text. */
const credentialCases: Case[] = [
  ...(['GET', 'POST', 'DELETE', 'HEAD'] as const).map((method) => ({
    name: `${method} with keys in the query`,
    method,
    declaration: {
      security: [{first: [], second: [], cookie: []}],
      parameters: [{name: 'a b', in: 'query', required: true, schema: {}, example: 'c&d'}],
      ...(method === 'POST' && createBody('application/json', {a: 1})),
    },
    securitySchemes: {
      first: {type: 'apiKey', in: 'query', name: 'my key'},
      second: {type: 'apiKey', in: 'query', name: 'größe&'},
      cookie: {type: 'apiKey', in: 'cookie', name: 'session'},
    },
  })),
  {
    name: 'Basic credentials that are not Latin-1',
    declaration: {security: [{unicode: []}]},
    securitySchemes: {unicode: {type: 'http', scheme: 'basic'}},
  },
];

/** Text of paths, servers, and forms that clients encode differently, or not at all. */
const literalCases: Case[] = [
  ...[
    'größen',
    'two words',
    'a"b',
    "it's",
    '100%',
    '%41%2f',
    'a+b:c@d',
    'x|y^z`',
    '[1]{',
    String.raw`back\slash`,
    '日本語 🎨',
  ].map((text) => ({
    name: `path ${text}`,
    path: `/${text}/{id}.${text}`,
    declaration: {parameters: [{name: 'id', in: 'path', required: true, schema: {}, example: 'a/b'}]},
  })),
  {name: 'server', server: '/größe 1', declaration: {}},
  {
    name: 'names of fields in a form',
    declaration: createBody(
      'application/x-www-form-urlencoded',
      Object.fromEntries(
        ['', '=', 'a&b', 'größe', 'unit size', 'x[y]', 'p=q@r', 'plus+', '@f', '%41'].map((name) => [name, 'a b']),
      ),
    ),
  },
  ...['', '  '].map((example) => ({
    name: `header ${JSON.stringify(example)}`,
    declaration: {parameters: [{name: 'X-Foo', in: 'header', required: true, schema: {}, example}]},
  })),
];

/** A response that contains every byte. */
const bytes = Buffer.from(Array.from({length: 256}, (_, index) => index));
const fileCases: Case[] = (['GET', 'POST', 'GET with a body'] as const).map((name) => ({
  name: `${name} saves a file`,
  method: name === 'POST' ? 'POST' : 'GET',
  path: name === 'POST' ? '/paint' : '/pdf/paint.pdf',
  declaration: {
    responses: {200: {content: {'application/pdf': {}}}},
    ...(name !== 'GET' && createBody('application/json', {a: 1})),
  },
}));

const cases = [
  ...parameterCases,
  ...bodyCases,
  ...nameCases,
  ...securityCases,
  ...credentialCases,
  ...literalCases,
  ...fileCases,
];

function readCase(
  {declaration, method = 'POST', path: pathTemplate = '/paint', server = '', securitySchemes = {}}: Case,
  origin: string,
): Operation {
  const root = {
    openapi: '3.1.0',
    servers: [{url: origin + server}],
    paths: {[pathTemplate]: {[method.toLowerCase()]: declaration}},
    components: {securitySchemes},
  };
  const [operation] = readApiDocument(new OpenApiDocument(root)).operations;
  if (operation === undefined) throw new Error('The case has no operation.');
  return operation;
}

/** What a server receives, without what each client adds. */
interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

const received = new Map<string, Received>();
const server = createServer((request, response) => {
  void buffer(request).then((body) => {
    const [, key = '', url = ''] = /^\/(\d+\/[a-z]+)(.*)$/.exec(request.url ?? '') ?? [];
    const {authorization} = request.headers;
    if (cases[Number.parseInt(key)]?.name.includes('"digest"')) {
      if (authorization === undefined) {
        response
          .writeHead(401, {'WWW-Authenticate': 'Digest realm="paint, shop", nonce="abc=", qop="auth", opaque="x"'})
          .end();
        return;
      }
      request.headers.authorization = checkDigest(authorization, request.method ?? '', request.url ?? '');
    }
    received.set(key, {
      method: request.method ?? '',
      // Clients encode secrets in different ways.
      url: url.includes('my%20key=') ? decodeURIComponent(url) : url,
      headers: pickHeaders(request.headers),
      body: readBody(body, request.headers['content-type']),
    });
    response.end(request.method === 'HEAD' ? '' : bytes);
  });
});

/** Returns whether the credentials of HTTP Digest authentication are right, as text. */
function checkDigest(authorization: string, method: string, url: string): string {
  const read = (name: string) => new RegExp(`${name}="?((?:[^"\\\\,]|\\\\.)*)`).exec(authorization)?.[1] ?? '';
  const hash = (text: string) => createHash('md5').update(text).digest('hex');
  const key = hash(`${secret}:paint, shop:${secret}`);
  const parts = [key, 'abc=', read(' nc'), read('cnonce'), 'auth', hash(`${method}:${url}`)];
  return `${String(read('response') === hash(parts.join(':')))} ${read('uri') === url ? '' : 'wrong URI'}`;
}

const pickHeaders = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => ['authorization', 'cookie', 'content-type'].includes(name) || name.startsWith('x-'))
      .map(([name, value]) => [name, name === 'content-type' ? String(value).split(/; ?boundary/)[0] : value]),
  );

function readBody(body: Buffer, type = ''): unknown {
  const text = body.toString('utf8');
  if (type.startsWith('application/json')) return stringifyJson(parseJson(text));
  if (type.startsWith('application/x-www-form-urlencoded')) return [[...new URLSearchParams(text)], text.includes(',')];
  const boundary = /boundary=(.*)/.exec(type)?.[1];
  return boundary === undefined ? text : text.split(`--${boundary}`).slice(1, -1).map(readPart);
}

/** FormData gives JSON parts the file name "blob", and only some clients name the type of text. */
function readPart(part: string) {
  const end = part.indexOf('\r\n\r\n');
  const headers = part.slice(0, end);
  const file = /filename="([^"]*)"/.exec(headers)?.[1];
  const type = /content-type: ([^\r]*)/i.exec(headers)?.[1];
  return {
    name: /name="([^"]*)"/.exec(headers)?.[1],
    ...(file !== undefined && file !== 'blob' && {file}),
    ...(type !== undefined && !type.startsWith('text/plain') && {type}),
    // FormData sends every line break as CRLF.
    content: part.slice(end + 4, -2).replaceAll('\r\n', '\n'),
  };
}

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const environment: Record<string, string> = {};
  const scripts: Record<string, string[]> = {curl: [], javascript: [], python: []};
  for (const language of sampleLanguages) mkdirSync(path.join(folder, language.id));
  for (const [index, item] of cases.entries()) {
    for (const {id, generate} of sampleLanguages) {
      const request = createSampleRequest(readCase(item, `${origin}/${String(index)}/${id}`), 'realistic');
      if (request === undefined) throw new Error(`${item.name} has no sample.`);
      const code = generate(request);
      for (const [, variable = ''] of JSON.stringify(request).matchAll(/"(?:variable|user|password)":"([^"]*)"/g)) {
        environment[variable] = variable.startsWith('UNICODE') ? unicodeSecret : secret;
      }
      for (const [file] of JSON.stringify(request.body ?? {}).matchAll(/(?<="file":")[^"]*/g)) {
        writeFileSync(path.join(folder, id, file), `content of ${file}`);
      }
      const extension = {curl: 'sh', javascript: 'mjs', python: 'py'}[id];
      const script = path.join(folder, id, `${String(index)}.${extension}`);
      writeFileSync(script, code);
      scripts[id]?.push(script);
    }
  }
  const write = (name: string, code: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, code);
    return file;
  };
  const list = (id: string) => JSON.stringify(scripts[id]);
  const createOptions = (id: string) => ({
    cwd: path.join(folder, id),
    env: {...process.env, ...environment, PATH: process.env['PATH']},
    maxBuffer: 64e6,
  });
  const curl = (scripts['curl'] ?? []).map(
    (file) => `. '${file}' > /dev/null 2>&1 || { echo "${file} failed" >&2; exit 1; }\n`,
  );
  const javascript = `for (const file of ${list('javascript')}) {
  try { await import(file); } catch (error) { throw new Error(file + ': ' + error, {cause: error}); }
}`;
  const python = `import runpy
for file in ${list('python')}:
    try:
        runpy.run_path(file)
    except Exception as error:
        raise RuntimeError(file) from error
`;
  await Promise.all([
    execute('bash', [write('run.sh', `set -e\n${curl.join('')}`)], createOptions('curl')),
    execute(process.execPath, [write('run.mjs', javascript)], createOptions('javascript')),
    execute('python3', [write('run.py', python)], createOptions('python')),
  ]);
}, 120_000);

afterAll(() => {
  server.close();
  rmSync(folder, {recursive: true, force: true});
});

test.each(cases.map((item, index) => [item.name, index] as const))('%s', (_name, index) => {
  const curl = received.get(`${String(index)}/curl`);
  expect(curl).toBeDefined();
  expect(received.get(`${String(index)}/javascript`)).toEqual(curl);
  expect(received.get(`${String(index)}/python`)).toEqual(curl);
});

test.each([
  ['X-Key', 'x-key', secret],
  ['bearer', 'authorization', `Bearer ${secret}`],
  ['basic', 'authorization', `Basic ${btoa(`${secret}:${secret}`)}`],
  ['digest', 'authorization', 'true '],
])('secrets arrive unchanged: %s', (scheme, header, expected) => {
  const index = cases.findIndex(({name}) => name.startsWith('3scale') && name.includes(scheme));
  expect(received.get(`${String(index)}/curl`)?.headers[header]).toBe(expected);
});

test.each(sampleLanguages.map(({id}) => id))('%s saves files', (id) => {
  for (const name of ['response.pdf', 'paint.pdf']) expect(readFileSync(path.join(folder, id, name))).toEqual(bytes);
});

test('credentials, paths, and names arrive unchanged', () => {
  const find = (name: string) => received.get(`${String(cases.findIndex((item) => item.name === name))}/curl`);
  const {authorization = ''} = find('Basic credentials that are not Latin-1')?.headers ?? {};
  expect(Buffer.from(String(authorization).slice(6), 'base64').toString()).toBe(`${unicodeSecret}:${unicodeSecret}`);
  for (const method of ['GET', 'POST', 'DELETE', 'HEAD']) {
    const {url, headers} = find(`${method} with keys in the query`) ?? {};
    expect(url).toBe(`/paint?a b=c&d&my key=${secret}&größe&=${secret}`);
    expect(headers?.['cookie']).toBe(`session=${secret}`);
  }
  expect(find('path größen')?.url).toBe('/gr%C3%B6%C3%9Fen/a%2Fb.gr%C3%B6%C3%9Fen');
  expect(find('path 100%')?.url).toBe('/100%25/a%2Fb.100%25');
  expect(find('path %41%2f')?.url).toBe('/%41%2f/a%2Fb.%41%2f');
  expect(find('server')?.url).toBe('/gr%C3%B6%C3%9Fe%201/paint');
  expect(find('header ""')?.headers).toEqual({'x-foo': ''});
});

test('values arrive as the document has them', () => {
  for (const [index, {name, declaration}] of cases.entries()) {
    const content = (declaration as {requestBody?: {content: Record<string, {example: unknown}>}}).requestBody?.content;
    const example = content?.['application/json']?.example;
    if (example !== undefined) expect(received.get(`${String(index)}/curl`)?.body, name).toBe(stringifyJson(example));
  }
  const files = cases.findIndex(({name}) => name === 'files');
  expect(received.get(`${String(files)}/curl`)?.body).toEqual([
    {name: 'pages', file: 'pages-1.png', type: 'image/png', content: 'content of pages-1.png'},
    {name: 'pages', file: 'pages-2.png', type: 'image/png', content: 'content of pages-2.png'},
    {name: 'ticket', type: 'application/json', content: '{"desk":"north; \\"south\\", west"}'},
    {name: 'tags', content: 'red'},
    {name: 'tags', content: 'wet'},
    {name: 'note', content: '@file'},
  ]);
});
