import {hitsPerPage, maxQueryLength, searchData, usePageSearch} from '@developer-docs/docusaurus-theme-search/client';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {placeholder, searchLabel} from '@theme/SearchTranslations';
import {useEffect, useRef, type ReactNode} from 'react';
import {Filters} from './Filters';
import {ResultList} from './ResultList';
import {SearchStatus} from './SearchStatus';
import styles from './styles.module.css';

/** The page with all results for the query in the URL. Its server-rendered HTML is the same for every query. */
export default function SearchPage(): ReactNode {
  return (
    <Layout
      title={searchLabel}
      description={translate({
        id: 'theme.SearchPage.emptyResultsTitle',
        message: 'Search the documentation',
        description: 'The search page title for empty query',
      })}
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <Search />
    </Layout>
  );
}

/** A link to the main doc in the last version of the first docs instance. */
function DocsLink(): ReactNode {
  const homePage = useBaseUrl('/');
  const [data] = Object.values(useAllDocsData());
  const version = data?.versions.find(({isLast}) => isLast);
  const mainDoc = version?.docs.find(({id}) => id === version.mainDocId);
  return (
    <Link to={mainDoc?.path ?? homePage}>
      <Translate id="theme.search.page.browse" description="The link from the search page to the documentation">
        Browse the documentation
      </Translate>
    </Link>
  );
}

/** The page's content. It must be inside the layout, which provides the docs version for contextual search. */
function Search(): ReactNode {
  const {search, changeSearch, outcome, resultPageCount, loadMore} = usePageSearch();
  const {query, section, kind, versions} = search;
  const {hits = [], nbHits = 0} = outcome.response ?? {};
  const list = useRef<HTMLDivElement>(null);
  const shouldFocusNewHits = useRef(false);
  // "Load more" moves focus to the first new hit, because the button itself may disappear.
  useEffect(() => {
    const firstNewHit = hits[hitsPerPage * (resultPageCount - 1)];
    if (!shouldFocusNewHits.current || !firstNewHit) return;
    shouldFocusNewHits.current = false;
    list.current?.querySelector<HTMLElement>(`[data-hit="${CSS.escape(firstNewHit.objectID)}"]`)?.focus();
  }, [hits, resultPageCount]);
  return (
    <main className={`theme-search-page ${styles.page}`}>
      <Heading as="h1">{searchLabel}</Heading>
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
          aria-label={placeholder}
          placeholder={placeholder}
          maxLength={maxQueryLength}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            changeSearch({query: event.target.value});
          }}
        />
        <Filters search={search} onChange={changeSearch} />
      </form>
      <SearchStatus
        query={query}
        outcome={outcome}
        hasFilters={section !== '' || kind !== ''}
        onClearFilters={() => {
          changeSearch({section: '', kind: ''});
        }}
      />
      {query === '' && <PopularPages />}
      <div ref={list}>
        <ResultList hits={hits} isAllVersions={versions === 'all'} />
      </div>
      {hits.length >= hitsPerPage * resultPageCount && hits.length < nbHits && (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            shouldFocusNewHits.current = true;
            loadMore();
          }}
        >
          <Translate id="theme.search.page.loadMore" description="The button that shows more results">
            Load more
          </Translate>
        </button>
      )}
    </main>
  );
}

/** The pages that readers often need. On the server, where the query isn't known, there are none. */
function PopularPages(): ReactNode {
  return (
    useIsBrowser() && (
      <ul className={styles.popular}>
        {searchData.popularPages.map(({label, href}) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
        <li>
          <DocsLink />
        </li>
      </ul>
    )
  );
}
