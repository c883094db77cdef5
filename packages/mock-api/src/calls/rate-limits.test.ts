import {expect, test} from 'vitest';
import type {MockOperation} from '../contract/mock-operation.js';
import {RateLimits} from './rate-limits.js';

const operation = {id: 'createThing', rateLimit: {limit: 3, window: 60, bucket: 'user'}} as MockOperation;

/** Returns the scope of an account's API key, or of a user. */
const scopeOf = (account: string, user?: string) => (bucket?: string) =>
  bucket === 'account' || user === undefined ? account : `${account} ${user}`;

test('a limited number of windows is kept, and the newest', () => {
  const limits = new RateLimits();
  for (let index = 0; index < 25_000; index += 1) limits.count(operation, scopeOf(String(index)), index);
  expect((Reflect.get(limits, 'windows') as Map<unknown, unknown>).size).toBe(10_000);
  expect(limits.count(operation, scopeOf('24999'), 25_000)?.remaining).toBe(1);
});

test("the account bucket counts all of an account's users together", () => {
  const limits = new RateLimits();
  const limitedOperation = {...operation, rateLimit: {limit: 3, window: 60, bucket: 'account' as const}};
  const callers = [scopeOf('one', 'maya'), scopeOf('one', 'omar'), scopeOf('one')];
  expect(callers.map((caller) => limits.count(limitedOperation, caller, 0)?.remaining)).toEqual([2, 1, 0]);
});
