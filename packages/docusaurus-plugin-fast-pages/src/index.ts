// The declaration of @theme/LoadFailure is part of the package's types. It has the same path from src/ and lib/.
// oxlint-disable-next-line typescript/triple-slash-reference -- an import would be missing in lib/.
/// <reference path="../src/theme.d.ts" preserve="true" />
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {checkPluginId, warnIfHashRouter, joinPostBuildPass} from '@developer-docs/docusaurus-utils/node';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import type {PluginOptions} from './options';
import {pluginName} from './plugin-name';
import {createPostBuildTask, getAssetsUrl, settledEvent} from './post-build';
import {getPageTexts, readTranslations} from './translations';

export {validateOptions, type Options, type PluginOptions} from './options';
export {getSwizzleConfig} from './swizzle-config';

/** Loads scripts after the first paint, delays prefetching, and reports scripts that fail to load. */
export default function pluginFastPages(context: LoadContext, options: PluginOptions): Plugin {
  checkPluginId(pluginName, options.id);
  const {deferPrefetch, loadFailure} = options;
  const deferHydration = options.deferHydration && !warnIfHashRouter(`${pluginName}: "deferHydration"`, context);
  // `docusaurus start` loads scripts in another way.
  const isBuild = process.env.NODE_ENV === 'production';
  const hasFailureScript = isBuild && loadFailure;
  const hasDeferredScripts = isBuild && deferHydration;
  return {
    name: pluginName,
    ...(loadFailure && {
      getThemePath: () => '../lib/theme',
      getTypeScriptThemePath: () => '../src/theme',
      // messages.js, which the build of the packages generates, is for `docusaurus write-translations`.
      getPathsToWatch: () => [path.join(__dirname, 'messages.js')],
      getDefaultCodeTranslationMessages: () => readTranslations(context.i18n.currentLocale),
    }),
    getClientModules: () => [
      ...(hasFailureScript || hasDeferredScripts ? ['./client/signal-hydration.js'] : []),
      ...(deferPrefetch ? ['./client/defer-prefetch.js'] : []),
      ...(loadFailure ? ['./client/load-failure.css'] : []),
    ],
    injectHtmlTags: () => ({
      headTags: [
        ...(hasFailureScript
          ? [
              createInlineScript('detect-load-failure.js', {
                ...getPageTexts(context),
                'data-assets': getAssetsUrl(context.baseUrl),
                'data-settled': deferHydration ? settledEvent : 'DOMContentLoaded',
              }),
            ]
          : []),
        ...(hasDeferredScripts ? ['event-replay.js', 'load-scripts.js'].map((file) => createInlineScript(file)) : []),
      ],
    }),
    ...joinPostBuildPass(({baseUrl}) => (hasDeferredScripts ? [createPostBuildTask(baseUrl)] : [])),
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
