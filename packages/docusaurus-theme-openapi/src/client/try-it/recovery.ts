import {isSiteUpdatedError, loadCode, reloadWithValue} from '@developer-docs/utils';
import {translate} from '@docusaurus/Translate';

export {isSiteUpdatedError, takeValueBeforeReload} from '@developer-docs/utils';

/** Identifies the console on the page that the reader opened last. Without one, loading never reloads the page. */
let openConsole: string | undefined;

/**
 * Loads code of the console. If the site was deployed after the page was loaded, reloads the page, and opens the
 * console again.
 */
export const loadConsoleCode = <T>(load: () => Promise<T>): Promise<T> => loadCode(load, openConsole);

/**
 * Loads a module or a file of the console as {@link loadConsoleCode} does.
 *
 * @throws Error with a message for readers. The bundler's message is in English, and names a file.
 */
export const importCode = <T>(loadPart: () => Promise<T>): Promise<T> =>
  loadConsoleCode(loadPart).catch((error: unknown) => {
    throw isSiteUpdatedError(error) ? error : new Error(getLoadErrorText(), {cause: error});
  });

const getLoadErrorText = (): string =>
  translate({
    id: 'theme.openapi.console.loadError',
    message: 'The console couldn’t be loaded. Check your connection, then retry.',
  });

/** Sets the console that's opened again. */
export function setOpenConsole(id: string): void {
  openConsole = id;
}

/** Reloads the page after a deploy, and then opens the console again, if there was one. */
export function reloadConsole(): void {
  if (openConsole === undefined) window.location.reload();
  else reloadWithValue(openConsole);
}
