const loaded = new Map<string, Promise<unknown>>();

/** Loads a file once, unless that fails. All calls for a URL have the same type. */
export function loadOnce<T>(url: string, load: () => Promise<T>): Promise<T> {
  const content = (loaded.get(url) as Promise<T> | undefined) ?? load();
  loaded.set(url, content);
  content.catch(() => loaded.delete(url));
  return content;
}
