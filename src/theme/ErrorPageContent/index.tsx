// Change: matches the site's design and retries rendering after a navigation. The original persists on all pages that
// share its layout.
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import {useLocationChange} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Error';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Replaces a page that threw an error with the error, its causes, and a button that retries rendering. */
export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  useLocationChange(tryAgain);
  return (
    <main className={styles.page}>
      <Heading as="h1">This page crashed.</Heading>
      <ErrorBoundaryTryAgainButton className="button button--primary" onClick={tryAgain} />
      <div className={styles.error}>
        <ErrorBoundaryError error={error} />
      </div>
    </main>
  );
}
