import {enterQuery, ModalSlot} from '@developer-docs/docusaurus-theme-search/client';
import {modalTranslations} from '@theme/SearchTranslations';
import type {ReactNode} from 'react';

interface SuggestionsProps {
  /** The element that contains DocSearch's modal. */
  readonly modal: HTMLElement;
  readonly queries: readonly string[];
}

/**
 * Queries that readers can try on the "No results" screen. The style sheet then hides DocSearch's own suggestions,
 * which are the sections of earlier results.
 */
export function Suggestions({modal, queries}: SuggestionsProps): ReactNode {
  return (
    <ModalSlot modal={modal} target=".DocSearch-NoResults .DocSearch-Title" position="afterend">
      {queries.length > 0 && (
        <div className="DocSearch-Suggestions">
          <p className="DocSearch-Help">{modalTranslations.noResultsScreen?.suggestedQueryText}:</p>
          <ul>
            {queries.map((query) => (
              <li key={query}>
                <button
                  type="button"
                  className="DocSearch-Prefill"
                  onClick={() => {
                    enterQuery(modal, query);
                  }}
                >
                  {query}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </ModalSlot>
  );
}
