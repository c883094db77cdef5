import {watch, type FSWatcher} from 'node:fs';
import {createTemporaryFolder, writeFileIn} from '@test-support/temporary-folder';
import {expect, onTestFinished, test, vi} from 'vitest';
import {watchFolders} from './watch-folders.js';

vi.mock('node:fs', {spy: true});

test('reports changes, and the deletion of a folder, with which a watcher fails on Windows', async () => {
  const folder = createTemporaryFolder({'api.yaml': ''});
  const onChange = vi.fn();
  onTestFinished(watchFolders(new Set([folder]), (file) => file.endsWith('.yaml'), onChange));
  writeFileIn(folder, 'api.yaml', 'openapi: 3.1.0');
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
  const watcher = vi.mocked(watch).mock.results[0]?.value as FSWatcher;
  watcher.emit('error', new Error('EPERM'));
  await expect.poll(() => onChange.mock.calls.length).toBe(2);
});
