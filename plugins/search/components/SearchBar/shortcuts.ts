/** The properties of a keyboard event that the shortcuts depend on. */
export type KeyInput = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'> & {
  readonly target: EventTarget | null;
};

/** Returns whether the target of an event accepts keyboard input. */
function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
  );
}

/** Returns whether the keys are Ctrl+K or Cmd+K. */
export function isToggleShortcut({key, ctrlKey, metaKey, altKey, shiftKey}: KeyInput): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

/** Returns whether the key is `/`, unless it's typed into a text field. */
export function isOpenShortcut({key, ctrlKey, metaKey, altKey, target}: KeyInput): boolean {
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTextField(target);
}

/** Returns the character that a key inserts, if any. */
export function getInsertedCharacter({key, ctrlKey, metaKey, altKey, isComposing}: KeyInput): string | undefined {
  return Array.from(key).length === 1 && !ctrlKey && !metaKey && !altKey && !isComposing ? key : undefined;
}
