// The declaration of @theme/LoadFailure is part of the types of the package. It has the same path from src/ and lib/.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- an import would be missing in lib/.
/// <reference path="../src/theme.d.ts" preserve="true" />
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  checkDefaultLocale,
  checkSingleInstance,
  runPostBuildTask,
  usesHashRouter,
  warnAboutMissingTexts,
} from '@developer-docs/internal/node';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {HtmlTagObject, LoadContext, Plugin, SwizzleConfig} from '@docusaurus/types';
import {createContentVisibilityStyles} from './content-visibility';
import type {PluginOptions} from './options';
import {createDeferScriptsTask} from './post-build';

export {validateOptions, type Options, type PluginOptions, type SectionHeights} from './options';

const name = 'docusaurus-plugin-fast-pages';

/** Loads scripts after the first paint, delays prefetching, and shows a message if scripts fail to load. */
export default async function pluginFastPages(context: LoadContext, options: PluginOptions): Promise<Plugin> {
  checkSite(context, options);
  const {deferHydration, deferPrefetch, contentVisibility, loadFailure} = options;
  const messages = await readMessages(context);
  const isProduction = process.env.NODE_ENV === 'production';
  const stylesFile = 'content-visibility.css';
  return {
    name,
    ...(loadFailure && {
      getThemePath: () => '../lib/theme',
      getTypeScriptThemePath: () => '../src/theme',
      getDefaultCodeTranslationMessages: () => Promise.resolve(messages),
    }),
    getClientModules: () => [
      ...(deferPrefetch ? ['./client/defer-prefetch.js'] : []),
      ...(loadFailure ? ['./client/load-failure.css'] : []),
      ...(contentVisibility === false ? [] : [path.join(context.generatedFilesDir, name, 'default', stylesFile)]),
    ],
    async contentLoaded({actions}) {
      if (contentVisibility !== false) {
        await actions.createData(stylesFile, createContentVisibilityStyles(contentVisibility));
      }
    },
    injectHtmlTags() {
      // `docusaurus start` loads scripts in another way.
      if (!isProduction) return {};
      return {
        headTags: [
          ...(loadFailure ? [createInlineScript('detect-load-failure.js', getPageTexts(messages, context))] : []),
          ...(deferHydration ? [createInlineScript('event-replay.js')] : []),
          ...(contentVisibility === false
            ? []
            : [createInlineScript('content-visibility.js', {'data-sections': Object.keys(contentVisibility).join()})]),
        ],
        postBodyTags: deferHydration ? [createInlineScript('load-scripts.js')] : [],
      };
    },
    async postBuild(props) {
      if (deferHydration) await runPostBuildTask(createDeferScriptsTask(props.baseUrl), props);
    },
  };
}

/**
 * Creates an inline script, for code that has to run before the first paint. Docusaurus minifies it.
 *
 * @param file - Name of the file in `inline/`, which has the same path from `src/` and `lib/`.
 */
const createInlineScript = (file: string, attributes: Record<string, string> = {}): HtmlTagObject => ({
  tagName: 'script',
  attributes,
  innerHTML: readFileSync(path.join(__dirname, '../inline', file), 'utf8'),
});

type Messages = Readonly<Record<string, string>>;

/** Returns the texts of the package in the language of the build. English texts replace those that are missing. */
async function readMessages(context: LoadContext): Promise<Record<string, string>> {
  const dirPath = path.resolve(__dirname, '../locales');
  const {currentLocale: locale} = context.i18n;
  const messages = await readDefaultCodeTranslationMessages({dirPath, locale, name});
  warnAboutMissingTexts(name, messages, context);
  return {
    ...(await readDefaultCodeTranslationMessages({dirPath, locale: 'en', name})),
    ...messages,
  };
}

/** Returns the texts of the message that appears without React, as attributes of the script that shows it. */
function getPageTexts(messages: Messages, {codeTranslations}: LoadContext): Record<string, string> {
  const texts: Messages = {...messages, ...codeTranslations};
  return Object.fromEntries(
    ['page', 'unavailable', 'retry'].map((key) => [`data-${key}`, texts[`theme.LoadFailure.${key}`] ?? '']),
  );
}

/** @throws Error if the plugin can't work on the site. */
function checkSite(context: LoadContext, {id, deferHydration}: PluginOptions): void {
  if (deferHydration && usesHashRouter(context.siteConfig)) {
    throw new Error(
      `${name}: pages are empty until their scripts run, because the site uses the hash router, so deferring scripts would only delay them. Remove "future.experimental_router" from the site's configuration, or set the option "deferHydration" to false.`,
    );
  }
  checkSingleInstance(name, id);
  checkDefaultLocale(name, context);
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
