import {beforeEach, expect, test, vi} from 'vitest';
import {describeServer, findDestination} from './destination';

beforeEach(() => {
  vi.stubGlobal('window', {location: {origin: 'https://docs.example'}});
});

test.each([
  ['https://api.example/v1', 'https://docs.example/proxy'],
  ['https://API.example:443/v1/', 'https://docs.example/proxy'],
  ['https://api.example/v2', undefined],
  ['https://api.example.evil.example/v1', undefined],
  ['http://other.example', 'https://proxy.example/other'],
])('requests to %s are sent to the proxy %s', (server, url) => {
  const proxies = [
    {url: '/proxy/', to: 'https://api.example/v1/'},
    {url: 'https://proxy.example/other', to: 'http://other.example'},
  ];
  const servers = [{template: server, variables: []}];
  expect(findDestination({servers, proxies}, {server, variables: {}}).proxy).toBe(url);
  expect(findDestination({servers}, {server, variables: {}}).proxy).toBeUndefined();
});

test.each([
  [undefined, '', ''],
  ['https://gone.example', '', ''],
  ['https://{host}', 'https://api.example', 'Requests go to https://api.example.'],
  ['/v1', 'https://docs.example', 'through the proxy at https://proxy.example, which can read them'],
  ['https://{bad}', 'null', ''],
])('requests to %s are for %j: %s', (server, origin, sentence) => {
  const servers = [
    {template: 'https://{host}', variables: [{name: 'host', default: 'api.example', values: []}]},
    {template: '/v1', variables: []},
    {template: 'https://{bad}', variables: [{name: 'bad', default: 'api.example', values: []}]},
  ];
  const proxies = [{url: 'https://proxy.example/a', to: 'https://docs.example/v1'}];
  const destination = findDestination({servers, proxies}, {server, variables: {bad: 'evil.example/#'}});
  expect(destination.origin).toBe(origin);
  expect(destination.invalidVariable).toBe(origin === 'null' ? 'bad' : undefined);
  expect(describeServer(destination)).toContain(sentence);
});
