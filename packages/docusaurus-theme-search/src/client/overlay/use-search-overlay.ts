import {loadCode, reopenAfterReload} from '@developer-docs/docusaurus-utils';
import {toError} from '@developer-docs/utils';
import {useLocation} from '@docusaurus/router';
import type {Props as SearchModalProps} from '@theme/SearchModal';
import {useCallback, useEffect, useState, type ComponentType, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import {useFocusOnResult} from '../navigation';
import {handleKey} from './handle-key';
import {loadModal, reopenWithQuery, takeReopenedQuery} from './load-modal';

/** The state of the search overlay and its actions. */
export interface SearchOverlay {
  readonly isOpen: boolean;
  /** The modal; `undefined` while its code is loading. */
  readonly Modal: ComponentType<SearchModalProps> | undefined;
  /** The error if the modal's code couldn't be loaded. */
  readonly error: Error | undefined;
  /** The text that was typed before the modal was available. */
  readonly query: string;
  readonly open: (query?: string) => void;
  readonly close: () => void;
  /** Loads the modal's code. Called when a search is likely. */
  readonly preload: () => void;
  /** Retries loading the modal's code after an error. */
  readonly retry: () => void;
}

/**
 * Opens and closes the search overlay, handles its keyboard shortcuts, and loads its code on demand. Text that is typed
 * while the modal is loading becomes its query.
 *
 * @param button - The search button, which receives focus when the overlay is closed.
 */
export function useSearchOverlay(button: RefObject<HTMLButtonElement | null>): SearchOverlay {
  const [isOpen, setOpen] = useState(false);
  const [Modal, setModal] = useState<ComponentType<SearchModalProps>>();
  const [error, setError] = useState<Error>();
  const [query, setQuery] = useState('');
  const {pathname} = useLocation();

  const load = () => {
    setError(undefined);
    loadCode(loadModal).then(
      (modal) => {
        // Rendering synchronously ensures that no keystroke is lost between the overlay's listener and the modal's
        // input.
        flushSync(() => {
          setModal(() => modal);
        });
      },
      (reason: unknown) => {
        setError(toError(reason));
      },
    );
  };

  const open = (initialQuery = '') => {
    setQuery(initialQuery);
    setOpen(true);
    load();
  };

  useFocusOnResult();
  // DocSearch loses its state if this changes.
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus({preventScroll: true});
  }, [button]);
  // Also when the reader goes back. The modal isn't part of the page.
  useEffect(
    () => () => {
      setOpen(false);
    },
    [pathname],
  );

  const preload = () => {
    loadModal().catch(() => {
      // Opening the overlay retries and displays the error.
    });
  };

  // oxlint-disable-next-line react/exhaustive-deps -- only keys call the setters
  useEffect(() => {
    const context = {button, isOpen, isLoading: isOpen && !Modal, open, close, setQuery};
    const onKeyDown = (event: KeyboardEvent) => handleKey(event, context);
    window.addEventListener('keydown', onKeyDown);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
    };
  });
  useEffect(() => {
    const reopenedQuery = takeReopenedQuery();
    if (reopenedQuery !== undefined) open(reopenedQuery);
    // oxlint-disable-next-line react/exhaustive-deps -- only once
  }, []);
  useEffect(() => {
    if (!isOpen) return undefined;
    reopenWithQuery(query);
    return () => reopenAfterReload();
  }, [isOpen, query]);
  return {isOpen, Modal, error, query, open, close, preload, retry: load};
}
