/**
 * Returns whether a click opens a link in this window: the primary button without a modifier key. Other combinations
 * have different effects, such as opening a new tab or starting a download.
 */
export function isUnmodifiedClick(
  event: Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean {
  return event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
}
