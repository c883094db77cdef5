import {generateCurlSample, insertSecret} from '@developer-docs/openapi';
import type {JsonObject} from '@developer-docs/utils';
import {readOperation} from '@test-support/read-operation';
import {describe, expect, test} from 'vitest';
import {createConsoleOperation} from '../../../fixtures/test-console-operation';
import {createDraft} from './create-draft';
import {createRequest} from './create-request';
import {encodeDraft} from './link';
import {removeSecrets} from './remove-secrets';
import {mayBeSecret} from './secret-names';

const credentials = `
  X-API-Key APIKEY key Ocp-Apim-Subscription-Key authkey X-Auth Proxy-Authorization bearer jwt
  access_token refreshToken X-Vault-Token tokens refresh_tokens client_secret clientsecret secrets secretKey
  passwd newPassword password2 userpassword X-Pass user_pw pin otp cvv mfaCode recovery_phrase
  Cookie sessionId JSESSIONID sig X-Amz-Signature client_assertion code_verifier
  api_keys apiKeyValue privatekey private_key_pem passkey creds connectionString pat accessCode passwordconfirmation
  appkey signingKey masterkey SASToken pincode PINCode invite_code sms_code device_code PHPSESSID psk signedUrl
  DATABASE_URL wachtwoord hasło токен
  X-CSRF Authorisation altesPasswort contraseña mot_de_passe пароль 密码 パスフレーズ lösenord heslo clave mdp ｐassword
  newpwd userpwd dbpass authcode SAMLResponse jwk PIN码`;

test.each(credentials.trim().split(/\s+/))('%s may be a credential', (name) => {
  expect(mayBeSecret(name)).toBe(true);
});

const others = `
  author page_token nextToken X-Next-Token max_tokens completionTokens Idempotency-Key sort_key publicKey keyId keyword
  monkey sha256 pinned passenger bypass code country_code secretary tenant design signal sessions
  keys primary_keys x-api-key-id pattern access_level connection größe seed compass samples forward`;

test.each(['', ...others.trim().split(/\s+/)])("%s isn't a credential", (name) => {
  expect(mayBeSecret(name)).toBe(false);
});

const requestBody = {
  content: {
    'application/json': {
      schema: {type: 'object'},
      examples: {
        login: {value: {password: 'example'}},
        patch: {value: [{op: 'replace', path: '/password', value: 'x'}]},
      },
    },
    'text/plain': {schema: {type: 'string'}, example: 'password=example'},
  },
};

function createModel(parameters: readonly JsonObject[] = []) {
  const all = parameters.map((each) => ({schema: {type: 'string'}, ...each}));
  return {...createConsoleOperation(readOperation({parameters: all, requestBody})), secretMembers: ['hint']};
}

function clean(body: string) {
  const model = createModel();
  return removeSecrets(model, {...createDraft(model, 'minimal'), body}).body;
}

describe('a parameter', () => {
  const show = (location: string, name: string, text: string, declaration: JsonObject = {}) => {
    const {operation, ...rest} = createModel([{name, in: location, ...declaration}]);
    const model = {...rest, operation: {...operation, path: location === 'path' ? `/{${name}}` : '/paint'}};
    const draft = {
      ...createDraft(model, 'minimal'),
      parameters: {[`${location}.${name}`]: text},
      body: '',
    };
    const link = encodeDraft(model, 'minimal', draft);
    const linked = atob(
      link
        .slice(link.lastIndexOf('.') + 1)
        .replaceAll('-', '+')
        .replaceAll('_', '/'),
    );
    const request = createRequest(model, removeSecrets(model, draft));
    const shown = [request.url, ...request.headers.map(([, value]) => value)].map((value) => insertSecret(value, '…'));
    const isKept = removeSecrets(model, draft).parameters[`${location}.${name}`] === text;
    // All three apply the same rule.
    expect(linked.includes(`"${location}.${name}"`)).toBe(isKept);
    expect(decodeURIComponent(shown.join(' ')).includes(text)).toBe(isKept);
    return isKept;
  };

  test.each([
    ['query', 'filter', '{"password":"p"}'],
    ['query', 'filter', '{"password":"p",}'],
    ['query', 'q', '["password","hunter2"]'],
    ['query', 'q', "password eq 'hunter2'"],
    ['query', 'q', 'a=1&api_key=k'],
    ['query', 'next', 'https://h/?to=https%3A%2F%2Fh%2F%3Ftoken%3Ds'],
    ['query', 'a', 'Bearer s'],
    ['query', 'a', 'Basic czpz'],
    ['query', 'a', 'Basic dXNlcjpwYXNz, x'],
    ['header', 'X-A', 'Digest username="a"'],
    ['query', 'a', 'eyJhbGciOiJkaXIifQ..aXY.Y3Q.dGFn'],
    ['query', 'a', 'https%3A%2F%2Fu%3Ap%40h'],
    ['query', 'a', 'postgres://u:s@h/db'],
    ['query', 'a', 'eyJhbGciOiJub25lIn0.e30.c2ln'],
    ['query', 'api_key', 'kkk'],
    ['header', 'X-API-Key', 'kkk'],
    ['header', 'X-Filter', '{"otp":"s"}'],
    ['cookie', 'session', 'kkk'],
    ['path', 'token', 'kkk'],
    ['path', 'jwt', 'kkk'],
    ['path', 'signature', 'kkk'],
    ['path', 'api_key', 'kkk'],
    ['path', 'botToken', 'kkk'],
    ['path', 'id', 'eyJhbGciOiJub25lIn0.e30.c2ln'],
    ['path', 'url', 'https://u:p@h/'],
    ['path', 'filter', '{"password":"x"}'],
  ])('in the %s named %s with %j is in no link, history, or command', (location, name, text) => {
    const declaration = location === 'path' ? {required: true} : {};
    expect(show(location, name, text, declaration)).toBe(false);
  });

  test.each([
    ['query', 'sort', 'key'],
    ['query', 'filter', '{"size":  2}'],
    ['query', 'page_token', 'a-b'],
    ['path', 'page_token', 'a-b'],
    ['path', 'key', 'a-b'],
    ['path', 'session', 'a-b'],
    ['query', 'ids', '7ouMYWpwJ422jRcDASZB7P,4VqPOruhp5EdPBeR92t6lQ'],
    ['query', 'next', 'https://h/@s?page_token=1'],
  ])("in the %s named %s with %j isn't a credential", (location, name, text) => {
    expect(show(location, name, text, location === 'path' ? {required: true} : {})).toBe(true);
  });

  test.each([{format: 'password'}, {writeOnly: true}])('that the document declares with %j is one', (schema) => {
    expect(show('query', 'word', 'kkk', {schema: {type: 'string', ...schema}})).toBe(false);
  });
});

