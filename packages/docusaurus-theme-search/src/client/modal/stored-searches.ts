/** DocSearch's keys in `localStorage`, without the index name at the end. */
const keyPrefixes = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];

/**
 * Removes invalid recent and favorite searches from the browser's storage, because the modal would throw an error each
 * time it opens. Also removes searches with markup, which DocSearch would insert into the page.
 */
export function removeInvalidStoredSearches(indexName: string): void {
  for (const prefix of keyPrefixes) {
    const key = prefix + indexName;
    try {
      const stored = localStorage.getItem(key);
      if (stored !== null && !isListOfSearches(stored)) localStorage.removeItem(key);
    } catch {
      // The storage is blocked or missing, which DocSearch handles.
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
    [objectID, url, type].every((member) => typeof member === 'string') &&
    /^(?:https?:\/)?\//.test(String(url)) &&
    typeof hierarchy === 'object' &&
    !!hierarchy &&
    !getRenderedTexts(content, hierarchy).some((text) => String(text).includes('<'))
  );
}

/**
 * Returns the strings that DocSearch renders as HTML and stores escaped. It doesn't render the section (`lvl0`) of
 * stored searches.
 */
const getRenderedTexts = (content: unknown, hierarchy: object): unknown[] => [
  content,
  ...Object.entries(hierarchy as Record<string, unknown>).flatMap(([level, text]) => (level === 'lvl0' ? [] : [text])),
];
