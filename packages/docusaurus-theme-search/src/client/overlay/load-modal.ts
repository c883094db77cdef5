import {reopenAfterReload, takeReopened} from '@developer-docs/docusaurus-utils';
import type {Props} from '@theme/SearchModal';
import type {ComponentType} from 'react';
import {preloadWorker} from '../embedded/start-worker';

/** Loads the modal's code and styles and, in parallel, the embedded index. Can be called again after a failure. */
export async function loadModal(): Promise<ComponentType<Props>> {
  preloadWorker();
  return (await import(/* webpackChunkName: "search-modal" */ '@theme/SearchModal')).default;
}

const reloadKey = 'searchQuery';

/** Opens the search with a query if the page is reloaded after a deploy. */
export const reopenWithQuery = (query: string): void => reopenAfterReload(reloadKey, query);

/** Returns the query with which the search was open before the page was reloaded, only once. */
export const takeReopenedQuery = (): string | undefined => takeReopened(reloadKey);
