import {
  fixAccessibility,
  isOutdatedError,
  maxQueryLength,
  removeInvalidStoredSearches,
  reloadWithQuery,
  reportClick,
  rerunSearch,
  ResultLink,
  searchData,
  selectModalHits,
  toModalResponse,
  useFacetFilters,
  useOpenResult,
  useRefreshStaleResults,
  useSearchClient,
  type SearchClient,
  type SearchHit,
  type SearchResponse,
} from '@developer-docs/docusaurus-theme-search/client';
import {DocSearchModal, type DocSearchModalProps, type DocSearchTransformClient} from '@docsearch/react';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/SearchModal';
import {
  formatCorrection,
  formatResultDetail,
  getFailureMessage,
  getOutdatedMessage,
  getModalTranslations,
  getPlaceholder,
  useResultCount,
} from '@theme/SearchTranslations';
import {useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {PopularPages} from './PopularPages';
import {ResultsFooter} from './ResultsFooter';
import {ResultsNote, type SearchOutcome} from './ResultsNote';
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

/** DocSearch's modal with the site's search client, links, and styles. */
export default function SearchModal({initialQuery, onClose}: Props): ReactNode {
  const {hosted, indexName, reportUrl, searchPage} = searchData;
  const clickAnalytics = hosted?.clickAnalytics ?? false;
  const client = useSearchClient();
  const openResult = useOpenResult();
  const container = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const facetFilters = useFacetFilters();
  const searchParameters = useMemo(
    () => ({facetFilters, clickAnalytics}) as NonNullable<DocSearchModalProps['searchParameters']>,
    [facetFilters, clickAnalytics],
  );
  const formatCount = useResultCount();
  // Describes the number of results and the query's correction for screen readers.
  const describe = useRef((result: SearchResponse | undefined) => {
    const count = formatCount(result?.nbHits ?? 0);
    return result?.correctedQuery === undefined ? count : `${count}. ${formatCorrection(result.correctedQuery)}`;
  });
  const [translations] = useState(getModalTranslations);
  const [outcome, setOutcome] = useState<SearchOutcome>({});
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  const [docSearchHost] = useState(() => document.createElement('div'));
  const [scrollY] = useState(() => window.scrollY);
  // Runs before DocSearch reads the stored searches in its first render.
  useState(() => {
    removeInvalidStoredSearches(indexName);
  });

  const transformSearchClient = useCallback(
    (docSearchClient: DocSearchTransformClient) => {
      const search: SearchClient['search'] = async (query) => {
        // DocSearch has an error screen, but resets its status before the screen can appear.
        let failure: SearchOutcome['failure'];
        const response = await client.search(query).catch((error: unknown) => {
          failure = isOutdatedError(error)
            ? {...getOutdatedMessage(), onAction: () => reloadWithQuery(query.requests[0]?.query ?? '')}
            : {...getFailureMessage(), onAction: () => container.current && rerunSearch(container.current)};
          return undefined;
        });
        const results = response?.results ?? [{hits: [], nbHits: 0}];
        const [result] = results;
        setOutcome({correctedQuery: result?.correctedQuery, failure});
        setSuggestions(result?.suggestions ?? []);
        if (status.current) status.current.textContent = failure?.title ?? describe.current(result);
        // The hosted service ranks results as its administrators have configured.
        const select = ({hits, ...response}: SearchResponse, index: number): SearchResponse => ({
          ...response,
          hits: hosted ? hits : selectModalHits(query.requests[index]?.query ?? '', hits),
        });
        return {results: results.map((response, index) => toModalResponse(select(response, index)))};
      };
      return {...docSearchClient, search} as unknown as DocSearchTransformClient;
    },
    [client, hosted],
  );
  useRefreshStaleResults(container, client.onStaleResponse);
  // Runs before the first frame.
  useLayoutEffect(() => {
    const dialog = container.current;
    if (!dialog) return undefined;
    // A strict content security policy blocks the `<style>` in the logo, so it must not get into the document.
    docSearchHost.querySelector('.DocSearch-Logo style')?.remove();
    dialog.append(docSearchHost);
    // DocSearch focuses the input while it's still outside the document, which has no effect.
    docSearchHost.querySelector<HTMLInputElement>('.DocSearch-Input')?.focus();
    return fixAccessibility(dialog);
  }, [docSearchHost]);

  // DocSearch loses its state if one of the following props changes.
  const [navigator] = useState<DocSearchModalProps['navigator']>(() => ({
    navigate: ({itemUrl, item}) => {
      reportClick(item);
      openResult(itemUrl);
    },
  }));
  const getMissingResultsUrl = useCallback(
    ({query}: {query: string}) => {
      const url = new URL(reportUrl ?? '');
      // GitHub and GitLab fill in the title of a new issue.
      url.searchParams.set('title', `No search results for “${query}”`);
      return url.href;
    },
    [reportUrl],
  );
  const resultsFooterComponent = useCallback<NonNullable<DocSearchModalProps['resultsFooterComponent']>>(
    ({state}) => <ResultsFooter query={state.query} count={Number(state.context.nbHits)} onClose={onClose} />,
    [onClose],
  );

  return (
    <div
      ref={container}
      role="dialog"
      aria-modal="true"
      aria-label={translate({
        id: 'theme.SearchBar.label',
        message: 'Search',
        description: 'The ARIA label and placeholder for search button',
      })}
      data-search={hosted ? 'hosted' : 'embedded'}
    >
      <div ref={status} role="status" className="DocSearch-Status" />
      <PopularPages container={container} onClose={onClose} />
      <ResultsNote container={container} outcome={outcome} />
      <Suggestions container={container} queries={suggestions} />
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
          placeholder={getPlaceholder()}
          translations={translations}
          {...(reportUrl !== null && {getMissingResultsUrl})}
          {...(searchPage !== null && {resultsFooterComponent})}
          onClose={onClose}
        />,
        docSearchHost,
      )}
    </div>
  );
}
