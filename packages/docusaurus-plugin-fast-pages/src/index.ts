// The declaration of @theme/LoadFailure is part of the package's types. It has the same path from src/ and lib/.
// oxlint-disable-next-line typescript/triple-slash-reference -- an import would be missing in lib/.
/// <reference path="../src/theme.d.ts" preserve="true" />
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {
  checkDefaultLocale,
  checkHashRouter,
  checkPrecedence,
  checkSingleInstance,
  joinPostBuildPass,
} from '@developer-docs/utils/node';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext, Plugin, SwizzleConfig} from '@docusaurus/types';
import type {RuleSetRule} from 'webpack';
import {getAssetsUrl, settledEvent} from './defer-scripts';
import {createPlaceholder, type InlineScript} from './inline-scripts';
import type {PluginOptions} from './options';
import {createDeferScriptsTask, createInlineScriptsTask, loaderFile} from './post-build';

export {validateOptions, type Options, type PluginOptions} from './options';

const name = 'docusaurus-plugin-fast-pages';

/** The module of React Router that Docusaurus's bundlers use. */
const reactRouterRule: RuleSetRule = {
  resource: /[/\\]react-router[/\\]esm[/\\]react-router\.js$/,
  use: path.join(__dirname, 'react-router-loader.js'),
};

/** Loads scripts after the first paint, delays prefetching, shortens long sidebars, and reports scripts that fail to load. */
export default async function pluginFastPages(context: LoadContext, options: PluginOptions): Promise<Plugin> {
  checkSite(context, options);
  const {deferHydration, deferPrefetch, loadFailure, maxSidebarItems} = options;
  const messages = await readMessages(context);
  const isProduction = process.env.NODE_ENV === 'production';
  // `docusaurus start` loads scripts in a different way.
  const inlineScripts = isProduction
    ? listInlineScripts(options, getPageTexts(messages, context), context.baseUrl)
    : [];
  const deferScripts = isProduction && deferHydration;
  return {
    name,
    ...((loadFailure || maxSidebarItems !== false) && {
      getThemePath: () => '../lib/theme',
      getTypeScriptThemePath: () => '../src/theme',
      getDefaultCodeTranslationMessages: () => Promise.resolve(messages),
    }),
    getClientModules: () => [
      ...(inlineScripts.length > 0 ? ['./client/signal-hydration.js'] : []),
      ...(deferPrefetch ? ['./client/defer-prefetch.js'] : []),
      ...(loadFailure ? ['./client/load-failure.css'] : []),
    ],
    async contentLoaded({actions}) {
      actions.setGlobalData({loadFailure});
      await actions.createData('sidebar.js', createSidebarModule(maxSidebarItems));
    },
    // Browsers match one path at a time, so only the server needs it.
    configureWebpack: (_config, isServer) => (isServer ? {module: {rules: [reactRouterRule]}} : {}),
    injectHtmlTags: () => ({
      headTags: [...inlineScripts.map(({file}) => file), ...(deferScripts ? [loaderFile] : [])].map(createPlaceholder),
    }),
    ...joinPostBuildPass(({baseUrl}) => [
      createInlineScriptsTask(inlineScripts),
      ...(deferScripts ? [createDeferScriptsTask(baseUrl)] : []),
    ]),
  };
}

/** Creates the module with the component of the sidebar. It's the only one that imports the code for long lists. */
const createSidebarModule = (maxItems: number | false): string =>
  maxItems === false
    ? "export {default} from '@theme-init/DocSidebarItems';\n"
    : `import {createSidebarItems} from ${JSON.stringify(path.join(__dirname, 'theme/DocSidebarItems/LongList.js'))};
export default createSidebarItems(${String(maxItems)});
`;

/** Lists the inline scripts, except for the one that {@link createDeferScriptsTask} adds. */
function listInlineScripts(
  {deferHydration, loadFailure}: PluginOptions,
  pageTexts: Record<string, string>,
  baseUrl: string,
): InlineScript[] {
  const scriptAttributes = {
    'data-assets': getAssetsUrl(baseUrl),
    'data-settled': deferHydration ? settledEvent : 'DOMContentLoaded',
  };
  return [
    ...(loadFailure ? [{file: 'detect-load-failure.js', attributes: {...pageTexts, ...scriptAttributes}}] : []),
    ...(deferHydration ? [{file: 'event-replay.js', attributes: {}}] : []),
  ];
}

type Messages = Readonly<Record<string, string>>;

/** Returns the package's messages in the build's language. English messages replace missing translations. */
async function readMessages({i18n: {currentLocale: locale}}: LoadContext): Promise<Record<string, string>> {
  const dirPath = path.resolve(__dirname, '../locales');
  const base = await readFile(path.join(dirPath, 'base', `${name}.json`), 'utf8');
  const translations = await readDefaultCodeTranslationMessages({dirPath, locale, name});
  return {...(JSON.parse(base) as Messages), ...translations};
}

/** Returns the text of the message that appears without React, as attributes of the script that shows it. */
function getPageTexts(messages: Messages, {codeTranslations}: LoadContext): Record<string, string> {
  const texts: Messages = {...messages, ...codeTranslations};
  return Object.fromEntries(
    ['page', 'unavailable', 'retry'].map((key) => [`data-${key}`, texts[`theme.LoadFailure.${key}`] ?? '']),
  );
}

/** @throws Error if the plugin can't work on the site. */
function checkSite(context: LoadContext, {id, deferHydration}: PluginOptions): void {
  if (deferHydration)
    checkHashRouter(name, context, 'defers the scripts in', 'set the option "deferHydration" to false');
  checkSingleInstance(name, id);
  checkPrecedence(name, context);
  checkDefaultLocale(name, context);
}

export function getSwizzleConfig(): SwizzleConfig {
  return {
    components: {
      DocSidebarItems: {
        actions: {eject: 'forbidden', wrap: 'safe'},
        description: 'The items of a list in the sidebar. Of long lists, it renders the items around the current page.',
      },
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
