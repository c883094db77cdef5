import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type IncomingHttpHeaders, type RequestListener} from 'node:http';
import {createServer as createTlsServer} from 'node:https';
import type {AddressInfo, Server} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {buffer} from 'node:stream/consumers';
import {promisify} from 'node:util';
import {parseJson, stringifyJson, type JsonObject} from '@developer-docs/utils';
import {
  createCSharpProgram,
  csharpProject,
  isInstalled,
  requiredLanguages,
  toOldCSharp,
} from '@test-support/sample-tools';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {OpenApiDocument} from '../document.js';
import {otherSampleLanguages} from '../languages.js';
import {readApiDocument} from '../model/read-document.js';
import type {Operation} from '../model/types.js';
import {sampleLanguages, type SampleLanguage} from './create-samples.js';
import {createSampleRequest} from './sample-request.js';

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
const longTexts = [
  ...texts,
  'line\nbreak\ttab',
  '日本語 🎨',
  '\u2028',
  'size,color\n1,"a ""red"""\n',
  'a {\n  b \\n """"c" \'\'\' `${d}` #{e}\n\n}\nBODY "f"',
];

/** Headers only contain ASCII reliably, and a cookie can't contain separators. */
const isAllowed = (location: string, text: string) =>
  location === 'cookie' ? !/[;,"\\ï]/.test(text) : location !== 'header' || !text.includes('ï');

interface Case {
  readonly name: string;
  readonly declaration: JsonObject;
  readonly method?: string;
  readonly path?: string;
  /** The server's path. */
  readonly server?: string;
  readonly securitySchemes?: JsonObject;
}

const createBody = (type: string, example: unknown, extra: JsonObject = {}): JsonObject => ({
  requestBody: {required: true, content: {[type]: {example, ...extra}}},
});
const json = 'application/json';
const urlEncoded = 'application/x-www-form-urlencoded';
const formData = 'multipart/form-data';
const binary = {type: 'string', format: 'binary'};

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

const createFileSchema = (name: string): JsonObject => ({type: 'object', properties: {[name]: binary}});

const createHeader = (name: string, example: string): JsonObject => ({name, in: 'header', required: true, example});

const stringTypes = {schema: {type: 'object', properties: {a: {type: 'string'}}}};
const special = {'Content-Language': 'de', 'content-disposition': 'de', 'Last-Modified': 'de'};
const ofConnection = ['Content-Length', 'Host', 'Connection', 'transfer-encoding', 'Expect', 'Upgrade', 'Keep-Alive'];

/** Names, media types, examples, the rest of the media type, methods, and headers. */
type BodyRow = readonly [string, string, unknown, JsonObject?, string?, JsonObject?];
const bodyRows: readonly BodyRow[] = [
  ...longTexts.flatMap((text): BodyRow[] => [
    [`JSON ${text}`, json, {text, [text]: [text]}],
    [`form ${text}`, urlEncoded, {a: text}, stringTypes],
    [`parts ${text}`, formData, {a: text}, stringTypes],
    [`JSON part ${text}`, formData, {a: {text}}],
    [`text ${text}`, 'text/plain', text, {schema: {type: 'string'}}],
    [`XML ${text}`, 'application/xml', {a: text}, stringTypes],
  ]),
  ...['PUT', 'PATCH', 'DELETE', 'GET', 'OPTIONS'].map((method): BodyRow => [
    `${method} with a body`,
    json,
    {a: [1, -0.5, null, true, {}]},
    {},
    method,
  ]),
  ['a list in a form', urlEncoded, {a: ['red', 'dark blue']}],
  [
    'a list in a form that is not exploded',
    urlEncoded,
    {a: ['red', 'dark, blue'], b: 'x y'},
    {encoding: {a: {style: 'form', explode: false}}, schema: {properties: {a: {type: 'array'}}}},
  ],
  [
    'deep objects in a form',
    urlEncoded,
    {a: {b: {c: 1}, d: ['x', 'y']}},
    {encoding: {a: {style: 'deepObject', explode: true}}, schema: {properties: {a: {type: 'object'}}}},
  ],
  [
    'files',
    formData,
    {pages: ['x'], ticket: {desk: 'north; "south", west'}, tags: ['red', 'wet'], note: '@file'},
    {
      schema: {properties: {pages: {type: 'array', items: binary}, tags: {type: 'array', items: {type: 'string'}}}},
      encoding: {pages: {contentType: 'image/png, image/tiff'}, ticket: {contentType: json}},
    },
  ],
  ...['mixed', 'related'].flatMap((subtype) =>
    ['POST', 'GET'].map((method): BodyRow => {
      const extra = {schema: createFileSchema('scan'), encoding: {scan: {contentType: 'application/pdf'}}};
      const example = {meta: {a: "it's"}, scan: 'x', note: 'a b'};
      return [`${method} with multipart/${subtype}`, `multipart/${subtype}; charset=utf-8`, example, extra, method];
    }),
  ),
  ['a file', 'application/octet-stream', undefined, {schema: binary}],
  ['GET with a form', urlEncoded, {a: 'x y', b: '&'}, {}, 'GET'],
  ['GET with a file', 'application/octet-stream', undefined, {schema: binary}, 'GET'],
  ['GET with parts', formData, {a: 'x y', scan: ''}, {schema: createFileSchema('scan')}, 'GET'],
  ['special names', formData, {'a{b}': 'x', "it's": {c: 1}, 'scan {1}': ''}, {schema: createFileSchema('scan {1}')}],
  [
    'numbers that JavaScript would change',
    json,
    parseJson('{"id": 9007199254740993, "price": 1.10, "zero": -0, "huge": 1e400, "text": "it\'s `${x}` \\\\ \'\'\'"}'),
  ],
  [
    'numbers that languages would write with an exponent',
    json,
    parseJson('{"id": 10000000000000000000, "list": [-12345678901234567000], "rate": 0.00001, "small": -0.0000125}'),
  ],
  ...['form-data', 'mixed'].flatMap((subtype) =>
    ['POST', 'GET'].map((method): BodyRow => [`${method} ${subtype} empty`, `multipart/${subtype}`, {}, {}, method]),
  ),
  ['a form without fields', urlEncoded, {}],
  ['a form with a single field', urlEncoded, {'a b': 'it\'s $x #{y} & "z"'}],
  ...[json, urlEncoded].map((type): BodyRow => [
    `a header with ${type}`,
    type,
    {a: 'b'},
    {},
    'POST',
    createHeader('X-Format', type),
  ]),
  ['any type', '*/*', {a: 1}, {schema: {type: 'object'}}],
];
const bodyCases = [
  ...bodyRows.map(([name, type, example, extra, method = 'POST', header]): Case => ({
    name,
    method,
    declaration: {...createBody(type, example, extra), parameters: header === undefined ? [] : [header]},
  })),
  ...(['GET', 'POST', 'DELETE', 'POST with a body'] as const).map((name): Case => ({
    name: `${name}: headers of the content, and of the connection`,
    method: name.split(' ')[0] ?? '',
    declaration: {
      parameters: [
        ...Object.entries(special).map(([header, example]) => createHeader(header, example)),
        ...ofConnection.map((header) => createHeader(header, '7')),
      ],
      ...(name.endsWith('body') && createBody(json, {a: 1})),
    },
  })),
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
  {name: `multipart/${name}`, method: 'POST', declaration: createBody(`multipart/${name}`, {a: 'x'}, stringTypes)},
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
    '%2f%3A',
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
    name: 'path with a query and a fragment',
    path: '/{id}?kind=oil#wet',
    declaration: {
      security: [{key: []}],
      parameters: ['path', 'query'].map((location) => ({name: 'id', in: location, required: true, example: 'a?b'})),
    },
    securitySchemes: {key: {type: 'apiKey', in: 'query', name: 'my key'}},
  },
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
    declaration: {parameters: [createHeader('X-Foo', example)]},
  })),
];

