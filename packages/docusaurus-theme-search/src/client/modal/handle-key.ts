import {maxQueryLength} from '@developer-docs/search-engine';
import type {RefObject} from 'react';

/** What the search's keys act on. */
export interface KeyboardContext {
  readonly isOpen: boolean;
  readonly open: (query?: string) => void;
  readonly close: () => void;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly isLoading: boolean;
  readonly setQuery: (update: (query: string) => string) => void;
}

/**
 * Handles the keys that open and close the search, and keys that are typed before the modal has an input. Returns
 * whether a key had an effect.
 */
export function handleKey(
  event: KeyboardEvent,
  {button, isOpen, isLoading, open, close, setQuery}: KeyboardContext,
): boolean {
  if (!hasKey(event)) return false;
  const character = getInsertedCharacter(event);
  const isSpaceOnButton = event.target instanceof HTMLButtonElement && character === ' ';
  if (isToggleShortcut(event)) {
    if (isOpen) close();
    else open();
  } else if (isOpen && event.key === 'Escape' && !event.isComposing) {
    close();
  } else if (!isOpen && isOpenShortcut(event)) {
    open();
  } else if (isLoading && event.key === 'Backspace') {
    setQuery((query) => Array.from(query).slice(0, -1).join(''));
  } else if (isLoading && character !== undefined && !isSpaceOnButton) {
    setQuery((query) => (query + character).slice(0, maxQueryLength));
  } else if (!isOpen && document.activeElement === button.current && /^[\p{L}\p{N}]$/u.test(character ?? '')) {
    open(character);
  } else {
    return false;
  }
  return true;
}

/** Returns whether an event has a key. Autofill and password managers dispatch `keydown` events that have none. */
const hasKey = (event: {readonly key?: string}): boolean => event.key !== undefined;

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
  );
}

/** Returns whether the keys are Ctrl+K or Cmd+K. */
function isToggleShortcut({key, ctrlKey, metaKey, altKey, shiftKey}: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

/** Returns whether the event is a `/` key press without modifiers, outside a text field. */
function isOpenShortcut({key, ctrlKey, metaKey, altKey, target}: KeyboardEvent): boolean {
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTextField(target);
}

/** Returns the character that a key inserts, if any. */
function getInsertedCharacter({key, ctrlKey, metaKey, altKey, isComposing}: KeyboardEvent): string | undefined {
  return Array.from(key).length === 1 && !ctrlKey && !metaKey && !altKey && !isComposing ? key : undefined;
}
