import {useCallback, useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import PageList from '@site/src/components/PageList';
import {startPages} from '@site/src/components/PageList/start-pages';
import {embeddedClient} from '../../client/embedded';
import {safeClient, type UncheckedClient} from '../../client/safe-client';
import type {SearchClient} from '../../client/search-client';
import {hitsPerPage, longestQuery, resultCount, texts} from '../../client/texts';
import {useFacetFilters} from '../../client/use-facet-filters';
import {useQuery} from '../../client/use-query';
import {useResults} from '../../client/use-results';
import {useSearchData} from '../../client/use-search-data';
import {LateHostedClient} from './LateHostedClient';
import {ResultList} from './ResultList';
import styles from './styles.module.css';

/** The page of all results; the query is in the address (`?q=`). Its first frame is the same with every query. */
export default function SearchPage(): ReactNode {
  return (
    <Layout
      title="Search"
      description="Search the documentation: pages, operations, fields, error codes, options and events."
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Search />
    </Layout>
  );
}

/** What is inside the layout, which knows the reader's version of the docs. */
function Search(): ReactNode {
  const {indexName, hosted, clickAnalytics} = useSearchData();
  const {siteConfig} = useDocusaurusContext();
  const facetFilters = useFacetFilters();
  const [query, setQuery] = useQuery();
  const isBrowser = useIsBrowser();
  const [hostedClient, setHostedClient] = useState<SearchClient>();
  const [more, setMore] = useState({query: '', pages: 1});
  const [attempt, setAttempt] = useState(0);
  const pages = more.query === query ? more.pages : 1;

  const takeClient = useCallback(
    (client: UncheckedClient) => {
      setHostedClient(safeClient(client, [siteConfig.url, window.location.origin], 'plain'));
    },
    [siteConfig.url],
  );
  const embedded = useMemo(
    () => (hosted ? undefined : embeddedClient(siteConfig.baseUrl)),
    [hosted, siteConfig.baseUrl],
  );
  const client = useMemo(
    () => (embedded ? safeClient(embedded, [siteConfig.url], 'html') : hostedClient),
    [embedded, hostedClient, siteConfig.url],
  );
  useEffect(() => {
    embedded?.prepare();
    return embedded?.onSettled(() => {
      setAttempt((count) => count + 1);
    });
  }, [embedded]);

  const list = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  const {state, hits, count} = useResults({client, indexName, clickAnalytics, facetFilters, query, pages, attempt});
  // "Load more" leads on to what it has loaded: the button itself may be gone.
  useEffect(() => {
    const first = hits[hitsPerPage * (pages - 1)];
    if (!wantsFocus.current || !first) return;
    wantsFocus.current = false;
    list.current?.querySelector<HTMLElement>(`[data-hit="${CSS.escape(first.objectID)}"]`)?.focus();
  }, [hits, pages]);
  return (
    <>
      {hosted && client === undefined && (
        <BrowserOnly>{() => <LateHostedClient {...hosted} onClient={takeClient} />}</BrowserOnly>
      )}
      <main className={styles.page}>
        <Heading as="h1">Search</Heading>
        <noscript>
          <p>
            The search needs JavaScript. <Link to="/docs">All pages of the documentation</Link> are there without it.
          </p>
        </noscript>
        <form
          role="search"
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
          }}
        >
          <input
            type="search"
            name="q"
            className={styles.input}
            aria-label={texts.placeholder}
            placeholder={texts.placeholder}
            maxLength={longestQuery}
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
            }}
          />
        </form>
        <p role="status" className={styles.status}>
          {state === 'done' && count > 0 && resultCount(count)}
          {state === 'done' && count === 0 && `${texts.noResults} "${query}"`}
          {state === 'loading' && 'Searching…'}
          {state === 'error' && (
            <>
              <strong>{texts.errorTitle}</strong> {texts.errorHelp}
            </>
          )}
        </p>
        {state === 'error' && (
          <button
            type="button"
            className="button button--secondary"
            onClick={() => {
              setAttempt(attempt + 1);
            }}
          >
            Retry
          </button>
        )}
        {isBrowser && query === '' && <PageList pages={startPages} />}
        <div ref={list}>
          <ResultList hits={hits} />
        </div>
        {hits.length >= hitsPerPage * pages && hits.length < count && (
          <button
            type="button"
            className="button button--secondary"
            onClick={() => {
              wantsFocus.current = true;
              setMore({query, pages: pages + 1});
            }}
          >
            Load more
          </button>
        )}
      </main>
    </>
  );
}
