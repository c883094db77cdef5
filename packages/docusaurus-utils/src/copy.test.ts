import {beforeEach, expect, test, vi} from 'vitest';
import {createCopy, type CopyResult} from './copy.js';

beforeEach(() => {
  vi.useFakeTimers();
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

test('text that is still loading is written during the press, as Safari requires', async () => {
  class ClipboardItem {
    constructor(readonly data: {readonly 'text/plain': Promise<Blob>}) {}
  }
  const write = vi.fn(async (items: readonly ClipboardItem[]) => {
    for (const {data} of items) expect(await (await data['text/plain']).text()).toBe('text');
  });
  vi.stubGlobal('ClipboardItem', ClipboardItem);
  vi.stubGlobal('navigator', {clipboard: {write}});
  const show = vi.fn<(result: CopyResult | undefined) => void>();
  const copy = createCopy(show);
  const copying = copy(Promise.resolve('text'));
  expect(write).toHaveBeenCalledOnce();
  await copying;
  await copy(Promise.reject(new Error('status 404')));
  expect(show.mock.calls).toEqual([['copied'], ['failed']]);
});
