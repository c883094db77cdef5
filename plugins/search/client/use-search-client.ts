import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {getEmbeddedClient} from './embedded/embedded-client';
import {createHostedClient} from './hosted-client';
import type {SearchClient} from './search-client';
import {useSearchData} from './use-search-data';
import {validateClient} from './validate-client';

/** The search client of the site: that of the hosted service if it is configured, or else that of the embedded engine. */
export function useSearchClient(): SearchClient {
  const {hosted} = useSearchData();
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  return useMemo(() => {
    const getOrigins = () => [url, window.location.origin];
    return hosted
      ? validateClient(createHostedClient(hosted), getOrigins, 'plain')
      : validateClient(getEmbeddedClient(baseUrl), getOrigins, 'html');
  }, [hosted, url, baseUrl]);
}
