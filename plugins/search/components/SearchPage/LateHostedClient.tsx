import {lazy, Suspense, useState, type ComponentProps, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Loading from '@theme/Loading';
import type HostedClientType from '../HostedClient';

/** A new one for each attempt: React keeps how the first one ended. */
const lateClient = () => lazy(() => import(/* webpackChunkName: "hosted-client" */ '../HostedClient'));

/** Loads the client of the hosted service, with its code, and says so when that fails. */
export function LateHostedClient(props: ComponentProps<typeof HostedClientType>): ReactNode {
  const [HostedClient, setHostedClient] = useState(lateClient);
  return (
    <ErrorBoundary
      fallback={({error, tryAgain}) => (
        <Loading
          isLoading={false}
          pastDelay
          timedOut={false}
          error={error}
          retry={() => {
            setHostedClient(lateClient);
            tryAgain();
          }}
        />
      )}
    >
      <Suspense>
        <HostedClient {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
