/** The maximum `Retry-After` in seconds. It spares readers the longer waits of the real API. */
const maxRetryAfter = 1;

/**
 * Adapts a response of the API for a widget on a page without a server: previews become `data:` URLs, because the
 * browser couldn't load them.
 *
 * @param draw - Returns the `data:` URL of a preview; `undefined` if its link has expired.
 */
export async function adaptResponse(
  response: Response,
  draw: (url: string) => string | undefined | Promise<string>,
): Promise<Response> {
  const headers = new Headers(response.headers);
  const retryAfter = headers.get('Retry-After');
  if (retryAfter !== null) headers.set('Retry-After', String(Math.min(Number(retryAfter), maxRetryAfter)));
  const original = await response.text();
  let body = original;
  for (const [, url = ''] of original.matchAll(/"previewUrl":\s*"([^"]+)"/g)) {
    body = body.replaceAll(JSON.stringify(url), JSON.stringify((await draw(url)) ?? url));
  }
  return new Response(body, {status: response.status, headers});
}
