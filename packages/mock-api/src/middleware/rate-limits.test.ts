import {expect, test} from 'vitest';
import type {Operation} from '../contract/operations.js';
import {createRateLimitError, createRateLimitHeaders, isExceeded, RateLimits} from './rate-limits.js';

const operation = {id: 'createThing', rateLimit: {limit: 3, window: 60, bucket: 'user'}} as Operation;

/** Returns the scope of an account's API key, or of a user. */
const scopeOf = (account: string, user?: string) => (bucket?: string) =>
  bucket === 'account' || user === undefined ? account : `${account} ${user}`;

test('a window allows the declared number of calls', () => {
  const limits = new RateLimits();
  const states = [0, 0, 0, 59_000].map((now) => limits.count(operation, scopeOf('one'), now));
  expect(states.map((state) => state && isExceeded(state))).toEqual([false, false, false, true]);
  expect(limits.count(operation, scopeOf('one'), 60_000)).toEqual({limit: 3, window: 60, remaining: 2, reset: 60});
});

test('each caller has a bucket per operation', () => {
  const limits = new RateLimits();
  const countRemaining = (getScope: ReturnType<typeof scopeOf>, calledOperation = operation) =>
    limits.count(calledOperation, getScope, 0)?.remaining;
  const callers = [scopeOf('one'), scopeOf('one', 'maya'), scopeOf('one', 'omar'), scopeOf('one')];
  expect(callers.map((caller) => countRemaining(caller))).toEqual([2, 2, 2, 1]);
  expect(countRemaining(scopeOf('two'))).toBe(2);
  expect(countRemaining(scopeOf('one'), {...operation, id: 'readThing'})).toBe(2);
});

test("the account bucket counts all of an account's users together", () => {
  const limits = new RateLimits();
  const limitedOperation = {...operation, rateLimit: {limit: 3, window: 60, bucket: 'account' as const}};
  const callers = [scopeOf('one', 'maya'), scopeOf('one', 'omar'), scopeOf('one')];
  expect(callers.map((caller) => limits.count(limitedOperation, caller, 0)?.remaining)).toEqual([2, 1, 0]);
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
