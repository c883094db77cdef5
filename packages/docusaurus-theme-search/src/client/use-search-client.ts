import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMemo} from 'react';
import {searchData} from './data';
import {getEmbeddedClient} from './embedded/embedded-client';
import {createHostedClient} from './hosted/hosted-client';
import type {SearchClient} from './search-client';

/** Returns the client of the hosted service if it's configured; otherwise, the client of the embedded engine. */
export function useSearchClient(): SearchClient {
  const {hosted} = searchData;
  const {url} = useDocusaurusContext().siteConfig;
  return useMemo(() => (hosted ? createHostedClient(hosted, url) : getEmbeddedClient()), [hosted, url]);
}
