/** Docusaurus uses the same keys. `before-paint.js` reads them before the first paint. */
const keyPrefix = 'docusaurus.tab.';

/** Selections made during this visit, for browsers that block storage. */
const visitSelections = new Map<string, string>();
const listenersByGroup = new Map<string, Set<() => void>>();

/**
 * Returns the value that was last selected in a group of tabs, during this visit or an earlier one, or `null` if there
 * is none.
 */
export function readSelection(groupId: string): string | null {
  return accessStorage((storage) => storage.getItem(keyPrefix + groupId)) ?? visitSelections.get(groupId) ?? null;
}

/** Stores a selection and notifies all tabs of the group. */
export function storeSelection(groupId: string, value: string): void {
  visitSelections.set(groupId, value);
  accessStorage((storage) => {
    storage.setItem(keyPrefix + groupId, value);
    return null;
  });
  listenersByGroup.get(groupId)?.forEach((listener) => {
    listener();
  });
}

/**
 * Subscribes to selections in a group of tabs, on this page and in other windows.
 *
 * @returns A function that unsubscribes.
 */
export function subscribeToGroup(groupId: string, listener: () => void): () => void {
  const listeners = listenersByGroup.get(groupId) ?? new Set();
  listenersByGroup.set(groupId, listeners.add(listener));
  const onStorage = (event: StorageEvent) => {
    if (event.key === keyPrefix + groupId) {
      listener();
    }
  };
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Accesses local storage. Returns `null` if it's blocked, unavailable, or full. */
function accessStorage(access: (storage: Storage) => string | null): string | null {
  try {
    return access(window.localStorage);
  } catch {
    return null;
  }
}
