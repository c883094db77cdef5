/**
 * Whether a click follows a link in this window: the primary button without a modifier key. Any other combination asks the
 * browser for something else, such as a new tab or a download.
 */
export function isUnmodifiedClick(
  event: Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean {
  return event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
}
