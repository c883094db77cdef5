import {expect, test, vi} from 'vitest';
import {explainFailure} from './explain-failure';

const blocked = /to https:\/\/api\.example,.* from https:\/\/docs\.example \(CORS\).*\(connect-src\)(?!.*Chrome)/;
const localNetwork = /in your local network: Chrome/;

test.each([
  ['https://docs.example', 'https://api.example', true, blocked],
  ['https://docs.example', 'https://api.example', false, /^Your browser is offline\./],
  ['https://docs.example', 'http://api.example', true, /from an HTTPS page to http:\/\/api\.example/],
  ['http://docs.example', 'http://api.example', true, /\(CORS\)/],
  ['https://docs.example', 'http://localhost:3000', true, localNetwork],
  ['https://docs.example', 'https://192.168.1.7', true, localNetwork],
  ['https://docs.example', 'https://169.254.1.1', true, localNetwork],
  ['https://docs.example', 'https://[fe80::1]', true, localNetwork],
  ['https://docs.example', 'https://[fd12::1]', true, localNetwork],
  ['https://docs.example', 'https://[2001:db8::1]', true, /\(CORS\)(?!.*Chrome)/],
  ['https://docs.example', 'https://[2001:db8::1]', false, /^Your browser is offline\./],
  ['https://docs.example', 'https://login.local', true, localNetwork],
  ['https://docs.example', 'https://172.32.0.1', true, /\(CORS\)(?!.*Chrome)/],
  ['http://localhost:3000', 'http://localhost:4010', false, /\(CORS\)(?!.*Chrome)/],
])('on %s, a request to %s has failed while the browser is online: %s', (page, server, onLine, message) => {
  vi.stubGlobal('window', {location: new URL(page), navigator: {onLine}});
  expect(explainFailure(`${server}/v1`)).toMatch(message);
});
