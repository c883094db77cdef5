import {isSiteUpdatedError, loadCode, reloadWithValue} from '@developer-docs/docusaurus-utils';
import {translate} from '@docusaurus/Translate';

/** Identifies the console on the page that the reader opened last. Without one, loading never reloads the page. */
let openConsole: string | undefined;

/**
 * Loads a module or a file of the console. If the site was deployed after the page was loaded, reloads the page, and
 * opens the console again.
 *
 * @param getErrorText - Returns the message for readers. Errors of the bundler are in English, and name a file.
 * @throws Error with the message, or that the site was updated.
 */
export const loadConsoleCode = <T>(load: () => Promise<T>, getErrorText = getConsoleErrorText): Promise<T> =>
  loadCode(load, openConsole).catch((error: unknown) => {
    throw isSiteUpdatedError(error) ? error : new Error(getErrorText(), {cause: error});
  });

const getConsoleErrorText = (): string =>
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
