import logger from '@docusaurus/logger';
import {beforeEach, expect, test, vi, type MockInstance} from 'vitest';
import {reportServers} from './report';
import {createDocument} from '../../fixtures/test-document';

let warn: MockInstance<typeof logger.warn>;

beforeEach(() => {
  warn = vi.spyOn(logger, 'warn').mockReturnValue();
  return () => {
    warn.mockRestore();
  };
});

const end = `so its samples use https://api.example.com. Add the URL to the document: "servers: [{url: 'https://…`;

test.each([
  ['has no servers', '', undefined],
  ['has a server without a host, "/api/v1"', '/api/v1', [{url: '/api/v1/'}]],
  ['has a server whose URL isn\'t for HTTP, "javascript:alert(1)"', '', [{url: 'javascript:alert(1)'}]],
])('a document that %s is reported once', (problem, path, servers) => {
  reportServers(createDocument('shop', {a: 'Ships', b: 'Ships'}, servers && {servers}));
  expect(warn).toHaveBeenCalledExactlyOnceWith(`API document shop ${problem}, ${end}${path}'}]".`);
});

test('documents with servers, and without operations, are fine', () => {
  reportServers(createDocument('shop', {a: 'Ships'}, {servers: [{url: 'https://shop.example/v1'}]}));
  reportServers(createDocument('shop', {}));
  const servers = [{url: '{scheme}://shop.example', variables: {scheme: {default: 'https'}}}];
  reportServers(createDocument('shop', {a: {servers}}));
  expect(warn).not.toHaveBeenCalled();
});
