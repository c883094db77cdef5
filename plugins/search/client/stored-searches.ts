/** What DocSearch's modal keeps in the browser's storage, before the name of the index. */
const prefixes = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];

/**
 * Removes recent and favorite searches that cannot be read: the modal would fail for good on the first one. Removes those with
 * markup in them too, which DocSearch would put into the page.
 *
 * @param indexName - Name of the index that they belong to.
 */
export function mendStoredSearches(indexName: string): void {
  for (const prefix of prefixes) {
    const key = prefix + indexName;
    try {
      const stored = localStorage.getItem(key);
      if (stored !== null && !isListOfSearches(stored)) localStorage.removeItem(key);
    } catch {
      // Storage is blocked: there is nothing to mend.
    }
  }
}

function isListOfSearches(stored: string): boolean {
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) && value.every(isSearch);
  } catch {
    return false;
  }
}

function isSearch(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const {objectID, url, type, content, hierarchy} = value as Record<string, unknown>;
  return (
    [objectID, url, type].every((part) => typeof part === 'string') &&
    /^(?:https?:\/)?\//.test(String(url)) &&
    typeof hierarchy === 'object' &&
    !!hierarchy &&
    !drawnTexts(content, hierarchy).some((text) => String(text).includes('<'))
  );
}

/** The texts that DocSearch draws as markup: those that it has stored are escaped. It draws no section (`lvl0`) of a stored one. */
const drawnTexts = (content: unknown, hierarchy: object): unknown[] => [
  content,
  ...Object.entries(hierarchy as Record<string, unknown>).flatMap(([level, text]) => (level === 'lvl0' ? [] : [text])),
];
