import {beforeEach, expect, test, vi} from 'vitest';
import {memory, type SchemeSecret} from '../memory/memory';
import {InvalidGrantError} from './explain-errors';
import {refreshTokens} from './flow';
import {refreshSecret} from './refresh-secret';

vi.mock('@docusaurus/theme-common', () => import('../../fixtures/test-storage'));
vi.mock('./flow', () => ({refreshTokens: vi.fn()}));
vi.mock('./oauth-host', () => ({createHost: vi.fn()}));
vi.mock('../load-descriptions', () => ({loadOAuthScheme: vi.fn()}));

const origin = 'https://api.example';
const old = {value: 'old', refreshToken: 'r1'};
const read = () => memory.readSecret('shop', origin, 'account');
const refresh = () => refreshSecret({documentId: 'shop', sandbox: ''}, {origin, url: origin}, 'account');

beforeEach(() => {
  memory.forget();
  memory.setSecret('shop', origin, 'account', old);
});

/** Starts a refresh, and returns a function with which the response arrives. */
async function start() {
  let arrive: ((tokens: SchemeSecret) => void) | undefined;
  const response = new Promise<SchemeSecret>((resolve) => (arrive = resolve));
  vi.mocked(refreshTokens).mockReset().mockReturnValue(response);
  const done = refresh();
  await vi.waitFor(() => expect(refreshTokens).toHaveBeenCalled());
  return async () => {
    arrive?.({value: 'new', refreshToken: 'r2'});
    await done;
  };
}

test('new tokens replace the old ones, whatever else changes meanwhile', async () => {
  const finish = await start();
  memory.setSecret('shop', origin, 'other', {value: 'key'});
  memory.remember(true);
  await finish();
  expect(read()).toEqual({value: 'new', refreshToken: 'r2'});
});

test.each<[string, () => void, SchemeSecret]>([
  ['deleted everything', () => memory.forget(), {}],
  ['signed out', () => memory.setSecret('shop', origin, 'account', {}), {}],
  ['entered a token', () => memory.setSecret('shop', origin, 'account', {value: 'own'}), {value: 'own'}],
])('tokens that arrive after the reader has %s are not kept', async (_name, act, expected) => {
  const finish = await start();
  act();
  await finish();
  expect(read()).toEqual(expected);
});

test('a session that has ended is removed, so that the reader can sign in again, but not after another error', async () => {
  vi.mocked(refreshTokens).mockReset().mockRejectedValueOnce(new Error('offline'));
  await expect(refresh()).rejects.toThrow('offline');
  expect(read()).toEqual(old);
  vi.mocked(refreshTokens).mockRejectedValueOnce(new InvalidGrantError('ended'));
  await expect(refresh()).rejects.toThrow('ended');
  expect(read()).toEqual({});
});

test('nothing is requested without a refresh token', async () => {
  vi.mocked(refreshTokens).mockReset();
  memory.forget();
  await refresh();
  expect(refreshTokens).not.toHaveBeenCalled();
});