/** A response that contains every byte. */
const bytes = Buffer.from(Array.from({length: 256}, (_, index) => index));
const fileCases: Case[] = (['GET', 'POST', 'GET with a body'] as const).map((name) => ({
  name: `${name} saves a file`,
  method: name === 'POST' ? 'POST' : 'GET',
  path: name === 'POST' ? '/paint' : '/pdf/paint.pdf',
  declaration: {
    security: [{key: []}],
    responses: {200: {content: {'application/pdf': {}}}},
    ...(name !== 'GET' && createBody('application/json', {a: 1})),
  },
  securitySchemes: {key: {type: 'apiKey', in: 'query', name: 'my key'}},
}));

/** The server requires a certificate. */
const certificateCases: Case[] = isInstalled('openssl')
  ? (['GET', 'POST'] as const).map((method) => ({
      name: `${method} with a client certificate`,
      method,
      declaration: {
        security: [{certificate: [], key: []}],
        ...(method === 'POST' && createBody('application/json', {a: 1})),
      },
      securitySchemes: {
        certificate: {type: 'mutualTLS'},
        key: {type: 'http', scheme: method === 'GET' ? 'basic' : 'bearer'},
      },
    }))
  : [];

const cases = [
  ...certificateCases,
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
const listener: RequestListener = (request, response) => {
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
      // Ruby sends a media type without a body.
      headers: pickHeaders({...request.headers, ...(body.length === 0 && {'content-type': undefined})}),
      body: body.length === 0 ? '' : readBody(body, request.headers['content-type']),
    });
    response.end(request.method === 'HEAD' ? '' : bytes);
  });
};

