import {ResultLink, searchData} from '@developer-docs/docusaurus-theme-search/client';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

interface ResultsFooterProps {
  readonly query: string;
  /** The total number of hits. */
  readonly count: number;
  readonly onClose: () => void;
}

/** Links from the modal to all results on the search page. */
export function ResultsFooter({query, count, onClose}: ResultsFooterProps): ReactNode {
  const parameters = new URLSearchParams({q: query});
  return (
    <ResultLink href={`${searchData.searchPage ?? ''}?${parameters.toString()}`} onClick={onClose}>
      {count === 1 ? (
        <Translate id="theme.search.seeOne" description="The link to the search page if there is one result">
          See 1 result
        </Translate>
      ) : (
        <Translate id="theme.SearchBar.seeAll" description="The link to the search page" values={{count}}>
          {'See all {count} results'}
        </Translate>
      )}
    </ResultLink>
  );
}
