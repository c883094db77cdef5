import type {SearchFailure} from '@developer-docs/docusaurus-theme-search/client';
import {modalTranslations} from '@theme/SearchTranslations';
import type {ReactNode} from 'react';

interface SuggestionsProps {
  readonly queries: readonly string[];
  readonly onSelect: (query: string) => void;
}

/**
 * Queries that readers can try. The style sheet then hides DocSearch's own suggestions, which are the sections of
 * earlier results.
 */
export function Suggestions({queries, onSelect}: SuggestionsProps): ReactNode {
  if (queries.length === 0) return null;
  return (
    <div className="DocSearch-Suggestions">
      <p className="DocSearch-Help">{modalTranslations.noResultsScreen?.suggestedQueryText}:</p>
      <ul>
        {queries.map((query) => (
          <li key={query}>
            <button
              type="button"
              className="DocSearch-Prefill"
              onClick={() => {
                onSelect(query);
              }}
            >
              {query}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Replaces the text of the "No results" screen, which the style sheet hides. */
export function ErrorScreen({title, help, action, onAction}: SearchFailure): ReactNode {
  return (
    <div className="DocSearch-ErrorScreen">
      <p className="DocSearch-Title">{title}</p>
      <p className="DocSearch-Help">{help}</p>
      <button type="button" className="button button--secondary" onClick={onAction}>
        {action}
      </button>
    </div>
  );
}
