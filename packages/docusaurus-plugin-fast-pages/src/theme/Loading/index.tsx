import {translate} from '@docusaurus/Translate';
import LoadFailure from '@theme/LoadFailure';
import type LoadingType from '@theme/Loading';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Renders nothing for the first 200 ms (until `pastDelay`), then a spinner, or a message if loading failed.
 * Docusaurus's own component has no text, fixed colors, and inline styles, which a content security policy may block.
 */
export default function Loading({error, retry, pastDelay}: ComponentProps<typeof LoadingType>): ReactNode {
  // The type declares `error` as always present, but it's null or undefined until loading fails.
  const loadError = error as Error | null | undefined;
  if (loadError != null) return <LoadFailure message={loadError.message} onRetry={retry} />;
  return pastDelay ? (
    <div className={styles.loading} role="status">
      {translate({id: 'theme.Loading.label', message: 'Loading…'})}
    </div>
  ) : null;
}
