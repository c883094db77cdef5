import {expect, test} from 'vitest';
import {createDocument} from '../../fixtures/test-document';
import {listConnectSources} from './connect-sources';

test('the console needs the servers of documents and operations, and the hosts of tokens', () => {
  const servers = [
    {
      url: 'https://{region}.shop.example:{port}/v1',
      variables: {region: {default: 'eu', enum: ['eu', 'us']}, port: {default: '443'}},
    },
    {url: 'https://{tenant}.shop.example', variables: {tenant: {default: 'demo'}}},
    {url: 'https://{host}/v1', variables: {host: {default: 'any.example'}}},
    {url: 'https://{name}.com', variables: {name: {default: 'any'}}},
    {url: "https://a.example;script-src'unsafe-inline'"},
    {url: '/v1'},
  ];
  const flow = {
    authorizationUrl: 'https://login.example/authorize',
    tokenUrl: 'https://token.example/token',
    refreshUrl: 'https://refresh.example/token',
  };
  const securitySchemes = {
    account: {type: 'oauth2', flows: {authorizationCode: {...flow, scopes: {}}}},
    id: {type: 'openIdConnect', openIdConnectUrl: 'https://id.example/.well-known/openid-configuration'},
    key: {type: 'apiKey', in: 'header', name: 'X'},
  };
  const list = {servers: [{url: 'HTTP://files.example:8080/x'}]};
  const {model} = createDocument('shop', {list}, {servers, components: {securitySchemes}});
  const proxy = ['https://proxy.example/a', '/b'].map((url) => ({url, to: ''}));
  expect(listConnectSources([model], {proxy})).toEqual([
    'http://files.example:8080',
    'https://*.shop.example',
    'https://eu.shop.example:*',
    'https://id.example',
    'https://proxy.example',
    'https://refresh.example',
    'https://token.example',
    'https://us.shop.example:*',
  ]);
});

test.each([
  ['/v1', ['https://id.example']],
  ['https://shop.example/v1', ['https://id.example', 'https://shop.example']],
])('the URLs of security schemes are relative to the first server: %s', (url, sources) => {
  const clientCredentials = {tokenUrl: 'https://id.example/token', refreshUrl: '/token', scopes: {}};
  const securitySchemes = {account: {type: 'oauth2', flows: {clientCredentials}}};
  const {model} = createDocument('shop', {list: {}}, {servers: [{url}], components: {securitySchemes}});
  expect(listConnectSources([model], {proxy: []})).toEqual(sources);
});
