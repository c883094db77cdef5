import type {ComponentType} from 'react';
import type {SearchModalProps} from '../components/SearchModal';

/** The modal, once it has been loaded. */
let modal: ComponentType<SearchModalProps> | undefined;

/** The modal, if it has been loaded. */
export function loadedModal(): ComponentType<SearchModalProps> | undefined {
  return modal;
}

/**
 * Loads the modal with its style, and, beside it, starts the embedded engine. After a failure, the next call tries again.
 *
 * @param baseUrl - Path of the site, when the embedded engine answers; `undefined` when the hosted service does.
 */
export async function loadModal(baseUrl: string | undefined): Promise<ComponentType<SearchModalProps>> {
  if (modal) return modal;
  if (baseUrl !== undefined) {
    // A failure shows when the modal, which needs the same code, loads it again.
    import(/* webpackChunkName: "search-client" */ './embedded').then(
      ({embeddedClient}) => {
        embeddedClient(baseUrl).prepare();
      },
      () => undefined,
    );
  }
  modal = (await import(/* webpackChunkName: "search-modal" */ '../components/SearchModal')).default;
  return modal;
}
