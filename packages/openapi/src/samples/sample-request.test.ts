import {expect, test} from 'vitest';
import type {JsonObject} from '@developer-docs/internal';
import {readOperation} from '../test-operation.js';
import {generateCurlSample} from './curl.js';
import {generateJavaScriptSample} from './javascript.js';
import {generatePythonSample} from './python.js';
import {sampleLanguages} from './create-samples.js';
import {createSampleRequest, type SampleRequest} from './sample-request.js';

function createRequest(schemes: Readonly<Record<string, JsonObject>>, parameters: JsonObject[] = []): SampleRequest {
  const names = Object.keys(schemes).map((name) => [name, []]);
  const security = [Object.fromEntries(names) as JsonObject];
  const request = createSampleRequest(readOperation({security, parameters}, {securitySchemes: schemes}), 'realistic');
  if (request === undefined) {
    throw new Error('The operation has no sample.');
  }
  return request;
}

const bearer = ['Authorization', ['Bearer ', {variable: 'PAINT_AUTH'}]];

test.each<[string, JsonObject, unknown]>([
  ['a bearer token', {type: 'http', scheme: 'bearer'}, {url: 'https://api.example.com/paint', headers: [bearer]}],
  ['OAuth 2.0', {type: 'oauth2', flows: {}}, {url: 'https://api.example.com/paint', headers: [bearer]}],
  [
    'a username and password',
    {type: 'http', scheme: 'basic'},
    {
      url: 'https://api.example.com/paint',
      headers: [],
      basicAuth: {user: 'PAINT_AUTH_USERNAME', password: 'PAINT_AUTH_PASSWORD'},
    },
  ],
  [
    'a key in a header',
    {type: 'apiKey', in: 'header', name: 'X-Key'},
    {url: 'https://api.example.com/paint', headers: [['X-Key', [{variable: 'PAINT_AUTH'}]]]},
  ],
  [
    'a key in a cookie',
    {type: 'apiKey', in: 'cookie', name: 'key'},
    {url: 'https://api.example.com/paint', headers: [['Cookie', ['key=', {variable: 'PAINT_AUTH'}]]]},
  ],
  [
    'a key in the query',
    {type: 'apiKey', in: 'query', name: 'my key'},
    {url: ['https://api.example.com/paint', '?', 'my%20key=', {variable: 'PAINT_AUTH'}], headers: []},
  ],
  ['mutual TLS', {type: 'mutualTLS'}, {url: 'https://api.example.com/paint', headers: [], hasCertificate: true}],
  [
    'digest authentication',
    {type: 'http', scheme: 'digest'},
    {
      url: 'https://api.example.com/paint',
      headers: [],
      basicAuth: {user: 'PAINT_AUTH_USERNAME', password: 'PAINT_AUTH_PASSWORD', isDigest: true},
    },
  ],
])('a request with %s', (_name, scheme, expected) => {
  expect(createRequest({paintAuth: scheme})).toEqual({method: 'GET', responseType: 'none', ...(expected as object)});
});

test('text around a secret is escaped', () => {
  const text = ['"`${a}\\', {variable: 'KEY'}];
  const special: SampleRequest = {method: 'GET', url: text, headers: [], responseType: 'none'};
  expect(generateCurlSample(special)).toContain('"\\"\\`\\${a}\\\\$KEY"');
  expect(generateJavaScriptSample(special)).toContain('`"\\`\\${a}\\\\${process.env.KEY}`');
  expect(generatePythonSample(special)).toContain(`f"\\"\`\${{a}}\\\\{os.environ['KEY']}"`);
});

test('samples send a client certificate', () => {
  const request: SampleRequest = {
    method: 'POST',
    url: 'https://api.example.com/paint',
    headers: [],
    hasCertificate: true,
    body: {kind: 'json', value: {a: 1}},
    responseType: 'json',
  };
  const [curl, javascript, python] = sampleLanguages.map(({generate}) => generate(request));
  expect(curl).toContain('--cert client.pem --key client-key.pem');
  expect(javascript).toContain("cert: readFileSync('client.pem')");
  expect(javascript).not.toContain('await fetch(');
  expect(python).toContain('context.load_cert_chain("client.pem", "client-key.pem")');
});
