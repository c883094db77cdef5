import {parseJson, stringifyJson, type JsonObject} from '@developer-docs/utils';
import {expect, test} from 'vitest';
import {OpenApiDocument} from '../document.js';
import {readApiDocument} from '../model/read-document.js';
import {createPostmanCollection} from './postman.js';

const text = {type: 'string'};
interface Item {
  readonly name: string;
  readonly request: {
    readonly method: string;
    readonly header: readonly JsonObject[];
    readonly url: {readonly raw: string} & Readonly<Record<'query' | 'variable', readonly JsonObject[]>>;
    readonly auth: JsonObject & {readonly type: string};
    readonly body?: {readonly raw?: string};
  };
}

/** Creates the collection of a document. The nightly tests run collections. */
function create(root: JsonObject) {
  const document = new OpenApiDocument({openapi: '3.1.0', info: {title: 'Paint', version: '1'}, ...root});
  const collection = parseJson(stringifyJson(createPostmanCollection(readApiDocument(document)))) as {
    readonly item: readonly [Item, ...Item[]];
    readonly variable: readonly JsonObject[];
  };
  return collection;
}

const createItem = (operation: JsonObject, path = '/paint', securitySchemes: JsonObject = {}): Item =>
  create({paths: {[path]: {post: operation}}, components: {securitySchemes}}).item[0];

const parameter = (location: string, name: string, rest: JsonObject = {}) => ({
  ...{in: location, name, required: true, schema: {type: 'string'}},
  ...rest,
});

/** Formats members as `name=value`, and those that are disabled as `-name=value`. */
const format = (list: unknown) =>
  (list as readonly JsonObject[]).map(
    ({key, value, disabled}) => `${disabled === true ? '-' : ''}${String(key)}=${String(value)}`,
  );

test.each([
  ['/a/{id}/b/{id}', 'a/:id/b/:id', ['id=x%2Fy']],
  ['/a/{id}.pdf', 'a/x%2Fy.pdf', []],
  ['/{id}:cancel', 'x%2Fy:cancel', []],
  ['/:batch/a:b', '%3Abatch/a:b', []],
  ['/{{id}}/', '%7Bx%2Fy%7D/', []],
  ['/', '', []],
])('the path %s becomes %s', (path, expected, variables) => {
  const parameters = [parameter('path', 'id', {example: 'x/y'}), parameter('path', 'größe', {example: 'groß'})];
  const {url} = createItem({parameters}, path).request;
  expect(url.raw).toBe(`{{baseUrl}}/${expected}`);
  expect(format(url.variable)).toEqual(variables);
});

test('optional parameters are disabled, and each member of a value can be edited', () => {
  const filter = {required: false, style: 'deepObject', schema: {type: 'object'}, example: {a: 1, b: 2}};
  const parameters = [
    parameter('query', 'tags', {schema: {type: 'array'}, example: ['a&b', '{{c}}']}),
    parameter('query', 'filter', filter),
    parameter('query', 'no example', {schema: null}),
    parameter('header', 'X-Color', {required: false}),
    parameter('header', 'X-Size', {example: 'L'}),
    parameter('header', 'a: b', {example: 'injected'}),
    parameter('cookie', 'theme', {example: 'dark'}),
    parameter('cookie', 'shade', {required: false, example: 'blue'}),
  ];
  const {url, header} = createItem({parameters}).request;
  const tags = ['tags=a%26b', 'tags=%7B%7Bc%7D%7D'];
  expect(format(url.query)).toEqual([...tags, '-filter%5Ba%5D=1', '-filter%5Bb%5D=2', 'no%20example=']);
  expect(url.raw).toBe('{{baseUrl}}/paint?tags=a%26b&tags=%7B%7Bc%7D%7D&no%20example=');
  expect(format(header)).toEqual(['-X-Color=string', 'X-Size=L', 'Cookie=theme=dark']);
});

