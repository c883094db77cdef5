import {expect, test} from 'vitest';
import {generateCurlSample, insertSecret} from '@developer-docs/openapi';
import {
  hasSecretParameter,
  hideSecrets,
  mayBeSecret,
  removeSecretMembers,
  removeSecretsOfParameter,
} from './secret-names';

const credentials = `
  X-API-Key APIKEY key Ocp-Apim-Subscription-Key authkey X-Auth Proxy-Authorization bearer jwt
  access_token refreshToken X-Vault-Token tokens refresh_tokens client_secret clientsecret secrets secretKey
  passwd newPassword password2 userpassword X-Pass user_pw pin otp cvv mfaCode recovery_phrase
  Cookie sessionId JSESSIONID sig X-Amz-Signature client_assertion code_verifier
  api_keys apiKeyValue privatekey private_key_pem passkey creds connectionString pat accessCode passwordconfirmation
  X-CSRF Authorisation altesPasswort contraseña mot_de_passe пароль 密码`;

test.each(credentials.trim().split(/\s+/))('%s may be a credential', (name) => {
  expect(mayBeSecret(name)).toBe(true);
});

const others = `
  author page_token nextToken X-Next-Token max_tokens completionTokens Idempotency-Key sort_key publicKey keyId keyword
  monkey sha256 pinned passenger bypass code country_code secretary tenant design signal sessions
  keys primary_keys x-api-key-id pattern access_level connection größe`;

test.each(['', ...others.trim().split(/\s+/)])('%s is no credential', (name) => {
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
    'https://api.example/a?key=<KEY>&q=<Q>&api%5Fkey=<API_KEY>&empty=&declared=<KEY>&sig=<SIG>#token=a',
  );
  expect(hidden.headers).toEqual([['X-API-Key', [{variable: 'X_API_KEY'}]], ...request.headers.slice(1)]);
  expect(generateCurlSample(hidden)).toContain('-H "X-API-Key: $X_API_KEY"');
  expect(hasSecretParameter(request.url)).toBe(true);
  expect(hasSecretParameter('https://key=1@api.example/?page_token=a&token=')).toBe(false);
});

test.each([
  'filter=%7B%22password%22%3A%22s%22%7D',
  'next=https%3A%2F%2Fh%2F%3Ftoken%3Ds',
  'a=Bearer%20s',
  'o=pin%3Ds',
])('a credential in the value of %s is hidden, and not redirected', (query) => {
  const url = `https://api.example/?${query}`;
  expect(hasSecretParameter(url)).toBe(true);
  const {headers, ...hidden} = hideSecrets({
    method: 'GET',
    url,
    headers: [['X-Filter', '{"otp":"s"}']],
    responseType: 'json',
  });
  expect(insertSecret(hidden.url, '…')).toBe(`https://api.example/?${query.replace(/=.*/, '=…')}`);
  expect(headers).toEqual([['X-Filter', [{variable: 'X_FILTER'}]]]);
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
  for (const other of ['{"a":  1}', '{"password": ""}', '<a>passport</a>', '{"a": 1,}', 'max_tokens=5', '']) {
    expect(removeSecretMembers(other)).toBe(other);
  }
});

test.each([
  ['a number', '{"a": 1, "password": 123456}', {a: 1, password: ''}],
  ['a long number', '{"pin": 12345678901234567890}', {pin: ''}],
  ['nested members', '{"secret": {"value": "s", "list": [7, {"x": "s"}]}}', {secret: {value: '', list: ['', {x: ''}]}}],
  ['an array', '[{"tokens": ["s", "t"]}]', [{tokens: ['', '']}]],
  [
    'pairs',
    '[{"name": "API_KEY", "value": "s"}, {"key": "otp", "value": 7}, {"name": "a", "value": "b"}]',
    [
      {name: 'API_KEY', value: ''},
      {key: 'otp', value: ''},
      {name: 'a', value: 'b'},
    ],
  ],
  [
    'the value of a header',
    '{"a": "Bearer s", "b": "Basic czpz", "c": "Basic plan for you"}',
    {a: '', b: '', c: 'Basic plan for you'},
  ],
  ['a JWT', '{"a": "x eyJhbGciOiJub25lIn0.e30.c2ln"}', {a: ''}],
  [
    'a URL',
    '{"a": "amqp://u:s@h/", "b": "https://h/?api_key=s", "c": "https://h/@s?page_token=1"}',
    {a: '', b: '', c: 'https://h/@s?page_token=1'},
  ],
  [
    'a form or XML in a string',
    '{"a": "u=1&password=s", "b": "<pin>s</pin>", "c": "Reset your password: now"}',
    {a: '', b: '', c: 'Reset your password: now'},
  ],
  ['JSON in a string', '{"data": " {\\"otp\\": \\"s\\"}"}', {data: '{\n  "otp": ""\n}'}],
  ['what only marks a credential', '{"pin": true, "password": null}', {pin: true, password: null}],
])('a body has no credential in %s', (_name, body, expected) => {
  expect(JSON.parse(removeSecretMembers(body))).toEqual(expected);
});

test.each([
  '{"password": "p",}',
  '{"password": "p"',
  '<user><ns:password>p</ns:password></user>',
  'user=a&client_secret=p',
  'user,Password\na,p',
])('nothing is left of %j, whose credential cannot be found', (body) => {
  expect(removeSecretMembers(body)).toBe('');
});

test.each([
  ['filter', '{"password":"p"}', '{\n  "password": ""\n}'],
  ['filter', '{"password":"p",}', ''],
  ['query', 'a=1&api_key=k', ''],
  ['api_key', 'k', ''],
  ['sort', 'key', 'key'],
  ['a', 'Bearer s', ''],
  ['a', 'postgres://u:s@h/db', ''],
  ['filter', '{"size":  2}', '{"size":  2}'],
])('what may be a credential is removed from the parameter %s with %j', (name, text, expected) => {
  expect(removeSecretsOfParameter(name, text)).toBe(expected);
});
