import {expect, test, vi} from 'vitest';
import {ApiClient} from './api';
import type {TokenManager} from './token-manager';

test("retries a success response that isn't JSON, and then reports a network error", async () => {
  vi.useFakeTimers();
  const fetch = vi.fn(() => Promise.resolve(new Response('<h1>Sign in to the Wi-Fi</h1>')));
  vi.stubGlobal('fetch', fetch);
  const tokens = {get: () => Promise.resolve('ut_1')} as TokenManager;
  const client = new ApiClient('https://api.example/v1', tokens);
  const {signal} = new AbortController();
  const result = client.call({method: 'GET', path: '/requests/req_1', signal}).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await result).toMatchObject({code: 'network_failed', details: {attempts: 3}});
  expect(fetch).toHaveBeenCalledTimes(3);
});
