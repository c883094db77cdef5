import {expect, test} from 'vitest';
import type {MockOperation} from '../contract/mock-operation.js';
import {createCallCounter} from './rate-limits.js';

const operation = {id: 'createThing', rateLimit: {limit: 3, window: 60, bucket: 'user'}} as MockOperation;

/** Returns the scope of an account's API key, or of a user. */
const scopeOf = (account: string, user?: string) => (bucket?: string) =>
  bucket === 'account' || user === undefined ? account : `${account} ${user}`;

test("the account bucket counts all of an account's users together", () => {
  const count = createCallCounter();
  const limitedOperation = {...operation, rateLimit: {limit: 3, window: 60, bucket: 'account' as const}};
  const callers = [scopeOf('one', 'maya'), scopeOf('one', 'omar'), scopeOf('one')];
  expect(callers.map((caller) => count(limitedOperation, caller, 0)?.count)).toEqual([1, 2, 3]);
});
