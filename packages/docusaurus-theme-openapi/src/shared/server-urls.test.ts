import {describe, expect, test} from 'vitest';
import {resolveServer} from './server-urls';

const site = 'https://docs.example';
const variable = (name: string, value: string, values: readonly string[] = []) => ({name, default: value, values});

test.each([
  ['https://{tenant}.example.com/{version}', {tenant: 'a-1', version: 'v2/beta'}, 'https://a-1.example.com/v2/beta'],
  ['https://{host}/v1/', {host: 'api.acme.example:8443'}, 'https://api.acme.example:8443/v1'],
  ['https://{host}', {host: 'bücher.example'}, 'https://bücher.example'],
  ['http://localhost:{port}', {port: '9090'}, 'http://localhost:9090'],
  ['{scheme}://api.example.com', {scheme: 'http'}, 'http://api.example.com'],
  ['{server}/v1', {server: 'http://127.0.0.1:3000/api'}, 'http://127.0.0.1:3000/api/v1'],
  ['https://api.example.com{basePath}', {basePath: '/v9'}, 'https://api.example.com/v9'],
  ['https://api.example.com{portSuffix}', {portSuffix: ':9090'}, 'https://api.example.com:9090'],
  ['https://api.example.com{portSuffix}', {}, 'https://api.example.com:8080'],
  ['https://api.example.com{suffix}/a', {suffix: ':1/b'}, 'https://api.example.com:1/b/a'],
  ['https://api.{domain}:{port}', {domain: 'acme.example'}, 'https://api.acme.example:8080'],
  ['//api.{domain}/v1', {domain: 'acme.example'}, 'https://api.acme.example/v1'],
  ['/{version}', {version: 'v2'}, 'https://docs.example/v2'],
  ['{version}/pets', {version: 'v2'}, 'https://docs.example/v2/pets'],
  ['', {}, 'https://docs.example'],
])('the values of variables are part of the URL: %s with %j', (template, values, url) => {
  const variables = [
    variable('tenant', 'demo'),
    variable('version', 'v1'),
    variable('host', 'api.example.com'),
    variable('port', '8080'),
    variable('scheme', 'https'),
    variable('server', 'https://api.example.com'),
    variable('basePath', '/v1'),
    variable('portSuffix', ':8080'),
    variable('suffix', ''),
    variable('domain', 'example.com'),
  ].filter(({name}) => template.includes(`{${name}}`));
  expect(resolveServer({template, variables}, values, site)).toEqual({url});
});

test.each([
  ['/{path}', 'v1', '/evil.example'],
  ['{path}/v1', 'api', 'https://evil.example'],
])('the relative URL %s, by default %j, stays on the site with %j', (template, defaultValue, value) => {
  const resolved = resolveServer({template, variables: [variable('path', defaultValue)]}, {path: value}, site);
  expect(new URL('url' in resolved ? resolved.url : 'about:blank').origin).toBe(site);
});

test.each([
  'javascript:alert(1)',
  'ws://api.example.com',
  'https://me@api.example.com',
  'https://a.example/?b',
  'https://[',
])('browsers cannot send requests to %s', (template) =>
  expect(resolveServer({template, variables: []}, {}, site)).toEqual({variable: ''}),
);

describe("values can't lead to another host", () => {
  const ends = ['/#', '/?', '/', '\\', '\n/', '%2f'];
  test.each([...ends.map((end) => `evil.example${end}`), 'me@evil.example', '[::1]/'])('%j in a host', (value) => {
    const server = {template: 'https://{tenant}.example.com/v1', variables: [variable('tenant', 'demo')]};
    expect(resolveServer(server, {tenant: value}, site)).toEqual({variable: 'tenant'});
  });
  test.each(['evil.example/#', 'me@evil.example', 'evil.example\\', ''])('%j as the host', (value) => {
    const server = {template: 'https://{host}/v1', variables: [variable('host', 'api.example.com')]};
    expect(resolveServer(server, {host: value}, site)).toEqual({variable: 'host'});
  });
  test.each([
    ['https://api.example.com{suffix}', '', '@evil.example'],
    ['https://api.example.com{suffix}', '', ':1@evil.example'],
    ['https://api.example.com{port}', ':8080', ':8080/../..'],
    ['https://{path}/v1', '/v2', '/evil.example'],
    ['https://api.example.com{path}', '/v1', ':pw@evil.example/'],
    ['https://api.example.com/{path}', 'v1', '../admin'],
    ['https://api.example.com/{path}', 'v1', 'a/%2E%2e/admin'],
    ['https://api.example.com/{path}', 'v1', 'v1?key='],
    ['https://api.example.com:{port}', '443', '443@evil.example'],
    ['{scheme}://api.example.com', 'https', 'javascript:alert(1)//'],
    ['{scheme}://api.example.com', 'https', 'https://evil.example/?'],
    ['{server}/v1', 'https://api.example.com', 'javascript:alert(1)'],
    ['{server}/v1', 'https://api.example.com', 'https://evil.example/#'],
    ['https://{region}.example.com', 'eu', ''],
  ])('%s, by default %j, with %j', (template, defaultValue, value) => {
    const [, name = ''] = /\{(\w+)\}/.exec(template) ?? [];
    const choices = name === 'region' ? ['eu', 'us'] : [];
    const server = {template, variables: [variable(name, defaultValue, choices)]};
    expect(resolveServer(server, {[name]: value}, site)).toEqual({variable: name});
  });
});
