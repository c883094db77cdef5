import {watch} from 'node:fs';
import path from 'node:path';

/** Editors save a file in several steps. */
const debounceMs = 100;

/**
 * Watches files. It watches their folders, because editors replace files when they save.
 *
 * @param files - Absolute paths.
 * @returns A function that stops it, but reports a change that happened before.
 */
export function watchFiles(files: readonly string[], onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const folders = new Set(files.map((file) => path.dirname(file)));
  const onEvent = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, debounceMs);
  };
  const watchers = [...folders].map((folder) =>
    watch(folder, (_event, name) => {
      if (files.includes(path.join(folder, name ?? ''))) onEvent();
      // On Windows, the watcher of a deleted folder fails.
    }).on('error', onEvent),
  );
  return () => {
    for (const watcher of watchers) watcher.close();
  };
}
