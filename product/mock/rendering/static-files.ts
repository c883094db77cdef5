/** A file that's served alongside the API, such as a script. */
export interface StaticFile {
  readonly mediaType: string;
  readonly read: () => Promise<string | Uint8Array>;
}

export async function serveStaticFile({mediaType, read}: StaticFile): Promise<Response> {
  const content = await read();
  return new Response(typeof content === 'string' ? content : new Uint8Array(content), {
    headers: {'Content-Type': mediaType},
  });
}
