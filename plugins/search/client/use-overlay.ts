import {useCallback, useEffect, useRef, useState, type ComponentType, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import type {SearchModalProps} from '../components/SearchModal';
import {characterOf, isSlash, isToggle} from './shortcuts';
import {loadedModal, loadModal} from './load-modal';
import {longestQuery} from './texts';

/** The overlay as the search bar shows it. */
export interface Overlay {
  readonly isOpen: boolean;
  /** The modal; absent while its code loads. */
  readonly Modal: ComponentType<SearchModalProps> | undefined;
  /** Why its code did not load. */
  readonly error: Error | undefined;
  /** What was typed before the modal was there. */
  readonly query: string;
  readonly open: (query?: string) => void;
  readonly close: () => void;
  /** Loads the modal's code, because it is likely to be needed. */
  readonly prepare: () => void;
  /** Loads it again after an error. */
  readonly retry: () => void;
}

/**
 * Opens and closes the search overlay, by call and by keyboard, and loads its code when it is first needed. Keys that are
 * typed until the modal is there become its query.
 *
 * @param button - Opens the overlay, and gets the focus back.
 * @param baseUrl - Path of the site, when the embedded engine answers; `undefined` when the hosted service does.
 */
export function useOverlay(button: RefObject<HTMLButtonElement | null>, baseUrl: string | undefined): Overlay {
  const [isOpen, setOpen] = useState(false);
  const [Modal, setModal] = useState(() => loadedModal());
  const [error, setError] = useState<Error>();
  const [query, setQuery] = useState('');

  const load = useCallback(() => {
    setError(undefined);
    loadModal(baseUrl).then(
      (loaded) => {
        // At once, so that no key falls between the overlay's listener and the modal's input.
        flushSync(() => {
          setModal(() => loaded);
        });
      },
      (reason: unknown) => {
        setError(reason instanceof Error ? reason : new Error(String(reason)));
      },
    );
  }, [baseUrl]);

  const open = useCallback(
    (first = '') => {
      setQuery(first);
      setOpen(true);
      load();
    },
    [load],
  );

  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus({preventScroll: true});
  }, [button]);

  const prepare = useCallback(() => {
    loadModal(baseUrl).catch(() => {
      // It is shown when the overlay is opened, which loads again.
    });
  }, [baseUrl]);

  useKeys({button, isOpen, isLoading: isOpen && !Modal, open, close, setQuery});
  return {isOpen, Modal, error, query, open, close, prepare, retry: load};
}

interface KeyActions extends Pick<Overlay, 'isOpen' | 'open' | 'close'> {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly isLoading: boolean;
  readonly setQuery: (change: (query: string) => string) => void;
}

function useKeys(actions: KeyActions): void {
  const current = useRef(actions);
  useEffect(() => {
    current.current = actions;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (handleKey(event, current.current)) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
    };
  }, []);
}

/** @returns Whether the key meant something here. */
function handleKey(event: KeyboardEvent, {button, isOpen, isLoading, open, close, setQuery}: KeyActions): boolean {
  const character = characterOf(event);
  if (isToggle(event)) {
    if (isOpen) close();
    else open();
  } else if (isOpen && event.key === 'Escape' && !event.isComposing) {
    close();
  } else if (!isOpen && isSlash(event)) {
    open();
  } else if (isLoading && event.key === 'Backspace') {
    setQuery((query) => Array.from(query).slice(0, -1).join(''));
  } else if (
    isLoading &&
    character !== undefined &&
    !(event.target instanceof HTMLButtonElement && character === ' ')
  ) {
    setQuery((query) => (query + character).slice(0, longestQuery));
  } else if (!isOpen && document.activeElement === button.current && /^[\p{L}\p{N}]$/u.test(character ?? '')) {
    open(character);
  } else {
    return false;
  }
  return true;
}
