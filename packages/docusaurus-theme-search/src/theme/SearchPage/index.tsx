import {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Translate, {translate} from '@docusaurus/Translate';
import {
  hitsPerPage,
  searchData,
  useFacetFilters,
  useSearchClient,
  useSearchResults,
  useUrlSearch,
} from '@developer-docs/docusaurus-theme-search/client';
import {maxQueryLength, resultCategories} from '@developer-docs/search-engine';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {Filters} from './Filters';
import {ResultList} from './ResultList';
import styles from './styles.module.css';
import {getFailureMessage, getOutdatedMessage, getPlaceholder, useResultCount} from '@theme/SearchTranslations';

/** The page with all results for the query in the URL. Its server-rendered HTML is the same for every query. */
export default function SearchPage(): ReactNode {
  return (
    <Layout title={translate({id: 'theme.SearchBar.label', message: 'Search'})} description={getDescription()}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Search />
    </Layout>
  );
}

const getDescription = () =>
  translate({
    id: 'theme.search.page.description',
    message: 'Search the documentation.',
    description: 'The description of the search page for search engines',
  });

const DocsLink = (): ReactNode => (
  <Link to={searchData.docsUrl}>
    <Translate id="theme.search.page.browse" description="The link from the search page to the documentation">
      Browse the documentation
    </Translate>
  </Link>
);

/** The content of the page. It must be inside the layout, which provides the docs version for contextual search. */
function Search(): ReactNode {
  const {sections} = searchData;
  const client = useSearchClient();
  const [search, changeSearch] = useUrlSearch();
  const isAllVersions = search.versions === 'all';
  const contextFilters = useFacetFilters(isAllVersions);
  const formatCount = useResultCount();
  const {query} = search;
  // Unknown values, such as the name of a removed section, are ignored.
  const section = sections.includes(search.section) ? search.section : '';
  const kind = resultCategories.some((category) => category === search.kind) ? search.kind : '';
  const searchKey = [query, section, kind, search.versions].join('\n');
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
    facetFilters,
    query,
    resultPageCount,
    attempt,
  });
  const failure = state === 'error' ? getFailureMessage() : state === 'outdated' ? getOutdatedMessage() : undefined;
  // "Load more" moves focus to the first new hit, because the button itself may disappear.
  useEffect(() => {
    const firstNewHit = hits[hitsPerPage * (resultPageCount - 1)];
    if (!shouldFocusNewHits.current || !firstNewHit) return;
    shouldFocusNewHits.current = false;
    list.current?.querySelector<HTMLElement>(`[data-hit="${CSS.escape(firstNewHit.objectID)}"]`)?.focus();
  }, [hits, resultPageCount]);

  return (
    <main className={styles.page}>
      <Heading as="h1">
        <Translate id="theme.SearchBar.label">Search</Translate>
      </Heading>
      <noscript>
        <p>
          <Translate id="theme.search.page.noScript" description="The search page without JavaScript">
            Search requires JavaScript.
          </Translate>{' '}
          <DocsLink />
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
          aria-label={getPlaceholder()}
          placeholder={getPlaceholder()}
          maxLength={maxQueryLength}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            changeSearch({query: event.target.value});
          }}
        />
        <Filters search={{...search, section, kind}} onChange={changeSearch} />
      </form>
      <p role="status" className={styles.status}>
        {state === 'done' && count > 0 && formatCount(count)}
        {state === 'done' &&
          count === 0 &&
          translate({id: 'theme.search.page.noResults', message: 'No results for "{query}"'}, {query})}
        {state === 'loading' && translate({id: 'theme.search.page.loading', message: 'Searching…'})}
        {failure && (
          <>
            <strong>{failure.title}</strong> {failure.help}
          </>
        )}
      </p>
      {failure && (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            if (state === 'outdated') window.location.reload();
            else setAttempt(attempt + 1);
          }}
        >
          {failure.action}
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
          <Translate id="theme.search.page.clearFilters">Clear filters</Translate>
        </button>
      )}
      {isBrowser && query === '' && <DocsLink />}
      <div ref={list}>
        <ResultList hits={hits} isAllVersions={isAllVersions} />
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
          <Translate id="theme.search.page.loadMore">Load more</Translate>
        </button>
      )}
    </main>
  );
}
