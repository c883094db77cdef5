import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import PageList from '../PageList';
import {startPages} from '../PageList/start-pages';
import styles from './styles.module.css';
import {wordsOf} from './words';

/**
 * The address that the reader probably meant. What finds it is loaded now: this component is a part of every page of the
 * documentation, whose layout answers for unknown addresses too.
 */
function useNearestAddress(pathname: string): string | undefined {
  const [guess, setGuess] = useState<string>();
  const docs = useAllDocsData()['default']?.versions[0]?.docs;
  useEffect(() => {
    let isCurrent = true;
    import('./nearest-address')
      .then(({nearestAddress}) => {
        if (isCurrent) setGuess(nearestAddress(pathname, docs?.map((doc) => doc.path) ?? []));
      })
      // Without a guess the page is complete.
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [pathname, docs]);
  return guess;
}

/** What a reader finds at an address that the site does not have. */
export default function NotFoundHelp(): ReactNode {
  const {pathname} = useLocation();
  const search = useBaseUrl('/search');
  // The static page is the same for every address, so what depends on the address comes after the first frame.
  const isBrowser = useIsBrowser();
  const guess = useNearestAddress(pathname);
  const words = isBrowser ? wordsOf(pathname) : '';
  return (
    <div className={styles.help}>
      <Heading as="h1">Page Not Found</Heading>
      <p>This site has no page at this address.</p>
      <p className={styles.guess} role="status">
        {guess !== undefined && (
          <>
            Did you mean <Link to={guess}>{guess}</Link>?
          </>
        )}
      </p>
      <PageList
        pages={[
          words === ''
            ? {href: search, label: 'Search the documentation'}
            : {
                href: `${search}?q=${encodeURIComponent(words)}`,
                label: `Search the documentation for “${words}”`,
              },
          ...startPages,
        ]}
      />
    </div>
  );
}
