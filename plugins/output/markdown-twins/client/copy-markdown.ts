/** Reads a twin; a page of the site in its place, which some servers send for an unknown address, is none. */
async function readTwin(address: string): Promise<Blob> {
  const response = await fetch(address);
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (!response.ok || isPage) {
    throw new Error(`${address} is not there: ${String(response.status)}`);
  }
  return new Blob([await response.text()], {type: 'text/plain'});
}

/**
 * Copies a Markdown file. The clipboard gets the promise of the text: a browser that wants the copy to follow the press of a
 * key or button at once does not wait for the network first.
 *
 * @returns Whether the text is in the clipboard now.
 */
export async function copyMarkdown(address: string): Promise<boolean> {
  const text = readTwin(address);
  // The clipboard may refuse before the text has come, and nobody waits for it then.
  text.catch(() => undefined);
  try {
    await navigator.clipboard.write([new ClipboardItem({'text/plain': text})]);
    return true;
  } catch {
    return false;
  }
}
