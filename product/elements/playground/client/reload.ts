import {reloadWithValue, takeValueBeforeReload} from '@developer-docs/utils';

/** The start of fragments that open the playground with a reference entry. */
export const linkPrefix = '#playground=';

const key = 'playground';

/** Reloads the page after a deploy, and then opens the playground with the same entry and options. */
export function reloadPlayground(entry: string, options?: string): void {
  window.history.replaceState(window.history.state, '', linkPrefix + entry);
  reloadWithValue(key, {entry, options});
}

/** Returns the options from before the reload, if they belong to the entry. */
export function takeOptionsBeforeReload(entry: string): string | undefined {
  const value = takeValueBeforeReload(key) as {readonly entry: string; readonly options?: string} | undefined;
  return value?.entry === entry ? value.options : undefined;
}
