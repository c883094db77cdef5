import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {ResultLink} from '../ResultLink';

interface ResultsFooterProps {
  readonly query: string;
  /** The total number of hits. */
  readonly count: number;
  readonly onClose: () => void;
}

/** Links from the modal to all results on the search page. */
export function ResultsFooter({query, count, onClose}: ResultsFooterProps): ReactNode {
  const searchPage = useBaseUrl('/search');
  return (
    <ResultLink href={`${searchPage}?q=${encodeURIComponent(query)}`} onClick={onClose}>
      {count === 1 ? 'See 1 result' : `See all ${count} results`}
    </ResultLink>
  );
}
