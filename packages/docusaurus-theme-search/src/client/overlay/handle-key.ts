import {maxQueryLength} from '@developer-docs/search-engine';
import type {RefObject} from 'react';

/** What the search's keys act on. */
export interface KeyboardContext {
  readonly isOpen: boolean;
  readonly open: (query?: string) => void;
  readonly close: () => void;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly isLoading: boolean;
  /** Changes the text that has been typed while the modal is loading. */
  readonly setQuery: (update: (query: string) => string) => void;
}

/** Handles the keys that open and close the search, and keys that are typed before the modal has an input. */
export function handleKey(event: KeyboardEvent, context: KeyboardContext): void {
  // Autofill and password managers dispatch `keydown` events without a key.
  if ((event.key as string | undefined) === undefined) return;
  const action = context.isOpen ? findActionInOverlay(event, context) : findActionOnPage(event, context);
  if (action === undefined) return;
  event.preventDefault();
  action();
}

type Action = () => void;

function findActionOnPage(event: KeyboardEvent, {button, open}: KeyboardContext): Action | undefined {
  if (isToggleShortcut(event) || isOpenShortcut(event)) return () => open();
  const character = getInsertedCharacter(event) ?? '';
  const isTypedOnButton = document.activeElement === button.current && /^[\p{L}\p{N}]$/u.test(character);
  return isTypedOnButton ? () => open(character) : undefined;
}

function findActionInOverlay(event: KeyboardEvent, context: KeyboardContext): Action | undefined {
  const {isLoading, close, setQuery} = context;
  if (isToggleShortcut(event) || (event.key === 'Escape' && !event.isComposing)) return close;
  if (!isLoading) return undefined;
  if (event.key === 'Backspace') return () => setQuery((query) => Array.from(query).slice(0, -1).join(''));
  const character = getInsertedCharacter(event);
  const isPressOfButton = event.target instanceof HTMLButtonElement && character === ' ';
  if (character === undefined || isPressOfButton) return undefined;
  return () => setQuery((query) => (query + character).slice(0, maxQueryLength));
}

const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName));

/** Returns whether the keys are Ctrl+K or Cmd+K. */
const isToggleShortcut = ({key, ctrlKey, metaKey, altKey, shiftKey}: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

/** Returns whether the event is a `/` key press without modifiers, outside a text field. */
const isOpenShortcut = ({key, ctrlKey, metaKey, altKey, target}: KeyboardEvent): boolean =>
  key === '/' && !ctrlKey && !metaKey && !altKey && !isTextField(target);

/** Returns the character that a key inserts, if any. */
const getInsertedCharacter = ({key, ctrlKey, metaKey, altKey, isComposing}: KeyboardEvent): string | undefined =>
  Array.from(key).length === 1 && !ctrlKey && !metaKey && !altKey && !isComposing ? key : undefined;