const server = createServer(listener);

/** Creates a server's certificates, which the samples trust, and of a client. */
async function createCertificates(folder: string): Promise<void> {
  const options = {cwd: folder};
  for (const name of ['server', 'client']) {
    const files = ['-keyout', `${name}-key.pem`, '-out', `${name}.pem`, '-subj', `/CN=${name}`];
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
    await execute('openssl', ['req', '-x509', ...key, ...files, '-addext', 'subjectAltName=IP:127.0.0.1'], options);
  }
  const input = ['-in', 'client.pem', '-inkey', 'client-key.pem', '-passout', `pass:${secret}`];
  await execute('openssl', ['pkcs12', '-export', ...input, '-out', 'client.p12'], options);
}

/** Returns whether the credentials of HTTP Digest authentication are right, as text. */
function checkDigest(authorization: string, method: string, url: string): string {
  const read = (name: string) => new RegExp(`${name}="?((?:[^"\\\\,]|\\\\.)*)`).exec(authorization)?.[1] ?? '';
  const hash = (text: string) => createHash('md5').update(text).digest('hex');
  const key = hash(`${secret}:paint, shop:${secret}`);
  const parts = [key, 'abc=', read(' nc'), read('cnonce'), 'auth', hash(`${method}:${url}`)];
  return `${String(read('response') === hash(parts.join(':')))} ${read('uri') === url ? '' : 'wrong URI'}`;
}

const comparedHeaders: readonly string[] = [
  ...['authorization', 'cookie', 'content-type', 'content-language', 'content-disposition', 'last-modified'],
  // Not all servers accept a body in chunks, without a length.
  'transfer-encoding',
];

const pickHeaders = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name, value]) => (value !== undefined && comparedHeaders.includes(name)) || name.startsWith('x-'))
      .map(([name, value]) => [name, name === 'content-type' ? String(value).split(/; ?boundary/)[0] : value]),
  );

function readBody(body: Buffer, type = ''): unknown {
  const text = body.toString('utf8');
  if (type.startsWith('application/json')) return stringifyJson(parseJson(text));
  if (type.startsWith('application/x-www-form-urlencoded')) {
    const fields = new URLSearchParams(text);
    // Go sorts the names.
    fields.sort();
    return [[...fields], text.includes(',')];
  }
  const boundary = /boundary="?([^"]*)/.exec(type)?.[1];
  return boundary === undefined ? text : text.split(`--${boundary}`).slice(1, -1).map(readPart);
}

