import {expect, test} from 'vitest';
import {inLanes} from './in-lanes';

test('every item is worked on once, four at a time, and the results are in order', async () => {
  let [now, most] = [0, 0];
  const results = await inLanes([5, 1, 4, 1, 3, 2, 1], async (time) => {
    now += 1;
    most = Math.max(most, now);
    await new Promise((resolve) => setTimeout(resolve, time));
    now -= 1;
    return time * 10;
  });
  expect(results).toEqual([50, 10, 40, 10, 30, 20, 10]);
  expect(most).toBe(4);
});

test('what fails is told', async () => {
  await expect(inLanes([1, 2], (item) => Promise.reject(new Error(`no ${item}`)))).rejects.toThrow('no 1');
});
