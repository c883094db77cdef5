/** Fetches a Markdown file. Some servers respond to unknown URLs with an HTML page and status 200. */
async function fetchMarkdown(url: string): Promise<Blob> {
  const response = await fetch(url);
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (!response.ok || isHtml) throw new Error(`${url} isn't available (status ${response.status}).`);
  return new Blob([await response.text()], {type: 'text/plain'});
}

/**
 * Copies a Markdown file to the clipboard. The clipboard item contains a promise, because Safari only allows writes
 * that start during the click event, before the response has been received.
 *
 * @returns Whether the text was copied.
 */
export async function copyMarkdown(url: string): Promise<boolean> {
  const text = fetchMarkdown(url);
  // If the clipboard rejects the write, nothing else handles a failed request.
  text.catch(() => undefined);
  try {
    await navigator.clipboard.write([new ClipboardItem({'text/plain': text})]);
    return true;
  } catch {
    return false;
  }
}
