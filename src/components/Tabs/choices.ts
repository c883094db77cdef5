/** Keys of the browser's storage: the ones that Docusaurus uses. `plugins/content/tabs/client/before-paint.js` reads them too. */
const prefix = 'docusaurus.tab.';

/** Choices of this visit: all there is where the browser stores nothing. */
const visit = new Map<string, string>();
const listeners = new Map<string, Set<() => void>>();

/** The value that the reader chose in a group of tabs, on this visit or an earlier one; `null` when none was. */
export function readChoice(group: string): string | null {
  return stored((storage) => storage.getItem(prefix + group)) ?? visit.get(group) ?? null;
}

/** Remembers a choice and tells all tabs of the group. */
export function writeChoice(group: string, value: string): void {
  visit.set(group, value);
  stored((storage) => {
    storage.setItem(prefix + group, value);
    return null;
  });
  listeners.get(group)?.forEach((listener) => {
    listener();
  });
}

/**
 * Listens for choices in a group of tabs, made on this page or in another window.
 *
 * @returns Ends the listening.
 */
export function subscribe(group: string, listener: () => void): () => void {
  const ofGroup = listeners.get(group) ?? new Set();
  listeners.set(group, ofGroup.add(listener));
  const elsewhere = (event: StorageEvent) => {
    if (event.key === prefix + group) {
      listener();
    }
  };
  window.addEventListener('storage', elsewhere);
  return () => {
    ofGroup.delete(listener);
    window.removeEventListener('storage', elsewhere);
  };
}

/** Storage may be blocked, absent or full: then it holds nothing. */
function stored(access: (storage: Storage) => string | null): string | null {
  try {
    return access(window.localStorage);
  } catch {
    return null;
  }
}
