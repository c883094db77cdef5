import {translate} from '@docusaurus/Translate';
import {formatNumber} from '../../client/common/format-number';
import {explainFailure} from './explain-failure';

/** How long the console waits for a response, in milliseconds. */
const timeoutMs = 60_000;

/**
 * Sends a request from the page to a server. The browser sends no cookies and no referrer.
 *
 * @param send - Default: the browser's `fetch`.
 * @throws Error with a message for readers if there's no response, or the reason for which the request was aborted.
 */
export async function fetchFromPage(
  url: string,
  {signal, ...init}: RequestInit,
  send: (url: string, init: RequestInit) => Promise<Response> = fetch,
): Promise<Response> {
  const timeout = new AbortController();
  // Only until the response starts: it can be an endless stream.
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  try {
    return await send(url, {
      ...init,
      credentials: 'omit',
      // Otherwise, a response to another credential could be shown, and would stay after the reader deletes everything.
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.any(signal ? [signal, timeout.signal] : [timeout.signal]),
    });
  } catch (error) {
    if (signal?.aborted === true) throw error;
    const message = timeout.signal.aborted
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
