import {expect, test} from 'vitest';
import {mapWithConcurrency} from './map-with-concurrency';

test('processes four items at a time and returns the results in order', async () => {
  let [running, maxRunning] = [0, 0];
  const results = await mapWithConcurrency([5, 1, 4, 1, 3, 2, 1], async (milliseconds) => {
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    running -= 1;
    return milliseconds * 10;
  });
  expect(results).toEqual([50, 10, 40, 10, 30, 20, 10]);
  expect(maxRunning).toBe(4);
});

test('rejects with the first error', async () => {
  await expect(mapWithConcurrency([1, 2], (item) => Promise.reject(new Error(`no ${item}`)))).rejects.toThrow('no 1');
});
