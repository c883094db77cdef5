import {isSiteUpdatedError, loadCode as load, reloadWithValue} from '@developer-docs/utils';
import {translate} from '@docusaurus/Translate';

export {isSiteUpdatedError, takeValueBeforeReload} from '@developer-docs/utils';

/** Identifies the console on the page that the reader opened last. Without one, nothing is reloaded. */
let openConsole: string | undefined;

/**
 * Loads code of the console. If the site was deployed after the page was loaded, reloads the page, and opens the
 * console again.
 */
export const loadCode = <T>(loadModule: () => Promise<T>): Promise<T> => load(loadModule, openConsole);

/**
 * Loads a module or a file of the console as {@link loadCode} does.
 *
 * @throws Error with a message for readers. The bundler's message is in English, and names a file.
 */
export const importCode = <T>(loadPart: () => Promise<T>): Promise<T> =>
  loadCode(loadPart).catch((error: unknown) => {
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

/** Reloads the page after a deploy, and then opens the console again. */
export const reloadConsole = (): void => reloadWithValue(openConsole ?? 'console');
