import type {ComponentType} from 'react';
import {loadCode} from '../recovery';
import type {Props} from '@theme/SearchModal';

let loadedModal: ComponentType<Props> | undefined;

/** Returns the modal if its code has been loaded. */
export function getLoadedModal(): ComponentType<Props> | undefined {
  return loadedModal;
}

/** Loads the modal's code and styles and, in parallel, the search client. Can be called again after a failure. */
export async function loadModal(): Promise<ComponentType<Props>> {
  if (loadedModal) return loadedModal;
  import(/* webpackChunkName: "search-client" */ '../preload').then(
    ({preloadClient}) => {
      preloadClient();
    },
    () => undefined, // The modal needs the same code and reports the failure.
  );
  const load = () => import(/* webpackChunkName: "search-modal" */ '@theme/SearchModal');
  loadedModal = (await loadCode(load)).default;
  return loadedModal;
}
