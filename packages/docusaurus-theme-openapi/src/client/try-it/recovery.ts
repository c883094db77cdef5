import {loadCode as load, reloadWithValue} from '@developer-docs/utils';

// One module, so that the bundle of a page contains this code only once.
export {isSiteUpdatedError, takeValueBeforeReload} from '@developer-docs/utils';

/** Identifies the console on the page that the reader opened last. Without one, nothing is reloaded. */
let openConsole: string | undefined;

/**
 * Loads code of the console. If the site was deployed after the page was loaded, reloads the page, and opens the console
 * again.
 */
export const loadCode = <T>(loadModule: () => Promise<T>): Promise<T> => load(loadModule, openConsole);

/** Sets the console that's opened again. */
export function setOpenConsole(id: string): void {
  openConsole = id;
}

/** Reloads the page after a deploy, and then opens the console again. */
export const reloadConsole = (): void => reloadWithValue(openConsole ?? 'console');
