import {watch, type FSWatcher} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {runCommand} from '@developer-docs/utils/node';
import type {MockServer} from './server.js';

export interface RunningMock {
  readonly server: MockServer;
  /** The absolute paths of the files that it was loaded from. */
  readonly files: readonly string[];
}

/** Editors save a file in several steps. */
const debounceMs = 100;

/**
 * Restarts a mock when one of its files changes, until the process is told to end.
 *
 * @param restart - Returns the restarted mock, whose files can differ.
 */
export function restartOnChange(first: RunningMock, restart: (running: RunningMock) => Promise<RunningMock>): void {
  let running = first;
  let restarts = Promise.resolve();
  let watchers: FSWatcher[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const update = async () => {
    if (isStopped) return;
    running = await restart(running);
    if (!isStopped) watchFiles();
  };
  const unwatchFiles = () => {
    for (const watcher of watchers) watcher.close();
  };
  /** Watches the folders of the files, because editors replace files when they save. */
  const watchFiles = () => {
    unwatchFiles();
    const {files} = running;
    watchers = [...new Set(files.map((file) => path.dirname(file)))].map((folder) =>
      watch(folder, (_event, name) => {
        if (!files.includes(path.join(folder, name ?? ''))) return;
        clearTimeout(timer);
        timer = setTimeout(() => {
          restarts = restarts.then(() => runCommand(update));
        }, debounceMs);
      }),
    );
  };
  watchFiles();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      isStopped = true;
      clearTimeout(timer);
      unwatchFiles();
      void restarts.then(() => running.server.close());
    });
  }
}