/** FormData gives JSON parts the file name "blob", and only some clients name the type of text. */
function readPart(part: string) {
  const end = part.indexOf('\r\n\r\n');
  const headers = part.slice(0, end);
  const file = /filename="?([^";\r]*)/.exec(headers)?.[1];
  const type = /content-type: ([^\r]*)/i.exec(headers)?.[1];
  return {
    name: /name="?([^";\r]*)/.exec(headers)?.[1],
    ...(file !== undefined && file !== 'blob' && {file}),
    ...(type !== undefined && !type.startsWith('text/plain') && {type}),
    // FormData sends every line break as CRLF.
    content: part.slice(end + 4, -2).replaceAll('\r\n', '\n'),
  };
}

interface Sample {
  readonly file: string;
  readonly code: string;
}

/** How the samples of a language run: one program runs all of them, because compilers and runtimes start slowly. */
interface Runner {
  readonly commands: readonly string[];
  readonly extension: string;
  /** Writes the program for the samples. */
  readonly write: (samples: readonly Sample[]) => Record<string, string>;
  /** The commands that compile and run it, in the folder with its files. */
  readonly run: readonly (readonly string[])[];
  /** A command that checks the format of the samples in the folder `format`, if it's installed. */
  readonly checkFormat?: readonly string[];
  /** Whether the client of the language has no Digest authentication. Mono's is broken. */
  readonly lacksDigest?: true;
  /** Mono's client doesn't send certificates. */
  readonly lacksCertificates?: true;
}

const list = (files: readonly Sample[]) => JSON.stringify(files.map(({file}) => file));
const asFiles = (samples: readonly Sample[]) => Object.fromEntries(samples.map(({file, code}) => [file, code]));

const mono: Runner = {
  commands: ['mcs', 'mono'],
  extension: 'cs',
  write: (samples) => ({'Run.cs': createCSharpProgram(samples.map(({code}) => toOldCSharp(code)))}),
  run: [
    ['mcs', '-langversion:7.2', '-codepage:utf8', '-r:System.Net.Http.dll', '-nowarn:1998,219', 'Run.cs'],
    ['mono', 'Run.exe'],
  ],
  lacksDigest: true,
  lacksCertificates: true,
};

const dotnet: Runner = {
  commands: ['dotnet'],
  extension: 'cs',
  write: (samples) => ({'Run.cs': createCSharpProgram(samples.map(({code}) => code)), 'Run.csproj': csharpProject}),
  run: [['dotnet', 'run']],
};

