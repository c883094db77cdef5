import {loadCode, SiteUpdatedError} from '@developer-docs/docusaurus-utils';
import {translate} from '@docusaurus/Translate';

/**
 * Loads a module or a file with `loadCode`.
 *
 * @param getErrorText - Returns the message for readers. Errors of the bundler are in English, and name a file.
 *   Default: the console couldn't be loaded.
 * @throws Error with the message, or that the site was updated.
 */
export const loadOnDemand = <T>(load: () => Promise<T>, getErrorText = getConsoleErrorText): Promise<T> =>
  loadCode(load).catch((error: unknown) => {
    throw error instanceof SiteUpdatedError ? error : new Error(getErrorText(), {cause: error});
  });

const getConsoleErrorText = () =>
  translate({
    id: 'theme.openapi.console.loadError',
    message: 'The console couldn’t be loaded. Check your connection, then retry.',
  });
