import {useEffect} from 'react';
import {useConsole} from '../../state/console-context';

/**
 * Moves focus to the value of the body that caused an error.
 *
 * @param focusPointer - Moves focus to the value at a JSON pointer. It's `undefined` until the editor has loaded.
 */
export function usePointerFocus(focusPointer: ((pointer: string) => void) | undefined): void {
  const {focusedPointer, endFocus} = useConsole().form;
  useEffect(() => {
    if (focusPointer === undefined || focusedPointer === undefined) return;
    focusPointer(focusedPointer);
    endFocus();
  });
}
