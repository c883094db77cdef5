/** Returns a promise that rejects with the signal's reason when it's aborted. */
export const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), {once: true});
  });

/**
 * Waits for a number of milliseconds.
 *
 * @throws The signal's abort reason if it's aborted.
 */
export async function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  await Promise.race([new Promise((resolve) => setTimeout(resolve, milliseconds)), rejectOnAbort(signal)]);
}
