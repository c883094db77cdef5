import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, test} from 'vitest';
import type {JsonObject} from '@developer-docs/utils';
import {createTemporaryFolder} from '../../../../tests/support/temporary-folder.js';
import {OpenApiDocument} from '../document.js';
import {readApiDocument} from '../model/read-document.js';
import {readOperation} from '../test-operation.js';
import {createSamples} from './create-samples.js';

const createOperation = (content: JsonObject) => readOperation({requestBody: {required: true, content}});

/** The kind and the media type of each sample. */
const listSamples = (content: JsonObject) =>
  createSamples(createOperation(content)).map(({kind, mediaType}) => [kind, mediaType]);

const json = {schema: {type: 'object'}};
const file = {schema: {type: 'string', format: 'binary'}};
const minimal = ['minimal', undefined];

test.each<[string, JsonObject, unknown[]]>([
  [
    'for each format, starting with JSON',
    {'application/xml': json, 'application/x-www-form-urlencoded': json, 'application/json': json},
    [minimal, ['realistic', 'application/xml'], ['realistic', 'application/x-www-form-urlencoded']],
  ],
  ['for all names of JSON', {'application/json': json, 'text/json': json, 'application/*+json': json}, [minimal]],
  ['for all types of files', {'image/png': file, 'image/jpeg': file}, [minimal]],
])('a body has one sample %s', (_name, content, expected) => {
  expect(listSamples(content)).toEqual(expected);
});

test('a file in a range has one of its types', () => {
  const [sample] = createSamples(createOperation({'image/*': file}));
  expect(sample?.snippets[0]?.code).toContain("-H 'Content-Type: image/png'");
});

const scan = {
  schema: {
    type: 'object',
    properties: {
      scan: {type: 'string', contentMediaType: 'image/tiff'},
      note: {type: 'string', example: 'wet; "cold"'},
    },
  },
  encoding: {
    scan: {
      headers: {'X-Page': {example: 3}, 'X-Unknown': {schema: {type: 'string'}}, 'Content-Type': {example: 'a/b'}},
    },
    note: {headers: {'X-Lang': {required: true, schema: {type: 'string', const: 'de; "x"'}}}},
  },
};

test('parts have their content type and headers in the languages that support it', () => {
  const [sample] = createSamples(createOperation({'multipart/form-data': scan}));
  const [curl] = sample?.snippets ?? [];
  expect(curl?.code.replaceAll(/\\\n +/g, '')).toContain(
    `-F 'scan=@scan.tiff;type=image/tiff;headers="X-Page: 3"' -F 'note="wet; \\"cold\\"";headers="X-Lang: de; \\"x\\""'`,
  );
  const python = sample?.snippets.find(({language}) => language.id === 'python')?.code;
  expect(python).toContain(String.raw`Content-Type: image/tiff\r\nX-Page: 3\r\n\r\n`);
  expect(python).toContain(String.raw`X-Lang: de; \"x\"\r\n\r\n`);
});

/** Text that calls `pwned` in a language if it isn't quoted, or ends a string or comment. */
const attacks = [
  '$(pwned)',
  '`pwned`',
  "';pwned;'",
  '";pwned;"',
  "',globalThis.pwned(),'",
  "'+pwned()+'",
  '"+pwned()+"',
  '${pwned()}',
  '$',
  '{pwned()}',
  "{__import__('builtins').pwned()}",
  '\npwned()\npwned\n',
  '\r\npwned\u2028pwned()\u2029pwned()\u0085pwned()',
  "\\';pwned;\\",
  "\\\\'+pwned()+\\\\'",
  "''';pwned()",
  '*/pwned()/*',
  '=@pwned;x',
];

