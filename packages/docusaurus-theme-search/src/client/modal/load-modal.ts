import {loadCode} from '@developer-docs/utils';
import type {Props} from '@theme/SearchModal';
import type {ComponentType} from 'react';
import {startSearchWorker} from '../embedded/search-worker';

let loadedModal: ComponentType<Props> | undefined;

/** Returns the modal if its code has been loaded. */
export function getLoadedModal(): ComponentType<Props> | undefined {
  return loadedModal;
}

/**
 * Loads the modal's code and styles and, in parallel, the embedded index. Can be called again after a failure.
 *
 * @param isHosted - Whether the site uses the hosted service instead of the embedded index.
 * @param reopened - The arguments of `loadCode` for opening the search again after a deploy; none if the reader hasn't
 *   opened it.
 */
export async function loadModal(
  isHosted: boolean,
  ...reopened: readonly [key?: string, getValue?: () => string]
): Promise<ComponentType<Props>> {
  if (loadedModal) return loadedModal;
  if (!isHosted) {
    try {
      startSearchWorker();
    } catch {
      // The first search will report the error.
    }
  }
  const load = () => import(/* webpackChunkName: "search-modal" */ '@theme/SearchModal');
  loadedModal = (await loadCode(load, ...reopened)).default;
  return loadedModal;
}
