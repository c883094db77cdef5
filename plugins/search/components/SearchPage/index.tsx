import {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {maxQueryLength, resultCategories} from '@developer-docs/search-engine';
import PageList, {startPages} from '@site/src/components/PageList';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {failureMessage, formatResultCount} from '../../client/result-labels';
import {useFacetFilters} from '../../client/use-facet-filters';
import {useSearchClient} from '../../client/use-search-client';
import {useSearchData} from '../../client/use-search-data';
import {hitsPerPage, useSearchResults} from '../../client/use-search-results';
import {useUrlSearch} from '../../client/use-url-search';
import {Filters} from './Filters';
import {ResultList} from './ResultList';
import styles from './styles.module.css';

/** The page with all results for the query in the URL. Its server-rendered HTML is the same for every query. */
export function SearchPage(): ReactNode {
  return (
    <Layout
      title="Search"
      description="Search the documentation for pages, operations, fields, error codes, options, and events."
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Search />
    </Layout>
  );
}

/** The content of the page. It must be inside the layout, which provides the docs version for contextual search. */
function Search(): ReactNode {
  const {indexName, clickAnalytics, popularPages, sections} = useSearchData();
  const client = useSearchClient();
  const contextFilters = useFacetFilters();
  const [search, changeSearch] = useUrlSearch();
  const {query} = search;
  // Unknown values, such as the name of a removed section, are ignored.
  const section = sections.includes(search.section) ? search.section : '';
  const kind = resultCategories.some((category) => category === search.kind) ? search.kind : '';
  const searchKey = [query, section, kind].join('\n');
  const facetFilters = useMemo(
    () => [
      ...contextFilters,
      ...(section === '' ? [] : [`hierarchy.lvl0:${section}`]),
      ...(kind === '' ? [] : [`category:${kind}`]),
    ],
    [contextFilters, section, kind],
  );
  const isBrowser = useIsBrowser();
  const [expansion, setExpansion] = useState({key: '', resultPageCount: 1});
  const [attempt, setAttempt] = useState(0);
  const resultPageCount = expansion.key === searchKey ? expansion.resultPageCount : 1;

  useEffect(() => {
    client.preload?.();
    return client.onStaleResponse?.(() => {
      setAttempt((count) => count + 1);
    });
  }, [client]);

  const list = useRef<HTMLDivElement>(null);
  const shouldFocusNewHits = useRef(false);
  const {state, hits, count} = useSearchResults({
    client,
    indexName,
    clickAnalytics,
    facetFilters,
    query,
    resultPageCount,
    attempt,
  });
  // "Load more" moves focus to the first new hit, because the button itself may disappear.
  useEffect(() => {
    const firstNewHit = hits[hitsPerPage * (resultPageCount - 1)];
    if (!shouldFocusNewHits.current || !firstNewHit) return;
    shouldFocusNewHits.current = false;
    list.current?.querySelector<HTMLElement>(`[data-hit="${CSS.escape(firstNewHit.objectID)}"]`)?.focus();
  }, [hits, resultPageCount]);

  return (
    <main className={styles.page}>
      <Heading as="h1">Search</Heading>
      <noscript>
        <p>
          Search requires JavaScript. Browse <Link to="/docs">all documentation pages</Link> instead.
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
          aria-label="Search docs"
          placeholder="Search docs"
          maxLength={maxQueryLength}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            changeSearch({query: event.target.value});
          }}
        />
        <Filters section={section} kind={kind} onChange={changeSearch} />
      </form>
      <p role="status" className={styles.status}>
        {state === 'done' && count > 0 && formatResultCount(count)}
        {state === 'done' && count === 0 && `No results for "${query}"`}
        {state === 'loading' && 'Searching…'}
        {state === 'error' && (
          <>
            <strong>{failureMessage.title}</strong> {failureMessage.help}
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
      {state === 'done' && count === 0 && (section !== '' || kind !== '') && (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            changeSearch({section: '', kind: ''});
          }}
        >
          Clear filters
        </button>
      )}
      {isBrowser && query === '' && <PageList pages={[...startPages, ...popularPages]} />}
      <div ref={list}>
        <ResultList hits={hits} />
      </div>
      {hits.length >= hitsPerPage * resultPageCount && hits.length < count && (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            shouldFocusNewHits.current = true;
            setExpansion({key: searchKey, resultPageCount: resultPageCount + 1});
          }}
        >
          Load more
        </button>
      )}
    </main>
  );
}
