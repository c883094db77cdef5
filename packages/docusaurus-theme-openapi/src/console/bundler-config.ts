import path from 'node:path';
import {separateStyles} from '@developer-docs/internal/node';
import type {Plugin} from '@docusaurus/types';
import type {RuleSetRule} from 'webpack';

/**
 * Creates the bundler configuration of the console: its styles are loaded together with it, and the worker is one file.
 * Other chunks keep the defaults.
 *
 * @param config - The current configuration.
 */
export const createConsoleConfig = (config: object): ReturnType<NonNullable<Plugin['configureWebpack']>> =>
  separateStyles(config, ['sandbox-console'], ['sandbox']);

/** Creates a bundler rule that omits the descriptions of texts. */
export const createTextsRule = (): RuleSetRule => ({
  resource: path.join(__dirname, 'theme/OpenApi/Translations'),
  enforce: 'pre',
  use: [{loader: path.join(__dirname, 'console/omit-descriptions-loader.js')}],
});
