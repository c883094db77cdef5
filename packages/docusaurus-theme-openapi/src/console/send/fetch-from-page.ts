import {translate} from '@docusaurus/Translate';
import {formatNumber} from '../../client/format-number';
import {explainFailure} from './explain-failure';

/** How long the console waits for a response, in milliseconds. */
const timeoutMs = 60_000;

interface PageRequestOptions {
  /** Ends the connection, even while the response is arriving. It's aborted if the server doesn't respond in time. */
  readonly controller: AbortController;
  /** Default: the browser's. */
  readonly send?: (url: string, init: RequestInit) => Promise<Response>;
}

/**
 * Sends a request from the page to a server. The browser sends no cookies and no referrer.
 *
 * @throws Error with a message for readers if there's no response, or the reason for which the controller was aborted.
 */
export async function fetchFromPage(
  url: string,
  init: RequestInit,
  {controller, send = fetch}: PageRequestOptions,
): Promise<Response> {
  const {signal} = controller;
  const timeout = new DOMException('', 'TimeoutError');
  const timer = setTimeout(() => controller.abort(timeout), timeoutMs);
  try {
    return await send(url, {
      ...init,
      credentials: 'omit',
      // Otherwise, a response to another credential could be shown, and would stay after the reader deletes everything.
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal,
    });
  } catch (error) {
    const isTimeout = signal.reason === timeout;
    if (signal.aborted && !isTimeout) throw error;
    const message = isTimeout
      ? translate(
          {id: 'theme.openapi.console.server.timeout', message: '{server} didn’t respond within {seconds} seconds.'},
          {server: new URL(url).origin, seconds: formatNumber(timeoutMs / 1000)},
        )
      : explainFailure(url);
    throw new Error(message, {cause: error});
  } finally {
    clearTimeout(timer);
  }
}
