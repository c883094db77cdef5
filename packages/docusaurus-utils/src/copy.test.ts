import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createCopy, type CopyResult} from './copy.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a result is shown for three seconds after the last press', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', {clipboard: {writeText}});
  let shown: CopyResult | undefined;
  const copy = createCopy((result) => {
    shown = result;
  });
  await copy('one');
  vi.advanceTimersByTime(2000);
  await copy('two');
  expect(writeText.mock.calls).toEqual([['one'], ['two']]);
  vi.advanceTimersByTime(2999);
  expect(shown).toBe('copied');
  vi.advanceTimersByTime(1);
  expect(shown).toBeUndefined();
});
