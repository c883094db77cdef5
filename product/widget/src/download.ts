import {fetchWithRetries} from './api';

/**
 * Downloads a file in the browser. The file is fetched first because browsers ignore the `download` attribute of links
 * to other origins.
 *
 * @throws `network_failed` if the file can't be fetched in 3 attempts; the signal's abort reason if it's aborted.
 */
export async function downloadFile(url: string, name: string, signal: AbortSignal): Promise<void> {
  const blob = await fetchWithRetries(url, {}, signal, (response) => {
    if (!response.ok) throw new Error(`The server returned ${response.status}.`);
    return response.blob();
  });
  const objectUrl = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = objectUrl;
  link.download = name;
  link.click();
  // Browsers start to read the file after the event.
  setTimeout(() => URL.revokeObjectURL(objectUrl), 60_000);
}
