import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {seeAll} from '../../client/texts';
import {ResultLink} from '../ResultLink';

interface ResultsFooterProps {
  readonly query: string;
  /** Number of all results. */
  readonly count: number;
  readonly onClose: () => void;
}

/** Leads from the modal to all results on the search page. */
export function ResultsFooter({query, count, onClose}: ResultsFooterProps): ReactNode {
  const searchPage = useBaseUrl('/search');
  return (
    <ResultLink href={`${searchPage}?q=${encodeURIComponent(query)}`} onClick={onClose}>
      {seeAll(count)}
    </ResultLink>
  );
}
