import {loadCode as load, reloadWithValue, takeValueBeforeReload, type ReopenedTool} from '@developer-docs/utils';

// One module, so that the bundle of a page contains this code only once.
export {isSiteUpdatedError} from '@developer-docs/utils';

/** The console that the reader has opened last. */
let openConsole: ReopenedTool | undefined;

/** Identifies the console of a sample on a page. */
const createKey = (sample: readonly string[]) => `console ${sample.join(' ')}`;

/**
 * Loads code of the console. If the site was deployed after the page was loaded, reloads the page, and opens the console
 * again.
 */
export const loadCode = <T>(loadModule: () => Promise<T>): Promise<T> => load(loadModule, openConsole);

/**
 * Sets the console that's opened again.
 *
 * @param sample - What identifies its sample on the page; `undefined` if the console is closed.
 */
export function setOpenConsole(sample: readonly string[] | undefined): void {
  openConsole = sample && {key: createKey(sample), getValue: () => true};
}

/** Reloads the page after a deploy, and then opens the console again. */
export function reloadConsole(): void {
  if (openConsole === undefined) window.location.reload();
  else reloadWithValue(openConsole.key, openConsole.getValue());
}

/** Returns whether the page was reloaded to open the console of a sample again. */
export const isReopened = (sample: readonly string[]): boolean => takeValueBeforeReload(createKey(sample)) === true;
