import {watch} from 'node:fs';
import path from 'node:path';

/** Editors save a file in several steps. */
const debounceMs = 100;

/**
 * Watches files in folders, but not those in their subfolders. Files can't be watched themselves, because editors
 * replace them when they save.
 *
 * @param folders - Absolute paths.
 * @param isWatched - Returns whether a change of a file matters.
 * @returns A function that stops it, but reports a change that happened before.
 */
export function watchFolders(
  folders: ReadonlySet<string>,
  isWatched: (file: string) => boolean,
  onChange: () => void,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  const onEvent = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, debounceMs);
  };
  const watchers = [...folders].map((folder) =>
    watch(folder, (_event, name) => {
      if (isWatched(path.join(folder, name ?? ''))) onEvent();
      // On Windows, the watcher of a deleted folder fails.
    }).on('error', onEvent),
  );
  return () => {
    for (const watcher of watchers) watcher.close();
  };
}
