import type {RemoteObject} from 'comlink';
import {beforeEach, expect, test, vi} from 'vitest';
import {loadSandbox} from './load-sandbox';
import type {SandboxServer} from './worker/sandbox-server';

const start = vi.fn<RemoteObject<SandboxServer>['start']>();
const send = vi.fn<RemoteObject<SandboxServer>['send']>();
const open = vi.fn<(id: string) => Promise<unknown>>(() => Promise.resolve({start, send}));
vi.mock('comlink', () => ({proxy: (callbacks: unknown) => callbacks, wrap: () => ({open})}));

const startedServer = {apiUrl: 'https://api.example', usesClock: false};

const terminate = vi.fn();

class FakeWorker extends EventTarget {
  readonly terminate = terminate;
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('document', {querySelector: () => null});
});

test('a worker that fails to start is terminated, and the next call starts another one', async () => {
  start.mockRejectedValueOnce(new Error('invalid documents')).mockResolvedValueOnce(startedServer);
  await expect(loadSandbox('broken')).rejects.toThrow('The sandbox couldn’t be loaded.');
  expect(terminate).toHaveBeenCalledOnce();
  const sandbox = await loadSandbox('broken');
  expect(sandbox.apiUrl).toBe(startedServer.apiUrl);
  expect(await loadSandbox('broken')).toBe(sandbox);
  expect(terminate).toHaveBeenCalledOnce();
});

test("the reader is told if the validators of an operation can't be loaded, and can try again", async () => {
  start.mockResolvedValueOnce(startedServer);
  const {send: sendRequest} = await loadSandbox('checked');
  const request = {method: 'GET', url: '/colors', headers: {}};
  send.mockRejectedValueOnce(Object.assign(new Error('importScripts failed'), {name: 'ValidatorsUnavailableError'}));
  await expect(sendRequest(request)).rejects.toThrow('The sandbox couldn’t be loaded.');
  send.mockResolvedValueOnce({status: 204, headers: [], body: ''});
  expect(await sendRequest(request)).toMatchObject({status: 204});
});

test('each sandbox has its own worker', async () => {
  start.mockResolvedValue(startedServer);
  const sandbox = await loadSandbox('1.0');
  expect(open).toHaveBeenCalledWith('1.0');
  expect(await loadSandbox('1.0')).toBe(sandbox);
  expect(await loadSandbox('2.0')).not.toBe(sandbox);
});
