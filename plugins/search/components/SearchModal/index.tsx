import {useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode, type RefObject} from 'react';
import {DocSearchModal, type DocSearchModalProps, type DocSearchTransformClient} from '@docsearch/react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useHistory} from '@docusaurus/router';
import {createIssueUrl} from '@site/src/components/ProblemLink/issue-url';
import {embeddedClient} from '../../client/embedded';
import {goTo} from '../../client/navigate';
import {reportClick} from '../../client/report-click';
import {forModal, safeClient, type UncheckedClient} from '../../client/safe-client';
import {silenceFailures} from '../../client/silence-failures';
import {mendStoredSearches} from '../../client/stored-searches';
import {longestQuery, resultCount, texts} from '../../client/texts';
import {useFacetFilters} from '../../client/use-facet-filters';
import {useSearchData} from '../../client/use-search-data';
import {ResultLink} from '../ResultLink';
import {keepFocus} from './keep-focus';
import {keepMended} from './mend-markup';
import {ResultsFooter} from './ResultsFooter';
import {useRefresh} from './use-refresh';
import '@docsearch/css/dist/modal.css';
import './styles.css';

/** Props of the modal. */
export interface SearchModalProps {
  /** What has been typed already. */
  readonly initialQuery: string;
  readonly onClose: () => void;
}

/** The client builds itself from credentials before it is replaced, and takes anything that is not empty. */
const noCredentials = {appId: 'embedded', apiKey: 'embedded'};

const translations = {
  errorScreen: {titleText: texts.errorTitle, helpText: texts.errorHelp},
  noResultsScreen: {
    noResultsText: texts.noResults,
    suggestedQueryText: texts.suggestions,
    reportMissingResultsText: texts.reportQuestion,
    reportMissingResultsLinkText: texts.reportLink,
  },
};

const Hit: NonNullable<DocSearchModalProps['hitComponent']> = ({hit, children}) => {
  const data = useSearchData();
  return (
    <ResultLink
      href={hit.url}
      onClick={() => {
        reportClick(hit, data);
      }}
    >
      {children}
    </ResultLink>
  );
};

silenceFailures();

/** The modal of the search: DocSearch's, with this site's client, texts, links and style. Its stylesheet comes with it. */
export default function SearchModal({initialQuery, onClose}: SearchModalProps): ReactNode {
  const data = useSearchData();
  const {hosted, indexName, reportUrl, clickAnalytics} = data;
  const {siteConfig} = useDocusaurusContext();
  const history = useHistory();
  const box = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const facetFilters = useFacetFilters();
  const searchParameters = useMemo(
    () => ({facetFilters, clickAnalytics}) as NonNullable<DocSearchModalProps['searchParameters']>,
    [facetFilters, clickAnalytics],
  );
  const [scrollY] = useState(() => window.scrollY);
  // Before the first frame: DocSearch reads them in its own.
  useState(() => {
    mendStoredSearches(indexName);
  });

  const embedded = useMemo(
    () => (hosted ? undefined : embeddedClient(siteConfig.baseUrl)),
    [hosted, siteConfig.baseUrl],
  );
  const transformSearchClient = useCallback(
    (given: DocSearchTransformClient) => {
      const origins = [siteConfig.url, window.location.origin];
      const client = embedded
        ? safeClient(embedded, origins, 'html')
        : safeClient(given as unknown as UncheckedClient, origins, 'plain');
      const search = async (query: Parameters<typeof client.search>[0]) => {
        const {results} = await client.search(query);
        if (status.current) status.current.textContent = resultCount(results[0]?.nbHits ?? 0);
        return {results: results.map(forModal)};
      };
      return {...given, search} as unknown as DocSearchTransformClient;
    },
    [embedded, siteConfig.url],
  );
  useRefresh(box, embedded?.onSettled);
  useAccessibility(box);

  // DocSearch starts anew when one of these changes.
  const [navigator] = useState<DocSearchModalProps['navigator']>(() => ({
    navigate: ({itemUrl, item}) => {
      reportClick(item, data);
      goTo(itemUrl, history);
    },
  }));
  const getMissingResultsUrl = useCallback(
    ({query}: {query: string}) => createIssueUrl(reportUrl, `Search finds nothing for “${query}”`),
    [reportUrl],
  );
  const resultsFooterComponent = useCallback<NonNullable<DocSearchModalProps['resultsFooterComponent']>>(
    ({state}) => <ResultsFooter query={state.query} count={Number(state.context['nbHits'])} onClose={onClose} />,
    [onClose],
  );

  return (
    <div
      ref={box}
      role="dialog"
      aria-modal="true"
      aria-label={texts.button}
      data-search={hosted ? 'hosted' : 'embedded'}
    >
      <div ref={status} role="status" className="DocSearch-Status" />
      <DocSearchModal
        {...(hosted ?? noCredentials)}
        indexName={indexName}
        placeholder={texts.placeholder}
        initialQuery={initialQuery.slice(0, longestQuery)}
        initialScrollY={scrollY}
        searchParameters={searchParameters}
        transformSearchClient={transformSearchClient}
        translations={translations}
        navigator={navigator}
        hitComponent={Hit}
        resultsFooterComponent={resultsFooterComponent}
        getMissingResultsUrl={getMissingResultsUrl}
        onClose={onClose}
      />
    </div>
  );
}

/** Mends the markup of the modal before its first frame and from then on, and keeps the focus in it. */
function useAccessibility(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const stop = keepMended(element);
    const onKey = (event: KeyboardEvent) => {
      keepFocus(event, element);
    };
    element.addEventListener('keydown', onKey, {capture: true});
    return () => {
      stop();
      element.removeEventListener('keydown', onKey, {capture: true});
    };
  }, [box]);
}
