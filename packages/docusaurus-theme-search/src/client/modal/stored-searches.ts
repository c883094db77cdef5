import type {StoredDocSearchHit} from '@docsearch/react';

/** DocSearch's keys in `localStorage`, without the index name at the end. */
const keyPrefixes = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];

/**
 * Removes invalid recent and favorite searches from the browser's storage, because the modal would throw an error each
 * time it opens. Also removes searches with markup, which DocSearch would insert into the page.
 */
export function removeInvalidStoredSearches(indexName: string): void {
  for (const prefix of keyPrefixes) {
    try {
      const key = prefix + indexName;
      if (!areValid(localStorage.getItem(key) ?? '[]')) localStorage.removeItem(key);
    } catch {
      // The storage is blocked or missing, which DocSearch handles.
    }
  }
}

function areValid(stored: string): boolean {
  try {
    return (JSON.parse(stored) as StoredDocSearchHit[]).every(({url, content, hierarchy}) => {
      // DocSearch renders these as HTML, and stores them escaped. It doesn't render the section.
      const {lvl0: _, ...headings} = hierarchy;
      return /^(?:https?:\/)?\//.test(url) && ![content, ...Object.values(headings)].join().includes('<');
    });
  } catch {
    return false;
  }
}
