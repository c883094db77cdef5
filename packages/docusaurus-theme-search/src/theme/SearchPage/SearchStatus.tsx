import type {SearchResults} from '@developer-docs/docusaurus-theme-search/client';
import Translate, {translate} from '@docusaurus/Translate';
import {failureMessage, outdatedMessage, useResultCount, type Message} from '@theme/SearchTranslations';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface SearchStatusProps {
  readonly query: string;
  readonly results: SearchResults;
  readonly hasFilters: boolean;
  readonly onRetry: () => void;
  readonly onClearFilters: () => void;
}

/** What readers see if a search fails, by its state. */
const failureMessages: Partial<Record<SearchResults['state'], Message>> = {
  error: failureMessage,
  outdated: outdatedMessage,
};

/** The number of results, or why there are none, with a button that can help. */
export function SearchStatus({query, results, hasFilters, onRetry, onClearFilters}: SearchStatusProps): ReactNode {
  const formatCount = useResultCount();
  const {state, count} = results;
  const failure = failureMessages[state];
  const hasNoResults = state === 'done' && count === 0;
  return (
    <>
      <p role="status" className={styles.status}>
        {state === 'done' && count > 0 && formatCount(count)}
        {hasNoResults &&
          translate(
            {
              id: 'theme.search.page.noResults',
              message: 'No results for "{query}"',
              description: 'The status of the search page without results',
            },
            {query},
          )}
        {state === 'loading' &&
          translate({
            id: 'theme.search.page.loading',
            message: 'Searching…',
            description: 'The status of the search page during a search',
          })}
        {failure && (
          <>
            <strong>{failure.title}</strong> {failure.help}
          </>
        )}
      </p>
      {failure && (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            if (state === 'outdated') window.location.reload();
            else onRetry();
          }}
        >
          {failure.action}
        </button>
      )}
      {hasNoResults && hasFilters && (
        <button type="button" className="button button--secondary" onClick={onClearFilters}>
          <Translate
            id="theme.search.page.clearFilters"
            description="The button that shows the results of all sections and types"
          >
            Clear filters
          </Translate>
        </button>
      )}
    </>
  );
}
