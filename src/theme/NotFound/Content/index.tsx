import {decodeUriPart, findClosest} from '@developer-docs/utils';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageList} from '@site/src/components/PageList';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Starting points for readers who haven't found what they were looking for. */
const startPages = [
  {href: '/docs', label: 'All documentation pages'},
  {href: '/docs/intro', label: 'Introduction: create your first design'},
] as const;

/** Returns the words in the last segment of a path: `/docs/get-request-status.html` → `get request status`. */
function extractWords(path: string): string {
  const segment = path.replace(/\/+$/, '').split('/').at(-1) ?? '';
  return decodeUriPart(segment)
    .replace(/\.html?$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Returns the path of the doc whose last segment is most similar: it may have been misspelled or moved. Of several docs
 * with the same last segment, the one with the most similar path is returned.
 */
function useClosestPath(pathname: string, words: string): string | undefined {
  const docs = useAllDocsData().default?.versions[0]?.docs ?? [];
  const paths = docs.map(({path}) => path);
  const closestWords = findClosest(words, paths.map(extractWords));
  const closestPaths = paths.filter((path) => extractWords(path) === closestWords);
  return findClosest(pathname, closestPaths) ?? closestPaths[0];
}

// Change: offers a search field, starting points, and the closest page, which appears last so that nothing moves.
export default function NotFoundContent({className}: Props): ReactNode {
  const {pathname} = useLocation();
  // The static page is the same for every URL, so content that depends on the URL is rendered after hydration.
  const isBrowser = useIsBrowser();
  const words = isBrowser ? extractWords(pathname) : '';
  const closestPath = useClosestPath(pathname, words);
  return (
    <main className={clsx('container', className)}>
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
          {closestPath !== undefined && (
            <>
              <p>Did you mean this page?</p>
              <PageList pages={[{href: closestPath, label: closestPath}]} />
            </>
          )}
        </div>
      </div>
    </main>
  );
}
