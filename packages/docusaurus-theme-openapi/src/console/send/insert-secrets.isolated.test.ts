import {sampleLanguages} from '@developer-docs/openapi';
import type {JsonObject} from '@developer-docs/utils';
import {readOperation} from '@test-support/read-operation';
import {beforeEach, expect, test, vi} from 'vitest';
import {createConsoleOperation} from '../../fixtures/test-console-operation';
import {createDraft} from '../draft/create-draft';
import {createRequest} from '../draft/create-request';
import {chooseCredential, explainScheme} from '../draft/credentials';
import {memory} from '../memory/memory';
import {insertSecrets, readSecrets} from './insert-secrets';
import {createServerRequest} from './send-to-server';

vi.mock('@docusaurus/theme-common', () => import('../../fixtures/test-storage'));

const origin = 'https://api.example.com';
const schemes = {
  header: {type: 'apiKey', in: 'header', name: 'X-Key'},
  query: {type: 'apiKey', in: 'query', name: 'api key'},
  cookie: {type: 'apiKey', in: 'cookie', name: 'session'},
  login: {type: 'http', scheme: 'Basic'},
  token: {type: 'http', scheme: 'bearer'},
  hoba: {type: 'http', scheme: 'HOBA'},
  digest: {type: 'http', scheme: 'digest'},
  tls: {type: 'mutualTLS'},
} satisfies Record<string, JsonObject>;

function createOperation(names: readonly string[]) {
  const security = [Object.fromEntries(names.map((name) => [name, []]))];
  const operation = readOperation({security}, {securitySchemes: schemes});
  const credential = {id: ['own', ...names].join(' '), label: '', schemes: names, isAccepted: true};
  return createConsoleOperation(operation, [credential]);
}

function send(operation: ReturnType<typeof createOperation>, target = origin) {
  const draft = createDraft(operation, 'minimal');
  const secrets = readSecrets(operation, chooseCredential(operation, draft.credential, false), target);
  return createServerRequest(createRequest(operation, draft), {headers: {}}, secrets);
}

beforeEach(() => {
  memory.forget();
  memory.setSecret('test', origin, 'header', {value: 'k&1'});
  memory.setSecret('test', origin, 'query', {value: 'q&ü #'});
  memory.setSecret('test', origin, 'login', {user: 'jürgen', password: 'a:b€'});
  memory.setSecret('test', origin, 'token', {value: 't'});
  memory.setSecret('test', origin, 'hoba', {value: 'result="x"'});
});

const basic = `Basic ${Buffer.from('jürgen:a:b€').toString('base64')}`;

test('sends nothing that was entered for another host', () => {
  for (const target of ['https://evil.example', 'http://api.example.com', 'null', '']) {
    const sent = JSON.stringify(send(createOperation(['header', 'query', 'token']), target));
    expect(sent).not.toMatch(/k&1|%C3%BC|Bearer t/);
  }
});

test.each([
  ['cookie', 'cookies'],
  ['digest', 'challenge'],
  ['tls', 'certificate'],
])('explains why a page cannot send %s to a server', (name, reason) => {
  const [[entry] = []] = createOperation([name]).security;
  expect(entry && explainScheme(entry.scheme, false)).toContain(reason);
  expect(entry && explainScheme(entry.scheme, true)?.includes(reason)).toBe(name === 'tls' ? true : undefined);
});

test('samples have variables, and secrets only where all of a text is known', () => {
  const operation = createOperation(['query', 'login', 'header']);
  const request = createRequest(operation, createDraft(operation, 'minimal'));
  const secrets = readSecrets(operation, 'own query login header', origin);
  for (const {generate} of sampleLanguages) {
    expect(generate(request)).not.toMatch(/k&1|%C3%BC|€/);
    const inserted = generate(insertSecrets(request, secrets));
    for (const secret of ['k&1', 'q%26%C3%BC%20%23', basic]) expect(inserted).toContain(secret);
    expect(generate(insertSecrets(request, new Map()))).toBe(generate(request));
  }
});

test.each([
  ['token', 'Bearer t', 'Bearer t'],
  ['token', ' bearer  t', 'Bearer t'],
  ['token', 'Authorization: Bearer t', 'Bearer t'],
  ['hoba', 'hoba result="x"', 'HOBA result="x"'],
  ['hoba', 'Bearer x', 'HOBA Bearer x'],
])('for %s, the pasted header %j is sent as %s', (name, value, sent) => {
  memory.setSecret('test', origin, name, {value});
  expect(send(createOperation([name])).headers).toEqual({Authorization: sent});
});