test.each([
  ['X-API-Key', '$X_API_KEY'],
  ['api key', '$API_KEY'],
  // Shells have variables of their own, such as `$_` and `$2`.
  ['токен', '$SECRET__'],
  ['2fa_token', '$SECRET_2FA_TOKEN'],
])('a command has a variable instead of the undeclared credential %s', (name, variable) => {
  const model = createModel([{name, in: 'query'}]);
  const draft = {...createDraft(model, 'minimal'), parameters: {[`query.${name}`]: 's-1'}, body: ''};
  const command = generateCurlSample(createRequest(model, removeSecrets(model, draft)));
  expect(command).toContain(variable);
  expect(command).not.toContain('s-1');
});

test.each([
  '{"a":  1}',
  '{"password": ""}',
  '<a>passport</a>',
  '{"a": 1,}',
  'max_tokens=5',
  '{"pin": true, "password": null, "max_tokens": 5, "n": 1.10, "plan": "Basic plan for you"}',
  '{"url": "https://h/@s?page_token=1"}',
  '',
  // The document contains these.
  '{\n  "password": "example"\n}',
  'password=example',
])('the body %j is kept as it was typed', (body) => {
  expect(clean(body)).toBe(body);
});

test.each([
  ['a number', '{"a": 1.10, "password": 123456}', '{"a": 1.10, "password": ""}'],
  ['a long number', '{"pin": 12345678901234567890}', '{"pin": ""}'],
  [
    'nested members',
    '{"secret": {"value": "s", "list": [7, {"x": "s"}]}}',
    '{"secret": {"value": "", "list": ["", {"x": ""}]}}',
  ],
  ['an array', '[{"tokens": ["s", "t"], "b": "c"}]', '[{"tokens": ["", ""], "b": "c"}]'],
  ['a member that the document declares', '{"hint": "s", "a": [{"hint": "s"}]}', '{"hint": "", "a": [{"hint": ""}]}'],
])('only the credential is removed from a body with %s', (_name, body, expected) => {
  const compact = (text = '') => text.replaceAll(/\s/g, '');
  expect(compact(clean(body))).toBe(compact(expected));
});

test.each([
  '{"password": "p",}',
  '{"password": "p"',
  '<user><ns:password>p</ns:password></user>',
  'user=a&client_secret=p',
  'user,Password\na,p',
  '[{"name": "API_KEY", "value": "s"}]',
  '[["password", "s"]]',
  '{"field": "password", "value": "s"}',
  '[{"op": "replace", "path": "/password", "value": "hunter2"}]',
  '{"query": "mutation { login(password: \\"s\\") }"}',
  '{"headers": ["X-API-Key: abc"]}',
  `{"curl": "curl -H 'Authorization: Bearer abc'"}`,
  '{"a": "my token is Bearer abcdef"}',
  '{"a": "Token abc123"}',
  '{"a": "ApiKey abc"}',
  '{"a": "Basic czpz"}',
  '{"a": "x eyJhbGciOiJub25lIn0.e30.c2ln"}',
  '{"a": "amqp://u:s@h/"}',
  '{"a": "https://h/?api_key=s"}',
  '{"a": "u=1&password=s"}',
  '{"a": "u=1&pass%77ord=s"}',
  '{"a": "<pin>s</pin>"}',
  '{"data": " {\\"otp\\": \\"s\\"}"}',
  '{"pem": "-----BEGIN PRIVATE KEY-----\\nMII"}',
  '{"a": "ghp_0123456789abcdefABCD"}',
  '{"a": "sk_live_0123456789abcdef"}',
  '{"a": "xoxb-123456789012-abc"}',
  '{"a": ["AIzaSyA0123456789abcdef"]}',
  '{"a": "SG.0123456789abcdef.x"}',
  'npm_0123456789abcdef',
  'ASIA0123456789ABCDEF',
  'https%3A%2F%2Fu%3Ap%40h',
])('nothing is left of %j, whose credential cannot be found', (body) => {
  expect(clean(body)).toBeUndefined();
});