const runners: Readonly<Record<string, Runner>> = {
  curl: {
    commands: ['bash', 'curl'],
    extension: 'sh',
    write: (samples) => ({
      ...asFiles(samples),
      'run.sh': samples
        .map(({file}) => `. './${file}' > /dev/null 2>&1 || { echo "${file} failed" >&2; exit 1; }\n`)
        .join(''),
    }),
    run: [['bash', 'run.sh']],
  },
  javascript: {
    commands: ['node'],
    extension: 'mjs',
    write: (samples) => ({
      ...asFiles(samples),
      'run.mjs': `for (const file of ${list(samples)}) {
  try { await import('./' + file); } catch (error) { throw new Error(file + ': ' + error, {cause: error}); }
}`,
    }),
    run: [['node', 'run.mjs']],
    lacksDigest: true,
  },
  python: {
    commands: ['python3'],
    extension: 'py',
    write: (samples) => ({
      ...asFiles(samples),
      'run.py': `import runpy
for file in ${list(samples)}:
    try:
        runpy.run_path(file)
    except Exception as error:
        raise RuntimeError(file) from error
`,
    }),
    run: [['python3', 'run.py']],
  },
  go: {
    commands: ['go', 'gofmt'],
    checkFormat: ['sh', '-c', 'gofmt -d format > diff && test ! -s diff || (cat diff >&2; exit 1)'],
    extension: 'go',
    write: (samples) => ({
      ...Object.fromEntries(
        samples.map(({file, code}, index) => [file, code.replace('func main()', `func sample${index}()`)]),
      ),
      'go.mod': 'module samples\n\ngo 1.19\n',
      'run.go': `package main\nfunc main() {\n${samples.map((_, index) => `sample${index}()\n`).join('')}}\n`,
    }),
    run: [['go', 'build', '-o', 'run', '.'], ['./run']],
    lacksDigest: true,
  },
  java: {
    commands: ['javac', 'java'],
    extension: 'java',
    write: (samples) => ({
      ...Object.fromEntries(
        samples.map(({code}, index) => [`S${index}.java`, code.replace('public class Main', `public class S${index}`)]),
      ),
      'Run.java': `public class Run { public static void main(String[] args) throws Exception {
${samples.map((_, index) => `S${index}.main(args);\n`).join('')}} }\n`,
    }),
    run: [
      ['javac', '-encoding', 'UTF-8', '-sourcepath', '.', 'Run.java'],
      ['java', '-Djavax.net.ssl.trustStore=trusted.p12', '-Djavax.net.ssl.trustStorePassword=trusted', 'Run'],
    ],
    lacksDigest: true,
  },
  csharp: isInstalled('dotnet') ? dotnet : mono,
  php: {
    commands: ['php'],
    checkFormat: ['phpcs', '--standard=PSR12', '-n', 'format'],
    extension: 'php',
    write: (samples) => ({
      ...asFiles(samples),
      'run.php': `<?php foreach (json_decode('${list(samples)}') as $file) { try { include $file; } catch (Throwable $e) { fwrite(STDERR, "$file: $e"); exit(1); } }`,
    }),
    run: [['php', '-d', 'curl.cainfo=server.pem', 'run.php']],
  },
  ruby: {
    commands: ['ruby'],
    checkFormat: [
      'rubocop',
      '--only',
      'Layout,Lint,Style/TrailingCommaInArrayLiteral,Style/TrailingCommaInHashLiteral',
      '--except',
      'Layout/LineLength',
      'format',
    ],
    extension: 'rb',
    write: (samples) => ({
      ...asFiles(samples),
      'run.rb': `${list(samples)}.each { |file| begin; load "./#{file}"; rescue => e; abort "#{file}: #{e.full_message}"; end }`,
    }),
    run: [['ruby', 'run.rb']],
    lacksDigest: true,
  },
};

const languages: readonly SampleLanguage[] = [...sampleLanguages, ...otherSampleLanguages];

const isDigest = ({name}: Case) => name.includes('"digest"');

/** Samples in these languages are run for all operations, because a few seconds are enough for that. */
const completeLanguages: readonly string[] = sampleLanguages.map(({id}) => id);

/**
 * The operations whose samples run in the other languages, unless all do: one of each kind, and every seventh of those
 * that only differ in a text or a name.
 */
const isSelected = ({name}: Case, index: number): boolean =>
  index % 7 === 0 || (bodyCases.some((item) => item.name === name) && !/^(?:JSON|form|parts|text|XML) /.test(name));

/**
 * Runs the samples of operations in each language whose tools are installed, and compares the bytes that a server
 * receives.
 */
