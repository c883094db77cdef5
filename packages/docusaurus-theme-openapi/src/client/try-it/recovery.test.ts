import {expect, onTestFinished, test, vi} from 'vitest';
import {importCode} from './recovery';

test("a file of code that can't be loaded is explained without its name", async () => {
  vi.stubGlobal('document', {querySelector: () => null});
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  onTestFinished(() => void vi.unstubAllGlobals());
  const request = 'https://docs.example/assets/js/sandbox-stream.js';
  const error = Object.assign(new Error(`Loading chunk 3609 failed.\n(error: ${request})`), {request});
  await expect(importCode(() => Promise.reject(error))).rejects.toThrow(
    /^The console couldn’t be loaded\. Check your connection, then retry\.$/,
  );
});
