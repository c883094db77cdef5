import {EmbeddedIndex} from './embedded-index';
import type {WorkerRequest, WorkerResponse} from './worker-messages';

/** Runs the embedded engine in a worker, so that indexing and searching don't block the page. */

const requestTimeoutMs = 30_000;

const page = self as unknown as {
  postMessage: (message: WorkerResponse) => void;
  addEventListener: (type: 'message', listener: (event: MessageEvent<WorkerRequest>) => void) => void;
};

let index: EmbeddedIndex | undefined;

async function fetchText(url: URL, cache: RequestCache): Promise<string> {
  // The development server responds with the app to requests that accept anything other than JSON.
  const headers = {accept: 'application/json'};
  const response = await fetch(url, {cache, headers, signal: AbortSignal.timeout(requestTimeoutMs)});
  if (!response.ok) throw new Error(`${url.pathname} returned ${response.status}`);
  return response.text();
}

async function respond(id: number, requests: Extract<WorkerRequest, {kind: 'search'}>['requests']): Promise<void> {
  try {
    page.postMessage({kind: 'response', id, results: (await index?.search(requests)) ?? []});
  } catch (reason) {
    page.postMessage({kind: 'failure', id, reason: reason instanceof Error ? reason.message : String(reason)});
  }
}

page.addEventListener('message', ({data}) => {
  if (data.kind === 'start') {
    index = new EmbeddedIndex(
      (name, cache) => fetchText(new URL(name, data.baseUrl), cache),
      () => {
        page.postMessage({kind: 'stale'});
      },
    );
    index.preload();
  } else {
    void respond(data.id, data.requests);
  }
});
