import {expect, test} from 'vitest';
import {hourMs} from '../extension/clock.js';
import {createExecuteOnce} from './idempotency.js';

test('a call that fails late keeps the response to a later call with its key', async () => {
  const executeOnce = createExecuteOnce();
  const call = {key: 'one', scope: 'maya', target: 'POST /tides?', body: '{}'};
  const callLater = () => executeOnce(call, 25 * hourMs, () => Promise.resolve({status: 201, headers: {}, body: {}}));
  const fail = async () => {
    await callLater();
    throw new Error('Too late');
  };
  await expect(executeOnce(call, 0, fail)).rejects.toThrow('Too late');
  expect(await callLater()).toMatchObject({headers: {'Idempotent-Replayed': 'true'}});
});
