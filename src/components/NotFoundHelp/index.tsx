import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import {useEffect, useState, type ReactNode} from 'react';
import {PageList, startPages} from '../PageList';
import {extractWords} from './words';
import styles from './styles.module.css';

/**
 * Returns the paths of the pages that the reader may have meant, closest first. The algorithm is loaded on demand,
 * because this component is in the scripts of every docs page.
 */
function useClosestPaths(pathname: string): readonly string[] {
  const [closestPaths, setClosestPaths] = useState<readonly string[]>([]);
  const docsData = useAllDocsData().default;
  useEffect(() => {
    let isActive = true;
    const paths = docsData ? [docsData.path, ...(docsData.versions[0]?.docs.map((doc) => doc.path) ?? [])] : [];
    import('./closest-paths')
      .then(({findClosestPaths}) => {
        if (isActive) setClosestPaths(findClosestPaths(pathname, paths));
      })
      // The suggestions are optional.
      .catch(() => undefined);
    return () => {
      isActive = false;
    };
  }, [pathname, docsData]);
  return closestPaths;
}

/**
 * The 404 page's content: a search field, starting points, and the closest pages, which appear last so that nothing
 * moves.
 */
export function NotFoundHelp(): ReactNode {
  const {pathname} = useLocation();
  // The static page is the same for every URL, so content that depends on the URL is rendered after hydration.
  const isBrowser = useIsBrowser();
  const closestPaths = useClosestPaths(pathname);
  const words = isBrowser ? extractWords(pathname) : '';
  return (
    <div className={styles.help}>
      <Heading as="h1">Page not found</Heading>
      <p>We couldn’t find a page at this URL.</p>
      <form role="search" className={styles.search} action={useBaseUrl('/search')}>
        <input key={words} type="search" name="q" aria-label="Search the documentation" defaultValue={words} />
        <button type="submit" className="button button--primary">
          Search
        </button>
      </form>
      <PageList pages={startPages} />
      <div className={styles.suggestions} role="status">
        {closestPaths.length > 0 && (
          <>
            <p>Did you mean one of these pages?</p>
            <PageList pages={closestPaths.map((path) => ({href: path, label: path}))} />
          </>
        )}
      </div>
    </div>
  );
}
