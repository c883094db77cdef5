import {decodeUriPart} from '@developer-docs/utils';

/*
 * Helpers for the browser. They use the document only when they're called, so Node.js can import this module.
 */

/** Finds the element that a URL's hash, such as `#errors`, refers to. */
export const findHashTarget = (hash: string): HTMLElement | null =>
  document.getElementById(decodeUriPart(hash.slice(1)));

/**
 * Returns whether a click opens a link in this window: the primary button without a modifier key. Other combinations
 * have different effects, such as opening a new tab or starting a download.
 */
export const isUnmodifiedClick = (
  event: Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean => event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
