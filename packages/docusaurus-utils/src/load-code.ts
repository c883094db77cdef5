/*
 * Loads code that pages need on demand: scripts, style sheets, workers, and data files. Hosts mark these files as
 * immutable, so that browsers keep a broken response, and delete them with the next deploy. Therefore:
 *
 * 1. A file that can't be loaded is replaced in the browser's cache, and loaded again.
 * 2. If the server doesn't have it, and the HTML of the page has changed, the site was deployed after the page was
 *    loaded. Only a reload of the page helps, as following a link does.
 * 3. If the reader has opened something that needs the code (`reopenAfterReload`), the page reloads by itself, and then
 *    opens it again (`takeReopened`). It reloads only once, and not if that would discard what the reader has entered.
 * 4. Otherwise, the error is a `SiteUpdatedError`, and the reader is offered a button that reloads the page
 *    (`reloadPage`).
 */

/** Loading failed because the site was deployed after the page was loaded. Only a reload helps. */
export class SiteUpdatedError extends Error {}

/**
 * Loads code. If a file is broken or missing, replaces it in the browser's cache, and loads the code again. If the site
 * was deployed after the page was loaded, reloads the page, if the reader has opened something.
 *
 * @param load - Rejects with an error whose `request` is the file's URL, as the errors of `import()` in bundles do.
 * @throws A `SiteUpdatedError` if the site was deployed, and the page isn't reloaded. Otherwise, the last error of
 * `load`.
 */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  const reloadedUrls = new Set<string>();
  for (;;) {
    try {
      return await load();
    } catch (error) {
      const {request = ''} = error as {readonly request?: string};
      const isReplaced = request !== '' && !reloadedUrls.has(request) && (await reloadFile(request));
      if (!isReplaced) return reloadUpdatedPage(error);
      reloadedUrls.add(request);
    }
  }
}

/** Reloads the page for {@link loadCode} if the site was deployed. Rejects if the page isn't reloaded. */
async function reloadUpdatedPage(error: unknown): Promise<never> {
  if (!(await isSiteUpdated())) throw error;
  if (hasInput || wasReloaded || !keepOpened()) throw new SiteUpdatedError();
  location.reload();
  return new Promise(() => undefined);
}

/**
 * Loads a data file. If it's missing or broken, loads it once more, and replaces it in the browser's cache.
 *
 * @param parse - Throws an error if the file is broken. A host may respond with a page if it's missing.
 * @param options - The options of both requests, except that the second one ignores the cache.
 * @throws The second error. It doesn't name a file for {@link loadCode}, because a third attempt wouldn't help.
 */
export async function loadFile<T>(url: string, parse: (text: string) => T, options: RequestInit = {}): Promise<T> {
  const load = async (init: RequestInit) => {
    const response = await fetch(url, init);
    if (!response.ok) throw new Error(`The response for ${url} has the status ${response.status}.`);
    return parse(await response.text());
  };
  return load(options).catch(() => load({...options, cache: 'reload'}));
}

/** Replaces a file in the browser's cache. Returns whether the server has it: it may respond with a page instead. */
export async function reloadFile(url: string): Promise<boolean> {
  const {ok, text} = await read(url, 'reload');
  return ok && !/^\s*</.test(text);
}

/**
 * Returns whether the HTML of the page now has another runtime script, which contains the names of all other scripts.
 */
async function isSiteUpdated(): Promise<boolean> {
  const name = '/runtime~main.';
  const script = document.querySelector<HTMLScriptElement>(`script[src*="${name}"]`);
  if (script === null) return false;
  const {text} = await read(location.href, 'no-cache');
  // A proxy may respond with its own page.
  return text.includes(name) && !text.includes(new URL(script.src).pathname);
}

/** Reads a response completely, because browsers only cache those. */
async function read(url: string, cache: RequestCache): Promise<{readonly ok: boolean; readonly text: string}> {
  try {
    const response = await fetch(url, {cache});
    return {ok: response.ok, text: await response.text()};
  } catch {
    return {ok: false, text: ''};
  }
}

/**
 * Terminates a worker if its script can't be loaded, or if it crashes.
 *
 * @returns Rejects then, with an error for {@link loadCode} that has the message.
 */
export function watchWorker(worker: Worker, message: string): Promise<never> {
  const failure = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      worker.terminate();
      // It names a file that's broken, which the browser may have cached, but none that couldn't be loaded.
      reject(Object.assign(new Error(message), {request: (event as Partial<ErrorEvent>).filename ?? ''}));
    });
  });
  failure.catch(() => undefined);
  return failure;
}

/** What the reader has opened last. */
let opened: {readonly key: string; readonly value: string} | undefined;
/** Whether the reader has entered something on this page. */
let hasInput = false;
/** Whether this page was reloaded to open something again. A second time wouldn't help. */
let wasReloaded = false;

const onInput = () => {
  hasInput = true;
};

/**
 * Sets what's opened again if the page is reloaded after a deploy.
 *
 * @param key - Identifies it on the page. Default: nothing is opened.
 * @param value - Its state, such as a query.
 */
export function reopenAfterReload(key?: string, value = ''): void {
  opened = key === undefined ? undefined : {key, value};
}

/**
 * Returns the value of what was open before the page was reloaded, only once; `undefined` if it wasn't open. Call it
 * when a component that loads code is mounted: from then on, {@link loadCode} knows whether a reload would discard what
 * the reader has entered.
 */
export function takeReopened(key: string): string | undefined {
  // Adding the same listener again has no effect.
  addEventListener('input', onInput, true);
  const {[key]: value, ...state} = (history.state ?? {}) as Record<string, unknown>;
  if (typeof value !== 'string') return undefined;
  wasReloaded = true;
  history.replaceState(state, '');
  return value;
}

/** Reloads the page after a deploy, and then opens again what's open. */
export function reloadPage(): void {
  keepOpened();
  location.reload();
}

/**
 * Keeps what's open for {@link takeReopened}, and returns whether that was possible. It's a part of the history entry,
 * because storage may be blocked, and neither links nor other sites can set it.
 */
function keepOpened(): boolean {
  if (opened === undefined) return false;
  try {
    history.replaceState({...(history.state as object | null), [opened.key]: opened.value}, '');
    return true;
  } catch {
    // The value is too large, or Safari has reached its limit of 100 changes in 30 seconds.
    return false;
  }
}
