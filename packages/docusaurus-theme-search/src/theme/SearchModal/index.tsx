import {
  maxQueryLength,
  removeInvalidStoredSearches,
  reportClick,
  ResultLink,
  searchData,
  useFacetFilters,
  useModalHost,
  useModalSearch,
  useOpenResult,
  type SearchHit,
} from '@developer-docs/docusaurus-theme-search/client';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import type {Props} from '@theme/SearchModal';
import {
  formatCorrection,
  formatResultDetail,
  modalTranslations,
  placeholder,
  searchLabel,
  useResultCount,
} from '@theme/SearchTranslations';
import {useCallback, useMemo, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {PopularPages} from './PopularPages';
import {ResultsFooter} from './ResultsFooter';
import {ResultsNote} from './ResultsNote';
import '@docsearch/css/dist/modal.css';
import './styles.css';
import {Suggestions} from './Suggestions';

/** DocSearch uses these to create a client, which `transformSearchClient` then replaces. It rejects empty values. */
const placeholderCredentials = {appId: 'unused', apiKey: 'unused'};

const Hit: NonNullable<DocSearchModalProps['hitComponent']> = ({hit, children}) => {
  const detail = formatResultDetail(hit as Pick<SearchHit, 'detail' | 'pageCount'>);
  return (
    <ResultLink
      href={hit.url}
      onClick={() => {
        reportClick(hit);
      }}
    >
      {children}
      {detail !== '' && <span className="DocSearch-Hit-detail">{detail}</span>}
    </ResultLink>
  );
};

/** Returns a link with the query as its `title` parameter, which GitHub and GitLab use as the title of a new issue. */
function getMissingResultsUrl({query}: {query: string}): string {
  const url = new URL(searchData.reportUrl ?? '');
  url.searchParams.set('title', `No search results for “${query}”`);
  return url.href;
}

/** DocSearch's modal with the site's search client, links, and styles. */
export default function SearchModal({initialQuery, onClose}: Props): ReactNode {
  const {hosted, indexName, reportUrl, searchPage} = searchData;
  const dialog = useRef<HTMLDivElement>(null);
  const modal = useModalHost(dialog);
  const {transformSearchClient, response, failure} = useModalSearch(modal);
  const formatCount = useResultCount();
  // Runs before DocSearch reads the stored searches in its first render.
  useState(() => {
    removeInvalidStoredSearches(indexName);
  });

  // DocSearch loses its state if one of the following props changes.
  const [scrollY] = useState(() => window.scrollY);
  const facetFilters = useFacetFilters();
  const searchParameters = useMemo(
    () =>
      ({facetFilters, clickAnalytics: hosted?.clickAnalytics ?? false}) as NonNullable<
        DocSearchModalProps['searchParameters']
      >,
    [facetFilters, hosted],
  );
  const openResult = useOpenResult();
  const [navigator] = useState<DocSearchModalProps['navigator']>(() => ({
    navigate: ({itemUrl, item}) => {
      reportClick(item);
      openResult(itemUrl);
    },
  }));
  const resultsFooterComponent = useCallback<NonNullable<DocSearchModalProps['resultsFooterComponent']>>(
    ({state}) => <ResultsFooter query={state.query} count={Number(state.context.nbHits)} onClose={onClose} />,
    [onClose],
  );

  return (
    <div
      ref={dialog}
      role="dialog"
      aria-modal="true"
      aria-label={searchLabel}
      data-search={hosted ? 'hosted' : 'embedded'}
    >
      <div role="status" className="DocSearch-Status">
        {failure?.title}
        {response && formatCount(response.nbHits)}
        {response?.correctedQuery !== undefined && `. ${formatCorrection(response.correctedQuery)}`}
      </div>
      <PopularPages modal={modal} onClose={onClose} />
      <ResultsNote modal={modal} correctedQuery={response?.correctedQuery} failure={failure} />
      <Suggestions modal={modal} queries={response?.suggestions ?? []} />
      {createPortal(
        <DocSearchModal
          {...placeholderCredentials}
          indexName={indexName}
          initialQuery={initialQuery.slice(0, maxQueryLength)}
          initialScrollY={scrollY}
          searchParameters={searchParameters}
          transformSearchClient={transformSearchClient}
          navigator={navigator}
          hitComponent={Hit}
          placeholder={placeholder}
          translations={modalTranslations}
          {...(reportUrl !== null && {getMissingResultsUrl})}
          {...(searchPage !== null && {resultsFooterComponent})}
          onClose={onClose}
        />,
        modal,
      )}
    </div>
  );
}
