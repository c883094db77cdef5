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

/**
 * Looks like DocSearch's own error screen. The style sheet hides the rest of the "No results" screen.
 */
export function ErrorScreen({title, help, action, onAction}: SearchFailure): ReactNode {
  return (
    <div className="DocSearch-ErrorScreen">
      <div className="DocSearch-Screen-Icon">
        <svg
          width="40"
          height="40"
          viewBox="0 0 20 20"
          fill="none"
          stroke="currentColor"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="M19 4.8a16 16 0 00-2-1.2m-3.3-1.2A16 16 0 001.1 4.7M16.7 8a12 12 0 00-2.8-1.4M10 6a12 12 0 00-6.7 2M12.3 14.7a4 4 0 00-4.5 0M14.5 11.4A8 8 0 0010 10M3 16L18 2M10 18h0" />
        </svg>
      </div>
      <p className="DocSearch-Title">{title}</p>
      <p className="DocSearch-Help">{help}</p>
      <button type="button" className="button button--secondary" onClick={onAction}>
        {action}
      </button>
    </div>
  );
}
