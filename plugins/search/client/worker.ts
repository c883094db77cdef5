import {EmbeddedIndex} from './embedded-index';
import type {WorkerRequest, WorkerResponse} from './worker-messages';

/** A file that has not come within this time will not come, in milliseconds. */
const patience = 30_000;

/** Answers searches away from the page, so that typing stays smooth. */
const page = self as unknown as {
  postMessage: (message: WorkerResponse) => void;
  addEventListener: (type: 'message', listener: (event: MessageEvent<WorkerRequest>) => void) => void;
};

let index: EmbeddedIndex | undefined;

async function fetchText(address: URL, cache: RequestCache): Promise<string> {
  const response = await fetch(address, {cache, signal: AbortSignal.timeout(patience)});
  if (!response.ok) throw new Error(`${address.pathname} answered ${response.status}`);
  return response.text();
}

async function answer(id: number, requests: Extract<WorkerRequest, {kind: 'search'}>['requests']): Promise<void> {
  try {
    page.postMessage({kind: 'answer', id, results: (await index?.search(requests)) ?? []});
  } catch (reason) {
    page.postMessage({kind: 'failure', id, reason: reason instanceof Error ? reason.message : String(reason)});
  }
}

page.addEventListener('message', ({data}) => {
  if (data.kind === 'start') {
    index = new EmbeddedIndex(
      (name, cache) => fetchText(new URL(name, data.baseUrl), cache),
      () => {
        page.postMessage({kind: 'settled'});
      },
    );
    index.prepare();
  } else {
    void answer(data.id, data.requests);
  }
});
