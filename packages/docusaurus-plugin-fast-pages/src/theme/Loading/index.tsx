import Translate from '@docusaurus/Translate';
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
      <span className={styles.spinner} aria-hidden="true" />
      <span>
        <Translate id="theme.Loading.label" description="The text next to the spinner that's shown while a page loads">
          Loading…
        </Translate>
      </span>
    </div>
  ) : null;
}
