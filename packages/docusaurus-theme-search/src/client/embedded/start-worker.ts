import {watchWorker} from '@developer-docs/docusaurus-utils';
import {headingsFile} from '@developer-docs/search-engine';
import {searchData} from '../search-data';
import {loadIndexFile} from './load-index-file';

/** A worker that runs the embedded engine, or is starting. */
interface SearchWorker {
  readonly worker: Worker;
  /** Rejects if the worker's script can't be loaded or the worker crashes. */
  readonly failure: Promise<never>;
}

/** The first message to a worker, from which it creates the index. */
export interface StartMessage {
  /** The headings file; `undefined` if it couldn't be loaded. The worker then tries again, and reports the failure. */
  readonly headings: string | undefined;
}

let runningWorker: SearchWorker | undefined;

/**
 * Starts the worker, which creates the index, unless it's running. Every page contains this function, so that the
 * worker starts before the code of the modal and the client has loaded, which blocks the page for a while.
 *
 * @throws Error if the browser doesn't support or allow workers.
 */
export function startWorker(): SearchWorker {
  if (runningWorker !== undefined) return runningWorker;
  const worker = new Worker(new URL('./worker.js', import.meta.url), {name: 'search'});
  const failure = watchWorker(worker, 'The search worker failed.');
  failure.catch(() => {
    runningWorker = undefined;
  });
  // Loads the headings together with the worker's script.
  void loadIndexFile(headingsFile, (text) => text)
    .catch(() => undefined)
    .then((headings) => {
      worker.postMessage({headings} satisfies StartMessage);
    });
  runningWorker = {worker, failure};
  return runningWorker;
}

/**
 * Starts the worker because a search is likely, unless the site uses the hosted service. The first search reports the
 * error if that's impossible.
 */
export function preloadWorker(): void {
  if (searchData.hosted !== null) return;
  try {
    startWorker();
  } catch {
    // The browser doesn't support or allow workers.
  }
}
