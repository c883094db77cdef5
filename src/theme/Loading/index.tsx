// Change: shows an accessible loading indicator and error message in the site's design, without inline styles, which
// the content security policy blocks.
import LoadFailure from '@theme/LoadFailure';
import type LoadingType from '@theme/Loading';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/** Renders nothing for the first 200 ms (until `pastDelay`), then the spinner, or the error if loading failed. */
export default function Loading({error, retry, pastDelay}: ComponentProps<typeof LoadingType>): ReactNode {
  // The type declares `error` as always present, but it's null or undefined until loading fails.
  const loadError = error as Error | null | undefined;
  if (loadError != null) return <LoadFailure message={loadError.message} onRetry={retry} />;
  return pastDelay ? (
    <div className={styles.spinner} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <span>Loading…</span>
    </div>
  ) : null;
}
