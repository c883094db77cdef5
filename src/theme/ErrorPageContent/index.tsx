// Change: retries rendering after a navigation. The original persists on all pages that share its layout.
import {useLocationChange} from '@docusaurus/theme-common/internal';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';

export default function ErrorPageContentWithRetry(props: Props): ReactNode {
  useLocationChange(props.tryAgain);
  return <ErrorPageContent {...props} />;
}
