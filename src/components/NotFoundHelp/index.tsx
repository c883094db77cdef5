import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import PageList, {startPages} from '../PageList';
import styles from './styles.module.css';
import {extractWords} from './words';

/**
 * Returns the path of the page that the reader probably meant. The algorithm is loaded on demand, because this
 * component is in the scripts of every docs page.
 */
function useClosestPath(pathname: string): string | undefined {
  const [closestPath, setClosestPath] = useState<string>();
  const docsData = useAllDocsData()['default'];
  useEffect(() => {
    let isActive = true;
    const paths = docsData ? [docsData.path, ...(docsData.versions[0]?.docs.map((doc) => doc.path) ?? [])] : [];
    import('./closest-path')
      .then(({findClosestPath}) => {
        if (isActive) setClosestPath(findClosestPath(pathname, paths));
      })
      // The suggestion is optional.
      .catch(() => undefined);
    return () => {
      isActive = false;
    };
  }, [pathname, docsData]);
  return closestPath;
}

/** The 404 page's content: the closest page, a search link, and starting points. */
export default function NotFoundHelp(): ReactNode {
  const {pathname} = useLocation();
  const searchPath = useBaseUrl('/search');
  // The static page is the same for every URL, so content that depends on the URL is rendered after hydration.
  const isBrowser = useIsBrowser();
  const closestPath = useClosestPath(pathname);
  const words = isBrowser ? extractWords(pathname) : '';
  return (
    <div className={styles.help}>
      <Heading as="h1">Page not found</Heading>
      <p>We couldn’t find a page at this URL.</p>
      <p className={styles.suggestion} role="status">
        {closestPath !== undefined && (
          <>
            Did you mean <Link to={closestPath}>{closestPath}</Link>?
          </>
        )}
      </p>
      <PageList
        pages={[
          words === ''
            ? {href: searchPath, label: 'Search the documentation'}
            : {
                href: `${searchPath}?q=${encodeURIComponent(words)}`,
                label: `Search the documentation for “${words}”`,
              },
          ...startPages,
        ]}
      />
    </div>
  );
}
