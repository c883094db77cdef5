// Change: the page that crashed looks as it does inside the layout, and keeps its text when the layout itself throws; the
// original has a text and inline styles of its own, which the content security policy forbids.
import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import SiteMetadataDefaults from '@docusaurus/core/lib/client/SiteMetadataDefaults';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';

/** The layout needs a route to be in; the one that crashed is gone. */
const noRoute = {plugin: {name: 'site-error', id: 'default'}};

export default function Error(props: Props): ReactNode {
  const content = <ErrorPageContent {...props} />;
  return (
    <RouteContextProvider value={noRoute}>
      {/* What crashed took the language of the page with it. */}
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
