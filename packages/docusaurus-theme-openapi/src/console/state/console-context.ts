import {createContext, useContext} from 'react';
import type {ConsoleOperation} from '../../shared/console-operation';
import type {RequestDraft} from '../request/draft/draft';
import type {Destination} from '../request/send/destination';

/** What the parts of a console have in common. */
export interface ConsoleState {
  readonly model: ConsoleOperation;
  readonly draft: RequestDraft;
  readonly edit: (changes: Partial<RequestDraft>) => void;
  readonly destination: Destination;
  /** The key of what must not outlast the choice of the server, or what the reader has entered. */
  readonly session: string;
  /** Whether the draft began with the values of a link. */
  readonly isLinked: boolean;
  /** The fragment of a link that opens the console with the draft. */
  readonly createHash: () => string;
  /** Reloads the page after a deploy, and opens the console with the draft. */
  readonly reload: () => void;
}

export const ConsoleContext = createContext<ConsoleState | undefined>(undefined);

/** Returns the state of the console that a component is a part of. */
export function useConsole(): ConsoleState {
  const state = useContext(ConsoleContext);
  if (state === undefined) throw new Error('This component is a part of a console.');
  return state;
}