const scan = {properties: {scan: {type: 'string', format: 'binary'}}};
test.each<[string, unknown, JsonObject, object]>([
  ['application/json', {'{{a}}': '{{{baseUrl}}'}, {}, {mode: 'raw', options: {raw: {language: 'json'}}}],
  ['application/xml', '<a/>', {}, {raw: '<a/>', options: {raw: {language: 'xml'}}}],
  ['text/plain', 'a', {schema: text}, {raw: 'a', options: {raw: {language: 'text'}}}],
  ['application/x-www-form-urlencoded', {a: '&'}, {}, {urlencoded: [{key: 'a', value: '&'}]}],
  [
    'multipart/form-data',
    {scan: '', note: {a: 1}},
    {schema: scan, encoding: {scan: {contentType: 'image/png'}}},
    {
      formdata: [
        {key: 'scan', contentType: 'image/png', type: 'file', src: 'scan.png'},
        {key: 'note', contentType: 'application/json', type: 'text', value: '{"a":1}'},
      ],
    },
  ],
  ['image/png', undefined, {}, {mode: 'file', file: {src: 'file.png'}}],
])('a body of the type %s', (type, example, rest, expected) => {
  const {body, header} = createItem({requestBody: {required: true, content: {[type]: {example, ...rest}}}}).request;
  expect(body).toMatchObject(expected);
  expect(format(header)).toEqual(type.startsWith('multipart/') ? [] : [`Content-Type=${type}`]);
  if (type !== 'application/json') return;
  expect(body?.raw).not.toContain('{{');
  expect(JSON.parse(body?.raw ?? '')).toEqual(example);
});

test.each<[JsonObject, string]>([
  [{type: 'apiKey', in: 'header', name: 'X-Key'}, 'apikey key=X-Key value={{PAINT}} in=header'],
  [{type: 'apiKey', in: 'query', name: 'a&b'}, 'apikey key=a%26b value={{PAINT}} in=query'],
  [{type: 'http', scheme: 'Basic'}, 'basic username={{PAINT_USERNAME}} password={{PAINT_PASSWORD}}'],
  [{type: 'http', scheme: 'digest'}, 'digest username={{PAINT_USERNAME}} password={{PAINT_PASSWORD}}'],
  [{type: 'http', scheme: 'bearer'}, 'bearer token={{PAINT}}'],
  [{type: 'mutualTLS'}, 'noauth'],
  [{type: 'oauth2', flows: {clientCredentials: {tokenUrl: '/token', scopes: {}}}}, 'bearer token={{PAINT}}'],
])('credentials are variables without a value: %j', (paint, expected) => {
  const paths = {'/paint': {get: {security: [{paint: ['mix', 'stir']}]}}};
  const {item, variable} = create({paths, components: {securitySchemes: {paint}}});
  const {auth} = item[0].request;
  expect([auth.type, ...format(auth[auth.type] ?? [])].join(' ')).toBe(expected);
  const names = expected.match(/(?<=\{\{)\w+/g) ?? [];
  expect(format(variable)).toEqual(['baseUrl=https://api.example.com', ...names.map((name) => `${name}=`)]);
});

test('all credentials of a requirement are sent', () => {
  const {header, auth, url} = createItem({security: [{trelloKey: [], login: [], session: [], hoba: []}]}, '/paint', {
    trelloKey: {type: 'apiKey', in: 'query', name: 'key'},
    login: {type: 'http', scheme: 'basic'},
    session: {type: 'apiKey', in: 'cookie', name: 'sid'},
    hoba: {type: 'http', scheme: 'HOBA'},
  }).request;
  expect(auth.type).toBe('basic');
  expect(url.raw).toBe('{{baseUrl}}/paint?key={{TRELLO_KEY}}');
  expect(format(header)).toEqual(['Authorization=HOBA {{HOBA}}', 'Cookie=sid={{SESSION}}']);
});

test('servers are variables, including those of operations', () => {
  const {item, variable} = create({
    servers: [{url: '/v1'}, {url: 'https://{region}.paint.example/', variables: {region: {default: 'eu'}}}],
    paths: {'/a': {get: {}, put: {servers: [{url: 'https://upload.example'}]}, post: {servers: [{url: 'v1'}]}}},
  });
  const urls = ['https://api.example.com/v1', 'https://eu.paint.example', 'https://upload.example'];
  expect(variable.map(({value}) => value)).toEqual(urls);
  const requests = item.map(({request: {method, url}}) => `${method} ${url.raw}`).sort();
  expect(requests).toEqual(['GET {{baseUrl}}/a', 'POST {{baseUrl}}/a', 'PUT {{baseUrl3}}/a']);
});
