import {decodeUriPart} from './urls.js';

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

/**
 * Copies an element's text to the clipboard. If the Clipboard API is unavailable (insecure origin or denied
 * permission), the text is selected and copied with `execCommand`. If that also fails, the text stays selected.
 *
 * @returns Whether the text was copied.
 */
export async function copyText(element: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.textContent);
    return true;
  } catch {
    return selectAndCopy(element);
  }
}

function selectAndCopy(element: HTMLElement): boolean {
  const selection = window.getSelection();
  selection?.selectAllChildren(element);
  // oxlint-disable-next-line typescript/no-deprecated -- the fallback for the Clipboard API
  const wasCopied = document.execCommand('copy');
  if (wasCopied) selection?.removeAllRanges();
  return wasCopied;
}
