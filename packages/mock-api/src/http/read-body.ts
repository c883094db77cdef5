/**
 * Reads a request body. A body that's too large isn't read completely: one byte more than the limit is enough for the
 * error.
 */
export async function readBody({body}: Request, maxBytes = Infinity): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = body?.getReader();
  while (reader !== undefined) {
    const {done, value} = await reader.read();
    if (done) break;
    chunks.push(value);
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel().catch(() => undefined);
      break;
    }
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
