// The declaration of @theme/LoadFailure is part of the package's types. It has the same path from src/ and lib/.
// oxlint-disable-next-line typescript/triple-slash-reference -- an import would be missing in lib/.
/// <reference path="../src/theme.d.ts" preserve="true" />
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {checkSingleInstance, hasHashRouter, joinPostBuildPass} from '@developer-docs/utils/node';
import logger from '@docusaurus/logger';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {HtmlTagObject, LoadContext, Plugin, SwizzleConfig} from '@docusaurus/types';
import base from '../locales/base/plugin-fast-pages.json';
import {createDeferScriptsTask, getAssetsUrl, settledEvent} from './defer-scripts';
import type {PluginOptions} from './options';
import {pluginName} from './plugin-name';

export {validateOptions, type Options, type PluginOptions} from './options';

const dirPath = path.resolve(__dirname, '../locales');

/** Loads scripts after the first paint, delays prefetching, and reports scripts that fail to load. */
export default async function pluginFastPages(context: LoadContext, options: PluginOptions): Promise<Plugin> {
  checkSingleInstance(pluginName, options.id);
  const {deferPrefetch, loadFailure} = options;
  const deferHydration = options.deferHydration && !hasHashRouter(context);
  if (options.deferHydration && !deferHydration) {
    logger.warn(`${pluginName}: "deferHydration" does not support the Hash Router and will be disabled.`);
  }
  const {currentLocale: locale} = context.i18n;
  const messages = await readDefaultCodeTranslationMessages({dirPath, locale, name: 'plugin-fast-pages'});
  // `docusaurus start` loads scripts in another way.
  const isBuild = process.env.NODE_ENV === 'production';
  const failureScript = isBuild && loadFailure;
  const deferScripts = isBuild && deferHydration;
  return {
    name: pluginName,
    ...(loadFailure && {
      getThemePath: () => '../lib/theme',
      getTypeScriptThemePath: () => '../src/theme',
      // The messages that only the script shows. `docusaurus write-translations` reads the paths that plugins watch.
      getPathsToWatch: () => [path.join(__dirname, 'messages.js')],
      getDefaultCodeTranslationMessages: () => Promise.resolve(messages),
    }),
    getClientModules: () => [
      ...(failureScript || deferScripts ? ['./client/signal-hydration.js'] : []),
      ...(deferPrefetch ? ['./client/defer-prefetch.js'] : []),
      ...(loadFailure ? ['./client/load-failure.css'] : []),
    ],
    injectHtmlTags: () => ({
      headTags: [
        ...(failureScript
          ? [
              createInlineScript('detect-load-failure.js', {
                ...getPageTexts(messages, context),
                'data-assets': getAssetsUrl(context.baseUrl),
                'data-settled': deferHydration ? settledEvent : 'DOMContentLoaded',
              }),
            ]
          : []),
        ...(deferScripts ? ['event-replay.js', 'load-scripts.js'].map((file) => createInlineScript(file)) : []),
      ],
    }),
    ...joinPostBuildPass(({baseUrl}) => (deferScripts ? [createDeferScriptsTask(baseUrl)] : [])),
  };
}

/**
 * Creates an inline script, for code that has to run before the first paint. `inline/` has the same path from `src/`
 * and `lib/`.
 */
const createInlineScript = (file: string, attributes: HtmlTagObject['attributes'] = {}): HtmlTagObject => ({
  tagName: 'script',
  attributes,
  innerHTML: readFileSync(path.join(__dirname, '../inline', file), 'utf8'),
});

type Messages = Readonly<Record<string, string>>;

/**
 * Returns the text of the message that appears without React, as attributes of the script that shows it. English
 * messages replace missing translations.
 */
function getPageTexts(messages: Messages, {codeTranslations}: LoadContext): Record<string, string> {
  const texts: Messages = {...base, ...messages, ...codeTranslations};
  return Object.fromEntries(
    ['page', 'unavailable', 'retry'].map((key) => [`data-${key}`, texts[`theme.LoadFailure.${key}`] ?? '']),
  );
}

export function getSwizzleConfig(): SwizzleConfig {
  return {
    components: {
      LoadFailure: {
        actions: {eject: 'safe', wrap: 'safe'},
        description: 'The message with a Retry button that is shown if code that is loaded on demand fails to load',
      },
      Loading: {
        actions: {eject: 'safe', wrap: 'safe'},
        description: "Renders LoadFailure if a component fails to load, and Docusaurus's loading indicator until then",
      },
    },
  };
}
