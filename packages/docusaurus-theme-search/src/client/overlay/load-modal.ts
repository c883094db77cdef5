import {loadCode, reloadWithValue, takeValueBeforeReload} from '@developer-docs/docusaurus-utils';
import type {Props} from '@theme/SearchModal';
import type {ComponentType} from 'react';
import {preloadWorker} from '../embedded/start-worker';

let loadedModal: ComponentType<Props> | undefined;

/** Returns the modal if its code has been loaded. */
export function getLoadedModal(): ComponentType<Props> | undefined {
  return loadedModal;
}

/**
 * Loads the modal's code and styles and, in parallel, the embedded index. Can be called again after a failure.
 *
 * @param getQuery - Returns the query with which the search is opened again if a deploy requires that the page is
 *   reloaded. Without it, the page isn't reloaded, because the reader hasn't opened the search.
 */
export async function loadModal(getQuery?: () => string): Promise<ComponentType<Props>> {
  if (loadedModal !== undefined) return loadedModal;
  preloadWorker();
  const load = () => import(/* webpackChunkName: "search-modal" */ '@theme/SearchModal');
  loadedModal = (await loadCode(load, getQuery && reloadKey, getQuery)).default;
  return loadedModal;
}

const reloadKey = 'searchQuery';

/** Reloads the page after a deploy, and then opens the search with the same query. */
export const reloadWithQuery = (query: string): void => reloadWithValue(reloadKey, query);

/** Returns the query with which the search was open before the page was reloaded, only once. */
export function takeQueryBeforeReload(): string | undefined {
  const query = takeValueBeforeReload(reloadKey);
  return typeof query === 'string' ? query : undefined;
}
