/** The part of a keyboard event that is looked at. */
export type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'> & {
  readonly target: EventTarget | null;
};

/** Whether the event comes from a field that takes text. */
function isInField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
  );
}

/** Ctrl or Cmd with K. */
export function isToggle({key, ctrlKey, metaKey, altKey, shiftKey}: Key): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

/** `/`, where it is not text for a field. */
export function isSlash({key, ctrlKey, metaKey, altKey, target}: Key): boolean {
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isInField(target);
}

/** The character that the key types, if it types one. */
export function characterOf({key, ctrlKey, metaKey, altKey, isComposing}: Key): string | undefined {
  return Array.from(key).length === 1 && !ctrlKey && !metaKey && !altKey && !isComposing ? key : undefined;
}
