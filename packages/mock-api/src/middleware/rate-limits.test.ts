import {expect, test} from 'vitest';
import type {Operation} from '../contract/operations';
import {localAccount, standardAccount} from '../product/store/accounts';
import type {User} from '../product/store/store';
import type {Caller} from '../product/authentication';
import {isExceeded, createRateLimitError, createRateLimitHeaders, RateLimits} from './rate-limits';

const operation = {id: 'createThing', rateLimit: {limit: 3, window: 60, bucket: 'user'}} as Operation;
const account: Caller = {workspace: localAccount.workspaces.test};
const createUserCaller = (id: string): Caller => ({...account, user: {id} as User});

test('a window allows the declared number of calls', () => {
  const limits = new RateLimits();
  const states = [0, 0, 0, 59_000].map((now) => limits.count(operation, account, now));
  expect(states.map((state) => state && isExceeded(state))).toEqual([false, false, false, true]);
  expect(limits.count(operation, account, 60_000)).toEqual({limit: 3, window: 60, remaining: 2, reset: 60});
});

test('each user and each account has a bucket per operation and environment', () => {
  const limits = new RateLimits();
  const countRemaining = (caller: Caller, calledOperation = operation) =>
    limits.count(calledOperation, caller, 0)?.remaining;
  expect(
    [account, createUserCaller('one'), createUserCaller('two'), account].map((caller) => countRemaining(caller)),
  ).toEqual([2, 2, 2, 1]);
  expect(countRemaining({workspace: localAccount.workspaces.live})).toBe(2);
  expect(countRemaining({workspace: standardAccount.workspaces.test})).toBe(2);
  expect(countRemaining(account, {...operation, id: 'readThing'})).toBe(2);
});

test("the account bucket counts all of an account's users together", () => {
  const limits = new RateLimits();
  const limitedOperation = {...operation, rateLimit: {limit: 3, window: 60, bucket: 'account' as const}};
  const countRemaining = (caller: Caller) => limits.count(limitedOperation, caller, 0)?.remaining;
  expect([createUserCaller('one'), createUserCaller('two'), account].map(countRemaining)).toEqual([2, 1, 0]);
});

test('headers and errors report the same numbers', () => {
  const state = {limit: 20, window: 60, remaining: -1, reset: 42};
  expect(createRateLimitHeaders(state)).toEqual({
    RateLimit: '"calls";r=0;t=42',
    'RateLimit-Policy': '"calls";q=20;w=60',
  });
  const {options} = createRateLimitError(state);
  expect(options.headers).toMatchObject({'Retry-After': '42', RateLimit: '"calls";r=0;t=42'});
  expect(options.detail).toContain('42 seconds');
});
