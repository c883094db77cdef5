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

/**
 * Copies text to the clipboard. Where the Clipboard API is unavailable, such as on an insecure origin, the text is
 * copied from a field.
 *
 * @returns Whether the text was copied.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromField(text);
  }
}

function copyFromField(text: string): boolean {
  const focused = document.activeElement;
  const field = Object.assign(document.createElement('textarea'), {value: text});
  document.body.append(field);
  field.focus({preventScroll: true});
  field.select();
  // oxlint-disable-next-line typescript/no-deprecated -- the fallback for the Clipboard API
  const wasCopied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({preventScroll: true});
  return wasCopied;
}
