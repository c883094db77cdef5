import {useEffect, type ReactNode} from 'react';
import {useSearchClient, type DocSearchTransformClient} from '@docsearch/react';
import type {UncheckedClient} from '../client/safe-client';
import type {HostedSearch} from '../options';

interface HostedClientProps extends HostedSearch {
  readonly onClient: (client: UncheckedClient) => void;
}

const asItIs = (client: DocSearchTransformClient) => client;

/** Makes the client of the hosted service with the modal's code, and draws nothing. */
export default function HostedClient({appId, apiKey, onClient}: HostedClientProps): ReactNode {
  const client = useSearchClient(appId, apiKey, asItIs);
  useEffect(() => {
    onClient(client as unknown as UncheckedClient);
  }, [client, onClient]);
  return null;
}
