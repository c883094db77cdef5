import {createError} from './errors';

const maxAttempts = 3;

/**
 * Downloads a file in the browser. The file is fetched first because browsers ignore the `download` attribute of links
 * to other origins.
 *
 * @throws `network_failed` if the file can't be fetched in 3 attempts; the signal's abort reason if it's aborted.
 */
export async function downloadFile(url: string, name: string, signal: AbortSignal): Promise<void> {
  const blob = await fetchBlob(url, signal);
  const objectUrl = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = objectUrl;
  link.download = name;
  link.click();
  // `click` starts the download synchronously, so the URL can be revoked in the next task.
  setTimeout(() => URL.revokeObjectURL(objectUrl), 0);
}

async function fetchBlob(url: string, signal: AbortSignal): Promise<Blob> {
  let cause: unknown;
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    try {
      const response = await fetch(url, {credentials: 'omit', signal});
      if (response.ok) return await response.blob();
      cause = new Error(`The server returned ${response.status}.`);
    } catch (error) {
      signal.throwIfAborted();
      cause = error;
    }
  }
  throw createError('network_failed', {url, attempts: maxAttempts}, {cause});
}
