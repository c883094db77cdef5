/**
 * Reads a request body. A body that's too large isn't read completely: one byte more than the limit is enough for the
 * error.
 *
 * @param signal - Stops reading, which leaves the body incomplete.
 */
export async function readBody(
  {body}: Request,
  maxBytes = Infinity,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  signal?.addEventListener('abort', () => void reader?.cancel().catch(() => undefined), {once: true});
  while (reader !== undefined && signal?.aborted !== true) {
    const {done, value} = await reader.read();
    if (done) break;
    chunks.push(value);
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel().catch(() => undefined);
      break;
    }
  }
  const content = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    content.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return content;
}
