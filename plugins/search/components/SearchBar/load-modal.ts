import type {ComponentType} from 'react';
import type {SearchModalProps} from '../SearchModal';

let loadedModal: ComponentType<SearchModalProps> | undefined;

/** Returns the modal if its code has been loaded. */
export function getLoadedModal(): ComponentType<SearchModalProps> | undefined {
  return loadedModal;
}

/**
 * Loads the modal's code and styles and, in parallel, starts the embedded engine. Can be called again after a failure.
 *
 * @param baseUrl - Base URL of the site; `undefined` if the hosted service is configured.
 */
export async function loadModal(baseUrl: string | undefined): Promise<ComponentType<SearchModalProps>> {
  if (loadedModal) return loadedModal;
  if (baseUrl !== undefined) {
    import(/* webpackChunkName: "search-client" */ '../../client/embedded/embedded-client').then(
      ({getEmbeddedClient}) => {
        getEmbeddedClient(baseUrl).preload();
      },
      () => undefined, // The modal needs the same code and reports the failure.
    );
  }
  loadedModal = (await import(/* webpackChunkName: "search-modal" */ '../SearchModal')).default;
  return loadedModal;
}
