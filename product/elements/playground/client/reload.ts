import {reloadWithValue, takeValueBeforeReload} from '@developer-docs/internal';
import type {Program} from './program';

/** The start of fragments that open the playground with a reference entry. */
export const linkPrefix = '#playground=';

const key = 'playground';

/** Reloads the page after a deploy, and then opens the playground with the same entry and program. */
export function reloadPlayground(entry: string, program?: Program): void {
  window.history.replaceState(window.history.state, '', linkPrefix + entry);
  reloadWithValue(key, {entry, program});
}

/** Returns the program from before the reload, if it belongs to the entry. */
export function takeProgramBeforeReload(entry: string): Program | undefined {
  const value = takeValueBeforeReload(key) as {readonly entry: string; readonly program?: Program} | undefined;
  return value?.entry === entry ? value.program : undefined;
}
