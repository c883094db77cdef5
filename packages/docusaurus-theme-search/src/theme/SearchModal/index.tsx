import {
  maxQueryLength,
  reportClick,
  ResultLink,
  searchData,
  useDocSearch,
  useFacetFilters,
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
import {ErrorScreen, Suggestions} from './NoResults';
import {PopularPages} from './PopularPages';
import {ResultsFooter} from './ResultsFooter';
import '@docsearch/css/dist/modal.css';
import './styles.css';

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
  const {modal, slots, transformSearchClient, enterQuery, response, failure} = useDocSearch(dialog);
  const correction = response?.correctedQuery === undefined ? undefined : formatCorrection(response.correctedQuery);
  const formatCount = useResultCount();

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
        {correction !== undefined && `. ${correction}`}
      </div>
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
      {createPortal(<PopularPages onClose={onClose} />, slots.start)}
      {createPortal(correction !== undefined && <p className="DocSearch-Correction">{correction}</p>, slots.results)}
      {createPortal(
        failure ? (
          <ErrorScreen {...failure} />
        ) : (
          <Suggestions queries={response?.suggestions ?? []} onSelect={enterQuery} />
        ),
        slots.noResults,
      )}
    </div>
  );
}
