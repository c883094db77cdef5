import {expect, test} from 'vitest';
import {standardAccount, localAccount} from '../state/accounts';
import type {User} from '../state/store';
import {sharedContract} from '../testing/fixtures';
import type {Caller} from './credentials';
import {limitHeaders, RateLimits} from './rate-limit';

const contract = await sharedContract();
const key: Caller = {account: localAccount, mode: 'test', credential: 'key'};
const asUser = (id: string): Caller => ({...key, credential: id, user: {id} as User});

test.for(contract.operations)('$id takes as many calls as the contract says, and one more is refused', (operation) => {
  const {limit, window} = operation.rateLimit;
  const limits = new RateLimits();
  for (let calls = 1; calls <= limit; calls += 1) {
    expect(limits.count(operation, key, 0).remaining).toBe(limit - calls);
  }
  expect(() => limits.count(operation, key, (window - 1) * 1000)).toThrow('is used up for 1 second.');
  expect(limits.count(operation, key, window * 1000)).toEqual({limit, window, remaining: limit - 1, reset: window});
});

test('counts users apart, the account together, and no two accounts together', () => {
  const find = (bucket: string) => contract.operations.find(({rateLimit}) => rateLimit.bucket === bucket);
  const [perUser, perAccount] = [find('user'), find('account')];
  if (!perUser || !perAccount) throw new Error('The contract has both kinds of buckets.');
  const limits = new RateLimits();
  const left = (operation: typeof perUser, caller: Caller) =>
    operation.rateLimit.limit - limits.count(operation, caller, 0).remaining;
  expect([asUser('one'), asUser('other'), key].map((caller) => left(perUser, caller))).toEqual([1, 1, 1]);
  expect([asUser('one'), asUser('other'), key].map((caller) => left(perAccount, caller))).toEqual([1, 2, 3]);
  expect(left(perAccount, {...key, account: standardAccount})).toBe(1);
});

test('says in headers what is left', () => {
  expect(limitHeaders({limit: 20, window: 60, remaining: 19, reset: 42})).toEqual({
    RateLimit: '"calls";r=19;t=42',
    'RateLimit-Policy': '"calls";q=20;w=60',
  });
});
