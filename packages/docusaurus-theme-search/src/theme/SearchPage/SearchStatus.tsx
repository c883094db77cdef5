import type {SearchOutcome} from '@developer-docs/docusaurus-theme-search/client';
import Translate, {translate} from '@docusaurus/Translate';
import {useResultCount} from '@theme/SearchTranslations';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface SearchStatusProps {
  readonly query: string;
  readonly outcome: SearchOutcome;
  readonly hasFilters: boolean;
  readonly onClearFilters: () => void;
}

/** The number of results, or why there are none, with a button that can help. */
export function SearchStatus({query, outcome, hasFilters, onClearFilters}: SearchStatusProps): ReactNode {
  const {response, failure} = outcome;
  const formatCount = useResultCount();
  const count = response?.nbHits;
  const hasNoResults = count === 0;
  const isLoading = query.trim() !== '' && response === undefined && failure === undefined;
  return (
    <>
      <p role="status" className={styles.status}>
        {count !== undefined && count > 0 && formatCount(count)}
        {hasNoResults &&
          translate(
            {
              id: 'theme.search.page.noResults',
              message: 'No results for "{query}"',
              description: 'The status of the search page without results',
            },
            {query},
          )}
        {isLoading &&
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
        <button type="button" className="button button--secondary" onClick={failure.onAction}>
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
