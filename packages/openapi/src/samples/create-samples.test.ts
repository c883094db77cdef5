import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import type {JsonObject} from '@developer-docs/utils';
import {createTemporaryFolder} from '@test-support/temporary-folder';
import {expect, test} from 'vitest';
import {OpenApiDocument} from '../document.js';
import {readOperation} from '../fixtures/test-operation.js';
import {readApiDocument} from '../model/read-document.js';
import type {SampleBody} from './body.js';
import {createSamples, sampleLanguages} from './create-samples.js';

const createOperation = (content: JsonObject) => readOperation({requestBody: {required: true, content}});

const json = {schema: {type: 'object'}};
const file = {schema: {type: 'string', format: 'binary'}};
const form = 'application/x-www-form-urlencoded';

/** The media type of each sample; none of the minimal one. */
test.each<[string, JsonObject, (string | undefined)[]]>([
  ['each', {'application/xml': json, [form]: json, 'application/json': json}, [undefined, 'application/xml', form]],
  ['for all names of JSON', {'application/json': json, 'text/json': json, 'application/*+json': json}, [undefined]],
  ['for all types of files', {'image/png': file, 'image/jpeg': file}, [undefined]],
])('a body has one sample %s', (_name, content, types) => {
  expect(createSamples(createOperation(content)).map(({kind, mediaType}) => [kind, mediaType])).toEqual(
    types.map((type) => [type === undefined ? 'minimal' : 'realistic', type]),
  );
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
  expect(python).toMatch(/b"Content-Type: image\/tiff",\s*b"X-Page: 3",\s*b"",/);
  expect(python).toMatch(/b'X-Lang: de; "x"',\s*b"",/);
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
  String.raw`\u0022+pwned()+\u0022`,
  String.raw`\u000apwned();//`,
  '"""+pwned()+"""',
  '?><?php pwned();',
  '#{pwned}',
  '#@pwned',
  '\nJSON;\npwned();',
  '\nJSON\npwned',
  '`+pwned()+`',
  '\uFEFF\u202Epwned\u2066"',
  'x\nBODY\npwned',
  'x\n  BODY; pwned();',
  'x\n`+pwned()+`${pwned()}',
  'x\n""""+pwned()+"""\\"',
  // The mark of a name that a sample imports.
  '\0pwned\0pwned',
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
  const list = (id: string) => {
    const snippets = samples.flatMap((sample) => sample.snippets.filter(({language}) => language.id === id));
    return [...new Set(snippets.map(({code}) => code))];
  };
  expect(list('curl').length).toBeGreaterThan(200);
  // Neither imports, nor invisible characters, which change what readers see.
  const hasHiddenText = (code: string) =>
    /[\0\u202E]|^(?:import|from|require|using) [^"=]*pwned|^\t"pwned"$/m.test(code);
  const others = sampleLanguages.filter(({id}) => id !== 'curl').flatMap(({id}) => list(id));
  expect(others.filter(hasHiddenText)).toEqual([]);
  // Samples in the other languages are run with such texts in `run-samples.test.ts`.
  const inJson = ['javascript', 'python'];
  const folder = createTemporaryFolder({
    ...Object.fromEntries(inJson.map((id) => [`${id}.json`, JSON.stringify(list(id))])),
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
    commands.map(([command = '', ...options]) => execute(command, options, {cwd: folder, maxBuffer: 64e6})),
  );
  expect(outputs.map(({stdout, stderr}) => stdout + stderr)).toEqual(commands.map(() => ''));
}, 120_000);

test('a sample imports what its code uses, not what a text of the document mentions', () => {
  const text = 'OpenSSL:: SecureRandom.hex JSON.generate( os.getenv( base64. io.Copy( Base64 Encoding. Dictionary<';
  const request = {method: 'POST', url: 'http://a.example', headers: [], responseType: 'none'} as const;
  const listImports = (body?: SampleBody) =>
    sampleLanguages.map(({generate}) =>
      generate({...request, ...(body && {body})}).match(/^(?:import|from|using|require) [^=\n]*$|^\t".*"$/gm),
    );
  const withText = listImports({kind: 'text', text: `${text}\n${text}`});
  expect(withText).toEqual(listImports({kind: 'text', text: 'a\nb'}));
  expect(withText.at(-1)).toEqual(["require 'net/http'"]);
});
