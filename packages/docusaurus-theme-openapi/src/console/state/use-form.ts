import type {FieldError} from '@developer-docs/mock-api';
import {useEffect, useRef, useState, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import type {FieldName} from '../request/draft/errors';

export interface BodyFieldHandle {
  /** Moves focus to a field as soon as the editor has loaded. */
  readonly focusPointer: (pointer: string) => void;
}

/** The form of a console, which readers can collapse. */
export interface ConsoleFormState {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly body: RefObject<BodyFieldHandle | null>;
  readonly isOpen: boolean;
  readonly setIsOpen: (isOpen: boolean) => void;
  /** Moves focus to the field that caused an error. */
  readonly focusField: (field: FieldName | FieldError) => void;
}

/** @param authorizations - How often the reader has opened the authorization panel. Each time, it gets focus. */
export function useForm(isInitiallyOpen: boolean, authorizations: number): ConsoleFormState {
  const form = useRef<HTMLFormElement>(null);
  const body = useRef<BodyFieldHandle>(null);
  const [isOpen, setIsOpen] = useState(isInitiallyOpen);
  const [seenAuthorizations, setSeenAuthorizations] = useState(0);
  // A collapsed form doesn't have the panel. It's rendered before the effect.
  if (authorizations !== seenAuthorizations) {
    setSeenAuthorizations(authorizations);
    setIsOpen(true);
  }
  useEffect(() => {
    if (authorizations === 0) return;
    const panel = form.current?.querySelector<HTMLElement>('[data-authorization]');
    panel?.scrollIntoView({block: 'nearest'});
    panel?.querySelector<HTMLElement>('input, select')?.focus({preventScroll: true});
  }, [authorizations]);
  const focusField = (field: FieldName | FieldError) => {
    flushSync(() => setIsOpen(true));
    if ('pointer' in field && field.pointer !== undefined) {
      body.current?.focusPointer(field.pointer);
      return;
    }
    const input = form.current?.querySelector<HTMLElement>(
      'scheme' in field
        ? `[data-scheme="${CSS.escape(field.scheme)}"] input`
        : `[data-parameter="${CSS.escape(field.parameter ?? '')}"]`,
    );
    input?.closest('details')?.setAttribute('open', '');
    input?.focus();
  };
  return {form, body, isOpen, setIsOpen, focusField};
}