/** Operations with a text wherever a document can have one. */
function createHostileOperations(text: string, scheme: JsonObject, content: JsonObject) {
  const parameters = ['header', 'cookie', 'query', 'path'].map((location) => ({
    ...{name: text, in: location, required: true},
    ...{schema: {}, example: location === 'query' ? {[text]: [text]} : text},
  }));
  const operation = {parameters, requestBody: {required: true, content}, security: [{[text]: []}]};
  const root = {
    openapi: '3.2.0',
    servers: [{url: `https://a.example/${text}`}],
    paths: {[`/{${text}}/${text}`]: {additionalOperations: {[text]: operation}, get: operation}},
    components: {securitySchemes: {[text]: scheme}},
  };
  return readApiDocument(new OpenApiDocument(root)).operations;
}

const quoteForShell = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

test('no text of a document becomes code', async () => {
  const samples = attacks.flatMap((text) => {
    const parts = {
      schema: {properties: {[text]: {type: 'string', contentMediaType: `a/${text}`}}},
      example: {[text]: text, [`${text}2`]: {[text]: text}},
      encoding: {[text]: {contentType: text, headers: {[text]: {example: text}}}},
    };
    const bodies: JsonObject[] = [
      {[`multipart/x${text}`]: parts},
      {[`multipart/${text.replaceAll(/\s/g, '')}`]: parts},
      {'multipart/form-data': parts},
      {'application/x-www-form-urlencoded': {example: {[text]: text}}},
      {[`application/json;${text}`]: {example: {[text]: [text, 1.5]}}},
      {[text]: {example: text}},
    ];
    const schemes: JsonObject[] = [
      {type: 'http', scheme: 'basic'},
      {type: 'http', scheme: 'digest'},
      {type: 'http', scheme: text},
      {type: 'mutualTLS'},
      ...['header', 'cookie', 'query'].map((location) => ({type: 'apiKey', in: location, name: text})),
    ];
    const pairs = [
      ...bodies.map((body) => [schemes[0], body] as const),
      ...schemes.map((scheme) => [scheme, bodies[0]] as const),
    ];
    return pairs.flatMap(([scheme = {}, body = {}]) =>
      createHostileOperations(text, scheme, body).flatMap((operation) => createSamples(operation)),
    );
  });
  const list = (id: string) => [
    ...new Set(
      samples.flatMap(({snippets}) => snippets.filter(({language}) => language.id === id).map(({code}) => code)),
    ),
  ];
  expect(list('curl').length).toBeGreaterThan(200);
  const folder = createTemporaryFolder({
    'javascript.json': JSON.stringify(list('javascript')),
    'python.json': JSON.stringify(list('python')),
    'run.sh': [
      'pwned() { echo pwned; }; curl() { :; }; export -f pwned',
      ...list('curl').map((code) => `eval ${quoteForShell(code)} || echo failed`),
    ].join('\n'),
    'run.mjs': `import {readFileSync} from 'node:fs';
const AsyncFunction = (async () => {}).constructor;
globalThis.pwned = () => console.log('pwned');
const send = () => { throw new Error('sent'); };
for (const code of JSON.parse(readFileSync('javascript.json', 'utf8'))) {
  const script = code.replaceAll(/^import (.*) from '([^'\\n]*)';$/gm, "const $1 = await import('$2');");
  try { await new AsyncFunction('fetch', script.replaceAll('= request(', '= fetch('))(send); }
  catch (error) { if (error instanceof SyntaxError) console.log('failed', error.message, code); }
}`,
    'run.py': `import builtins, json, urllib.request
builtins.pwned = lambda: print('pwned')
def send(*_, **__): raise RuntimeError('sent')
urllib.request.urlopen = urllib.request.OpenerDirector.open = send
for code in json.load(open('python.json')):
    try: exec(code, {})
    except SyntaxError as error: print('failed', error, code)
    except Exception: pass
`,
  });
  const execute = promisify(execFile);
  const commands = [
    ['bash', 'run.sh'],
    [process.execPath, 'run.mjs'],
    ['python3', 'run.py'],
  ];
  const outputs = await Promise.all(
    commands.map(([command = '', file = '']) => execute(command, [path.join(folder, file)], {cwd: folder})),
  );
  expect(outputs.map(({stdout, stderr}) => stdout + stderr)).toEqual(['', '', '']);
}, 60_000);
