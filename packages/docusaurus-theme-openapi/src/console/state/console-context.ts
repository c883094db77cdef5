import {createContext, useContext} from 'react';
import type {ConsoleOperation} from '../../shared/console-operation';
import type {EditedDraft} from './use-draft';
import type {FormState} from './use-form';
import type {RequestSender} from './use-sender';

/** What the parts of a console have in common. */
export interface ConsoleState extends EditedDraft {
  readonly operation: ConsoleOperation;
  /** Whether the console was opened to send the request: its form is collapsible, and `GET` requests are polled. */
  readonly isRun: boolean;
  readonly form: FormState;
  readonly sender: RequestSender;
}

export const ConsoleContext = createContext<ConsoleState | undefined>(undefined);

/** Returns the state of the console that a component is a part of. */
export function useConsole(): ConsoleState {
  const state = useContext(ConsoleContext);
  if (state === undefined) throw new Error('This component is a part of a console.');
  return state;
}
