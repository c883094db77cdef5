import {expect, test} from 'vitest';
import type {Operation} from '../contract/operations.js';
import {isExceeded, RateLimits} from './rate-limits.js';

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

test("the account bucket counts all of an account's users together", () => {
  const limits = new RateLimits();
  const limitedOperation = {...operation, rateLimit: {limit: 3, window: 60, bucket: 'account' as const}};
  const callers = [scopeOf('one', 'maya'), scopeOf('one', 'omar'), scopeOf('one')];
  expect(callers.map((caller) => limits.count(limitedOperation, caller, 0)?.remaining)).toEqual([2, 1, 0]);
});
