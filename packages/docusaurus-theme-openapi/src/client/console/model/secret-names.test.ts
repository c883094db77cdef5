import {expect, test, vi} from 'vitest';
import {generateCurlSample, insertSecret} from '@developer-docs/openapi';
import {hasSecretParameter, hideSecrets, mayBeSecret, removeSecretMembers} from './secret-names';

vi.mock('../../console-texts', () => import('../../../fixtures/test-console-texts'));

test.each([
  'X-API-Key',
  'apiKey',
  'APIKEY',
  'key',
  'Ocp-Apim-Subscription-Key',
  'X-Auth',
  'authorization',
  'Proxy-Authorization',
  'access_token',
  'refreshToken',
  'X-Vault-Token',
  'id_token',
  'client_secret',
  'secretKey',
  'passwd',
  'newPassword',
  'Cookie',
  'sessionId',
  'X-Amz-Signature',
  'sig',
  'jwt',
])('%s may be a credential', (name) => {
  expect(mayBeSecret(name)).toBe(true);
});

test.each([
  'author',
  'page_token',
  'nextToken',
  'X-Next-Token',
  'Idempotency-Key',
  'sort_key',
  'publicKey',
  'tokens',
  'max_tokens',
  'keyword',
  'keyId',
  'monkey',
  'tenant',
  'design',
  'signal',
  'sessions',
  '',
])('%s is no credential', (name) => {
  expect(mayBeSecret(name)).toBe(false);
});

test('the history and commands contain variables instead of undeclared credentials', () => {
  const request = {
    method: 'GET',
    url: [
      'https://api.example/a?key=k%261&q=key%3Dx&api%5Fkey=s&empty=&declared=',
      {variable: 'KEY'},
      '&sig=z#token=a',
    ],
    headers: [
      ['X-API-Key', 'secret'],
      ['X-Trace', '7'],
      ['Authorization', ['Bearer ', {variable: 'TOKEN'}]],
    ],
    responseType: 'json',
  } as const;
  const hidden = hideSecrets(request);
  expect(insertSecret(hidden.url, (name) => `<${name}>`)).toBe(
    'https://api.example/a?key=<KEY>&q=key%3Dx&api%5Fkey=<API_KEY>&empty=&declared=<KEY>&sig=<SIG>#token=a',
  );
  expect(hidden.headers).toEqual([['X-API-Key', [{variable: 'X_API_KEY'}]], ...request.headers.slice(1)]);
  expect(generateCurlSample(hidden)).toContain('-H "X-API-Key: $X_API_KEY"');
  expect(hasSecretParameter(request.url)).toBe(true);
  expect(hasSecretParameter('https://key=1@api.example/?page_token=a&token=')).toBe(false);
});

test('links contain no credential of a body, which otherwise is as it was typed', () => {
  const body = '{"user": "a", "password": "p", "n": 1.10, "list": [{"apiKey": "k", "max_tokens": 5}], "token": null}';
  expect(JSON.parse(removeSecretMembers(body))).toEqual({
    user: 'a',
    password: '',
    n: 1.1,
    list: [{apiKey: '', max_tokens: 5}],
    token: null,
  });
  expect(removeSecretMembers(body)).toContain('1.10');
  for (const other of ['{"a":  1}', '{"password": ""}', 'password=p', '{"password": "p"', '']) {
    expect(removeSecretMembers(other)).toBe(other);
  }
});
