import {separateStyles} from '@developer-docs/internal/node';
import type {Plugin} from '@docusaurus/types';

/**
 * Creates the bundler configuration of the console: its styles are loaded together with it, and the worker is one file.
 * Other chunks keep the defaults.
 *
 * @param config - The current configuration.
 */
export const createConsoleConfig = (config: object): ReturnType<NonNullable<Plugin['configureWebpack']>> =>
  separateStyles(config, ['sandbox-console'], ['sandbox']);
