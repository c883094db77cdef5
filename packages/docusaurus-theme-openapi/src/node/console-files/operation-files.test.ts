import {createMockApi} from '@developer-docs/mock-api';
import {compileValidators} from '@developer-docs/mock-api/node';
import {createSampleRequest} from '@developer-docs/openapi';
import type {JsonObject} from '@developer-docs/utils';
import {describe, expect, test} from 'vitest';
import {createDraft} from '../../console/draft/create-draft';
import {createRequest} from '../../console/draft/create-request';
import {createDocument, json} from '../../fixtures/test-document';
import {createTestRenderer} from '../../fixtures/test-pages';
import {createTryItOptions} from '../../fixtures/test-site';
import type {ConsoleOperation} from '../../shared/console-operation';
import type {LoadedDocument} from '../documents/document-loader';
import type {NormalizedTryItOptions} from '../options/try-it';
import {translateToEnglish} from '../texts/translations';
import {createOperationFiles} from './operation-files';

/** Returns the descriptions of a document's operations. */
const describeOperations = (document: LoadedDocument, options: Partial<NormalizedTryItOptions> = {}) =>
  createOperationFiles(createTestRenderer([document]), new Map(), createTryItOptions(options), translateToEnglish).map(
    ({content}) => JSON.parse(content) as ConsoleOperation,
  );

test('forms have the properties of their schema and its alternatives, with references resolved', () => {
  const type = 'multipart/form-data';
  const size = {$ref: '#/components/schemas/Size', description: 'Its size. For all pages.'};
  const Upload = {
    required: ['scan'],
    properties: {scan: {type: 'string', format: 'binary'}},
    anyOf: [{properties: {size}}, {properties: {note: {type: ['string', 'null']}}}],
  };
  const schemas = {Upload, Size: {type: 'string', enum: ['A4', 'A5']}};
  const {content} = json({properties: {name: {type: 'string'}}});
  const requestBody = {content: {...content, [type]: {schema: {$ref: '#/components/schemas/Upload'}}}};
  const document = createDocument('shop', {upload: {requestBody}}, {components: {schemas}});
  expect(describeOperations(document)[0]?.forms).toEqual({
    [type]: [
      {name: 'scan', isRequired: true, type: 'string', values: []},
      {name: 'size', isRequired: false, type: 'string', description: 'Its size. For all pages.', values: ['A4', 'A5']},
      {name: 'note', isRequired: false, type: 'string or null', values: []},
    ],
  });
});

test('the mock can return every error that readers can choose', async () => {
  const declareErrors = (names: readonly string[], type = 'application/json') => ({
    [type]: {examples: Object.fromEntries(names.map((name) => [name, {value: {code: name.toUpperCase()}}]))},
  });
  const generated = {'application/json': {schema: {properties: {code: {type: 'string'}}}}};
  const responses = {
    200: {content: declareErrors(['ok'])},
    400: {content: generated},
    404: {content: {...declareErrors(['Missing'], 'application/xml'), ...declareErrors(['NotFound', 'Gone'])}},
    409: {content: {'application/json': {example: {code: 'taken'}}}},
    default: {content: declareErrors(['Unexpected'])},
  };
  const document = createDocument('shop', {read: {responses}});
  const errors = describeOperations(document)[0]?.errors ?? [];
  expect(errors.map(({status, code}) => `${status} ${code}`)).toEqual([
    '404 NotFound',
    '404 Gone',
    'default Unexpected',
  ]);
  const documents = {shop: document.bundle};
  const mock = createMockApi({documents, validators: compileValidators(documents)});
  for (const {code} of errors) {
    const response = await mock.fetch(new Request('https://shop.example/0', {headers: {'Mock-Error': code}}));
    expect(await response.json()).toEqual({code: code.toUpperCase()});
  }
});

test("the samples of the console save a response that's a file, as those on the page do", () => {
  const content = {'text/csv': {schema: {type: 'string', format: 'binary'}}};
  const document = createDocument('shop', {export: {responses: {200: {content}}}});
  const [operation] = describeOperations(document);
  if (operation === undefined) throw new Error('The document has no operation.');
  const [declared] = document.model.operations;
  const request = createRequest(operation, createDraft(operation, 'minimal'));
  expect(request).toEqual(declared && createSampleRequest(declared, 'minimal'));
  expect(request.responseType).toBe('file');
});

test('headers that clients set themselves have no field', () => {
  const parameters = ['Host', 'content-length', 'X-Host'].map((name) => ({name, in: 'header', required: true}));
  const document = createDocument('shop', {list: {parameters: [...parameters, {name: 'host', in: 'query'}]}});
  const [operation] = describeOperations(document);
  expect(operation?.parameters.map(({name}) => name).sort()).toEqual(['X-Host', 'host']);
});

