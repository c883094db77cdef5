import type {FieldError} from '@developer-docs/mock-api';
import {useEffect, useRef, useState} from 'react';
import {listenToAuthorize} from '../../client/try-it/authorize-event';
import type {FieldName} from '../draft/errors';

/** A field of the form, or its authorization panel. */
type FocusTarget = FieldName | FieldError | 'authorization';

/**
 * The form of a console, which readers can collapse.
 *
 * @param focusesAuthorization - Whether the authorization panel gets focus when the form appears.
 */
export function useForm(isInitiallyOpen: boolean, focusesAuthorization: boolean) {
  const element = useRef<HTMLFormElement>(null);
  const [isOpen, setIsOpen] = useState(isInitiallyOpen);
  const [target, setTarget] = useState<FocusTarget | undefined>(focusesAuthorization ? 'authorization' : undefined);
  /** Opens the form, and moves focus to the field that caused an error. */
  const focusField = (field: FocusTarget) => {
    setIsOpen(true);
    setTarget(field);
  };
  useEffect(() => listenToAuthorize(element.current, () => focusField('authorization')), []);
  /** The JSON pointer of the value in the body that gets focus as soon as its editor has loaded. */
  const focusedPointer = typeof target === 'object' && 'pointer' in target ? target.pointer : undefined;
  // A collapsed form doesn't have the field. It's rendered before the effect.
  useEffect(() => {
    if (target === undefined || focusedPointer !== undefined) return;
    const input = element.current?.querySelector<HTMLElement>(getSelector(target));
    input?.closest('details')?.setAttribute('open', '');
    input?.focus();
    setTarget(undefined);
  }, [target, focusedPointer]);
  return {
    element,
    isOpen,
    setIsOpen,
    focusField,
    focusedPointer,
    /** Called when the value in the body has focus. */
    endFocus: () => setTarget(undefined),
  };
}

export type FormState = ReturnType<typeof useForm>;

function getSelector(target: FocusTarget): string {
  if (target === 'authorization') return '[data-authorization] :is(input, select)';
  return 'scheme' in target
    ? `[data-scheme="${CSS.escape(target.scheme)}"] input`
    : `[data-parameter="${CSS.escape(target.parameter ?? '')}"]`;
}

/**
 * Moves focus to the value of the body that caused an error.
 *
 * @param focusPointer - Moves focus to the value at a JSON pointer. It's `undefined` until the editor has loaded.
 */
export function usePointerFocus(
  {focusedPointer, endFocus}: FormState,
  focusPointer: ((pointer: string) => void) | undefined,
): void {
  useEffect(() => {
    if (focusPointer === undefined || focusedPointer === undefined) return;
    focusPointer(focusedPointer);
    endFocus();
  });
}
