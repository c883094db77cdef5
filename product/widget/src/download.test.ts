import {expect, test, vi} from 'vitest';
import {downloadFile} from './download';

test('the URL of a download is valid until the browser has read it', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('design')));
  vi.stubGlobal('document', {createElement: () => ({click: () => undefined})});
  const revokeObjectURL = vi.spyOn(URL, 'revokeObjectURL');
  await downloadFile('https://files.example/design.png', 'design.png', new AbortController().signal);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(revokeObjectURL).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(revokeObjectURL).toHaveBeenCalledOnce();
});