function testSamples(runsAll: boolean): void {
  const skippedLanguages = languages.filter(({id}) => !(runners[id]?.commands.every(isInstalled) ?? false));
  const runLanguages = languages.filter((language) => !skippedLanguages.includes(language));
  const isRun = (id: string, item: Case, index: number) =>
    (runsAll ||
      completeLanguages.includes(id) ||
      isSelected(item, index) ||
      fileCases.includes(item) ||
      certificateCases.includes(item)) &&
    !(isDigest(item) && runners[id]?.lacksDigest === true) &&
    !(certificateCases.includes(item) && runners[id]?.lacksCertificates === true);
  let folder: string;
  let tlsServer: Server | undefined;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
    const listen = async (listening: Server) => {
      await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
      return `127.0.0.1:${(listening.address() as AddressInfo).port}`;
    };
    const origin = `http://${await listen(server)}`;
    const certificates = path.join(folder, 'certificates');
    mkdirSync(certificates);
    let tlsOrigin: string | undefined;
    if (certificateCases.length > 0) {
      await createCertificates(certificates);
      const [key, cert, ca] = ['server-key.pem', 'server.pem', 'client.pem'].map((name) =>
        readFileSync(path.join(certificates, name)),
      );
      tlsServer = createTlsServer({key, cert, ca, requestCert: true}, listener);
      tlsOrigin = `https://${await listen(tlsServer)}`;
      if (isInstalled('keytool')) {
        const options = ['-noprompt', '-alias', 'server', '-file', 'server.pem', '-storepass', 'trusted'];
        await execute('keytool', ['-importcert', ...options, '-keystore', 'trusted.p12'], {cwd: certificates});
      }
    }
    await Promise.all(
      runLanguages.map(async ({id, generate}) => {
        const runner = runners[id];
        if (runner === undefined) throw new Error(`There's no program that runs samples in ${id}.`);
        const languageFolder = path.join(folder, id);
        const environment: Record<string, string> = {};
        mkdirSync(path.join(languageFolder, 'format'), {recursive: true});
        cpSync(certificates, languageFolder, {recursive: true});
        const samples = cases.flatMap((item, index): Sample[] => {
          if (!isRun(id, item, index)) return [];
          const request = createSampleRequest(
            readCase(item, `${certificateCases.includes(item) ? (tlsOrigin ?? '') : origin}/${index}/${id}`),
            'realistic',
          );
          if (request === undefined) throw new Error(`${item.name} has no sample.`);
          for (const [, variable = ''] of JSON.stringify(request).matchAll(/"(?:variable|user|password)":"([^"]*)"/g)) {
            environment[variable] = variable.startsWith('UNICODE') ? unicodeSecret : secret;
          }
          for (const [file] of JSON.stringify(request.body ?? {}).matchAll(/(?<="file":")[^"]*/g)) {
            writeFileSync(path.join(languageFolder, file), `content of ${file}`);
          }
          return [{file: `${index}.${runner.extension}`, code: generate(request)}];
        });
        const formatted = samples.map(({file, code}) => [`format/${file}`, `${code}\n`]);
        for (const [name = '', content = ''] of [...Object.entries(runner.write(samples)), ...formatted]) {
          writeFileSync(path.join(languageFolder, name), content);
        }
        const trusted = path.join(languageFolder, 'server.pem');
        const env = {
          ...process.env,
          ...environment,
          ...(tlsOrigin !== undefined && {
            CURL_CA_BUNDLE: trusted,
            SSL_CERT_FILE: trusted,
            NODE_EXTRA_CA_CERTS: trusted,
          }),
          CLIENT_P12_PASSWORD: secret,
          PATH: process.env.PATH,
          LC_ALL: 'C.UTF-8',
        };
        const [formatter = ''] = runner.checkFormat ?? [];
        const checks = runner.checkFormat !== undefined && isInstalled(formatter) ? [runner.checkFormat] : [];
        for (const [command = '', ...options] of [...checks, ...runner.run]) {
          await execute(command, options, {cwd: languageFolder, env, maxBuffer: 64e6});
        }
      }),
    );
  }, 600_000);

  afterAll(() => {
    server.close();
    tlsServer?.close();
    rmSync(folder, {recursive: true, force: true});
  }, 60_000);

  const describeMissing = ({id, label}: SampleLanguage) => `${label}: ${runners[id]?.commands.join(' or ') ?? ''}`;
  if (skippedLanguages.length > 0) {
    test.skip(`samples in languages whose tools aren't installed: ${skippedLanguages.map(describeMissing).join(', ')}`);
    process.stderr.write(
      `Samples aren't run without these tools: ${skippedLanguages.map(describeMissing).join(', ')}.\n`,
    );
  }
  test('the tools of the required languages are installed', () => {
    expect(skippedLanguages.map(({id}) => id).filter((id) => requiredLanguages.includes(id))).toEqual([]);
  });

  test.each(cases.map((item, index) => [item.name, index] as const))('%s', (_name, index) => {
    const item = cases[index];
    const expected = received.get(`${index}/${runLanguages[0]?.id ?? ''}`);
    expect(expected).toBeDefined();
    for (const {id} of runLanguages) {
      if (item !== undefined && isRun(id, item, index)) expect(received.get(`${index}/${id}`), id).toEqual(expected);
    }
  });

  test.each([
    ['X-Key', 'x-key', secret],
    ['bearer', 'authorization', `Bearer ${secret}`],
    ['basic', 'authorization', `Basic ${btoa(`${secret}:${secret}`)}`],
    ['digest', 'authorization', 'true '],
  ])('secrets arrive unchanged: %s', (scheme, header, expected) => {
    const index = cases.findIndex(({name}) => name.startsWith('3scale') && name.includes(scheme));
    expect(received.get(`${index}/curl`)?.headers[header]).toBe(expected);
  });

  test.each(runLanguages.map(({id}) => id))('%s saves files', (id) => {
    for (const name of ['response.pdf', 'paint.pdf']) expect(readFileSync(path.join(folder, id, name))).toEqual(bytes);
  });

  test('credentials, paths, and names arrive unchanged', () => {
    const find = (name: string) => received.get(`${cases.findIndex((item) => item.name === name)}/curl`);
    const {authorization = ''} = find('Basic credentials that are not Latin-1')?.headers ?? {};
    expect(Buffer.from(String(authorization).slice(6), 'base64').toString()).toBe(`${unicodeSecret}:${unicodeSecret}`);
    for (const method of ['GET', 'POST', 'DELETE', 'HEAD']) {
      const {url, headers} = find(`${method} with keys in the query`) ?? {};
      expect(url).toBe(`/paint?a b=c&d&my key=${secret}&größe&=${secret}`);
      expect(headers?.cookie).toBe(`session=${secret}`);
    }
    expect(find('path größen')?.url).toBe('/gr%C3%B6%C3%9Fen/a%2Fb.gr%C3%B6%C3%9Fen');
    expect(find('path 100%')?.url).toBe('/100%25/a%2Fb.100%25');
    expect(find('path %2f%3A')?.url).toBe('/%2f%3A/a%2Fb.%2f%3A');
    expect(find('path with a query and a fragment')?.url).toBe(`/a?b?kind=oil&id=a?b&my key=${secret}`);
    expect(find('server')?.url).toBe('/gr%C3%B6%C3%9Fe%201/paint');
    expect(find('header ""')?.headers).toEqual({'x-foo': ''});
  });

  test('values arrive as the document has them', () => {
    for (const [index, {name, declaration}] of cases.entries()) {
      const content = (declaration as {requestBody?: {content: Record<string, {example: unknown}>}}).requestBody
        ?.content;
      const example = content?.['application/json']?.example;
      if (example !== undefined) expect(received.get(`${index}/curl`)?.body, name).toBe(stringifyJson(example));
    }
    const files = cases.findIndex(({name}) => name === 'files');
    expect(received.get(`${files}/curl`)?.body).toEqual([
      {name: 'pages', file: 'pages-1.png', type: 'image/png', content: 'content of pages-1.png'},
      {name: 'pages', file: 'pages-2.png', type: 'image/png', content: 'content of pages-2.png'},
      {name: 'ticket', type: 'application/json', content: '{"desk":"north; \\"south\\", west"}'},
      {name: 'tags', content: 'red'},
      {name: 'tags', content: 'wet'},
      {name: 'note', content: '@file'},
    ]);
  });
}

testSamples(process.env.ALL_SAMPLES !== undefined);
