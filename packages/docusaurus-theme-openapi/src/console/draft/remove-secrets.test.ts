import type {JsonObject} from '@developer-docs/utils';
import {readOperation} from '@test-support/read-operation';
import {expect, test} from 'vitest';
import {createConsoleOperation} from '../../fixtures/test-console-operation';
import {createDraft} from './create-draft';
import {encodeDraft} from './link';
import {hasCredentials, removeSecrets} from './remove-secrets';

const text = {type: 'string'};
const parameters = [
  {name: 'X-Key', in: 'header', schema: text},
  {name: 'Cookie', in: 'header', schema: text},
  {name: 'pin', in: 'query', schema: {...text, format: 'password'}},
  {name: 'code', in: 'query', schema: {...text, writeOnly: true}},
  // Names aren't looked at.
  {name: 'page_token', in: 'query', schema: text},
];
const key: JsonObject = {type: 'apiKey', in: 'header', name: 'X-Key'};
const declared = readOperation({security: [{key: []}, {}], parameters}, {securitySchemes: {key}});
const operation = {...createConsoleOperation(declared), secretMembers: ['hint']};
const sample = {...createDraft(operation, 'minimal'), credential: 'none'};
const secrets = {'header.X-Key': '', 'header.Cookie': '', 'query.pin': '', 'query.code': ''};
const harmless = {...secrets, 'query.page_token': 'p'};

test.each(Object.keys(secrets))('the credential %s, which the document declares, is in no link', (name) => {
  const draft = {...sample, parameters: {...harmless, [name]: 'secret-1'}};
  expect(hasCredentials(operation, draft)).toBe(true);
  expect(removeSecrets(operation, draft).parameters).toEqual(harmless);
  const link = encodeDraft(operation, 'minimal', draft);
  expect(atob(link.slice(link.lastIndexOf('.') + 1))).not.toContain('secret-1');
  expect(hasCredentials(operation, {...draft, parameters: harmless})).toBe(false);
});

test.each([
  ['{"a": 1.10, "hint": 123456}', '{"a":1.10,"hint":""}'],
  ['[{"hint": ["s", "t"], "b": {"hint": {"x": "s"}}}]', '[{"hint":"","b":{"hint":""}}]'],
  ['<hint>s</hint>', ''],
])('without its credentials, the body %s is %s', (body, expected) => {
  expect(removeSecrets(operation, {...sample, body}).body.replaceAll(/\s/g, '')).toBe(expected);
  expect(removeSecrets({...operation, secretMembers: []}, {...sample, body}).body).toBe(body);
});