test('members that the document declares as passwords, or as text that is never returned, are listed by name', () => {
  const text = {type: 'string'};
  const word = {...text, format: 'password'};
  const note = {properties: {note: {...text, writeOnly: true}, a: text}};
  const Account = {
    properties: {
      hint: {$ref: '#/components/schemas/Hint'},
      tags: {type: 'array', writeOnly: true},
      keys: {type: 'array', prefixItems: [{properties: {pin: word}}], items: {properties: {pass: word}}},
      more: {patternProperties: {'^x-': {properties: {code: word}}}, additionalProperties: {oneOf: [note, {}]}},
      parent: {$ref: '#/components/schemas/Account'},
    },
  };
  const requestBody = json({$ref: '#/components/schemas/Account'});
  const components = {components: {schemas: {Account, Hint: word}}};
  const document = createDocument('shop', {signUp: {requestBody}, list: {}}, components);
  const [signUp, list] = describeOperations(document);
  expect(signUp?.secretMembers).toEqual(['hint', 'pass', 'pin', 'code', 'note']);
  expect(list).not.toHaveProperty('secretMembers');
});

test('the servers that a browser can reach are offered, each of them once', () => {
  const host = {default: '127.0.0.1:4531/#', enum: ['127.0.0.1:4531/#', 'eu.shop.example', '?', 'me@eu.shop.example']};
  const urls = [
    'https://shop.example/v1',
    'HTTPS://SHOP.example:443/v1',
    'http://user@shop.example',
    'https://shop.example/v1?key=1',
    'https://{undeclared}.shop.example',
    'javascript:alert(1)',
    '/v1',
  ];
  const servers = [...urls.map((url) => ({url})), {url: 'http://{host}/v1', variables: {host}}];
  const document = createDocument('shop', {list: {}}, {servers});
  const variables = [{name: 'host', default: 'eu.shop.example', values: ['eu.shop.example']}];
  expect(describeOperations(document, {servers: true})[0]?.servers).toEqual([
    {template: 'https://shop.example/v1', variables: []},
    {template: '/v1', variables: []},
    {template: 'http://{host}/v1', variables},
  ]);
});

describe('the credentials of an operation', () => {
  const securitySchemes = {
    key: {type: 'apiKey', in: 'header', name: 'X-Key', 'x-title': 'Key'},
    login: {type: 'http', scheme: 'basic', 'x-title': 'Login'},
    constructor: {type: 'oauth2', flows: {}, 'x-title': 'Shop account'},
  };
  const listCredentials = (security: JsonObject[], credentials: {id: string; label: string; scheme: string}[] = []) => {
    const document = createDocument('shop', {list: {security}}, {components: {securitySchemes}});
    const [operation] = describeOperations(document, {extension: {module: '', credentials, headers: []}});
    return operation?.credentials.map(({label, schemes, isAccepted}) => [label, schemes.join('+'), isAccepted]);
  };

  test('are the alternatives, each with all of its schemes, in the order of the document', () => {
    expect(listCredentials([{login: [], key: []}, {}, {constructor: ['read']}])).toEqual([
      ['Login and Key', 'login+key', true],
      ['None', '', true],
      ['Shop account', 'constructor', true],
    ]);
    expect(listCredentials([{}, {key: []}])).toEqual([
      ['None', '', true],
      ['Key', 'key', true],
    ]);
    expect(listCredentials([{key: []}])).toEqual([
      ['Key', 'key', true],
      ['None', '', false],
    ]);
    expect(listCredentials([])).toEqual([['None', '', true]]);
  });

  test('include those of the sandbox, before what the reader enters', () => {
    const mocks = [
      {id: 'test', label: 'Test key', scheme: 'key'},
      {id: 'user', label: 'User', scheme: 'login'},
    ];
    expect(listCredentials([{key: []}], mocks)).toEqual([
      ['Test key', 'key', true],
      ['Another token (Key)', 'key', true],
      ['None', '', false],
    ]);
  });
});

test.each([
  ['list', [{header: 'Mock-Stock', label: 'Stock', values: ['none', 'failed:sold out']}]],
  ['constructor', []],
])('the operation %s has the headers of the mock that are listed for it', (id, expected) => {
  const values = {list: ['none', 'failed:sold out'], unknown: ['none']};
  const mockHeaders = [
    {header: 'Mock-Stock', label: 'Stock', values},
    {header: 'Mock-Other', label: 'Other', values: {}},
  ];
  const extension = {module: './sandbox.js', credentials: [], headers: mockHeaders};
  const [operation] = describeOperations(createDocument('shop', {[id]: {}}), {extension});
  expect(operation?.mockHeaders).toEqual(expected);
});
