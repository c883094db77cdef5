import {isStreamMediaType, splitItems} from '@developer-docs/openapi';
import type {ApiResponse} from '../extension/extension.js';

/** The time between two items. */
const intervalMs = 300;

/**
 * Creates the body of a response whose items are sent one after the other.
 *
 * @param wait - Waits between two items. If it rejects, the stream ends with its error.
 * @returns `undefined` if the response isn't a stream.
 */
export function createStream(
  {body, headers}: ApiResponse,
  request: Request,
  wait: (milliseconds: number) => Promise<void>,
): ReadableStream<Uint8Array> | undefined {
  const mediaType = headers['Content-Type'] ?? '';
  if (typeof body !== 'string' || request.method === 'HEAD' || !isStreamMediaType(mediaType)) return undefined;
  const items = skipItems(splitItems(body, mediaType), request.headers.get('Last-Event-ID'));
  const encoder = new TextEncoder();
  let index = 0;
  let isCanceled = false;
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        if (index > 0 && index < items.length) await wait(intervalMs);
        // The client may have disconnected meanwhile.
        if (isCanceled) return;
        const item = items[index];
        index += 1;
        if (item !== undefined) controller.enqueue(encoder.encode(item));
        if (index >= items.length) controller.close();
      },
      cancel: () => {
        isCanceled = true;
      },
    },
    // Items aren't created before the client reads them.
    {highWaterMark: 0},
  );
}

/** Skips the events up to the last one that a client received before its connection was lost. */
function skipItems(items: readonly string[], lastEventId: string | null): readonly string[] {
  const position = items.findLastIndex((item) => /^id: ?(.*)$/m.exec(item)?.[1] === lastEventId);
  return items.slice(position + 1);
}
