// Change: shows the same content as for an error inside the layout, and omits the layout if the layout also throws. The
// original has different text and its own styles. As the original, it imports modules of Docusaurus that aren't public,
// because no public module provides a route context.
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import SiteMetadataDefaults from '@docusaurus/core/lib/client/SiteMetadataDefaults';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/** The layout requires a route context, but that of the crashed page is unmounted. */
const routeContext = {plugin: {name: 'site-error', id: 'default'}};

export default function Error(props: Props): ReactNode {
  const content = <ErrorPageContent {...props} />;
  return (
    <RouteContextProvider value={routeContext}>
      {/* Restores the `lang` attribute, which was unmounted with the page. */}
      <SiteMetadataDefaults />
      <ErrorBoundary fallback={() => content}>
        <Head>
          <title>This page crashed.</title>
        </Head>
        <Layout>{content}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
