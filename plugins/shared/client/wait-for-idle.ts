/** Waits until the browser is idle. */
export async function waitForIdle(): Promise<void> {
  await new Promise<void>((resolve) => {
    // Safari doesn't support requestIdleCallback.
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => {
        resolve();
      });
    } else {
      setTimeout(resolve);
    }
  });
}
