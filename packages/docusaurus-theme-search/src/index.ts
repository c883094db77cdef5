// The components' declarations are part of the package's types. The file has the same path from src/ and lib/.
// oxlint-disable-next-line typescript/triple-slash-reference -- an import would be missing in lib/.
/// <reference path="../src/theme.d.ts" preserve="true" />
import path from 'node:path';
import {
  checkPluginId,
  warnIfHashRouter,
  joinPostBuildPass,
  readContent,
  separateStyles,
} from '@developer-docs/docusaurus-utils/node';
import {hasStemmer} from '@developer-docs/search-engine';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {createServerConfig, createDevelopmentIndex} from './node/embedded/development-index';
import {addPushCommand} from './node/hosted/push-command';
import {createPreconnectLink, getAlgoliaConfig} from './node/hosted/theme-config';
import type {PluginOptions} from './node/options';
import {createPostBuildTask, type SearchIndexInput} from './node/post-build';
import {listIndexedPages, listIndexedVersions} from './node/site/indexed-pages';
import {createSearchData} from './node/site/search-data';
import {readSearchTerms} from './node/site/search-terms';
import {readTranslations, translateSectionLabels} from './node/translations';
import {pluginName} from './plugin-name';

export {validateThemeConfig} from './node/hosted/theme-config';
export {validateOptions, type Options, type PluginOptions, type PopularPage} from './node/options';
export {getSwizzleConfig} from './swizzle-config';

/** The chunk whose style sheet is loaded with the modal instead of with every page. */
const modalChunk = 'search-modal';

/** The name of the worker of the embedded engine. */
const worker = 'search';

/**
 * Adds site search: the button in the navbar, the modal, the search page, and an index of the site's docs, blog posts,
 * and pages, which the build creates. docs/options.md describes the options.
 */
export default function themeSearch(context: LoadContext, options: PluginOptions): Plugin | null {
  const {siteDir, siteConfig, baseUrl, i18n} = context;
  checkPluginId(pluginName, options.id);
  if (warnIfHashRouter(pluginName, context)) return null;
  /** Adds or removes the slash at the end of a URL. Content plugins leave this to the routes and links. */
  const toRoute = (url: string) => applyTrailingSlash(url, {trailingSlash: siteConfig.trailingSlash, baseUrl});
  const algolia = getAlgoliaConfig(siteConfig.themeConfig);
  const {searchPagePath = options.searchPagePath} = algolia ?? {};
  const searchPage = searchPagePath ? toRoute(normalizeUrl([baseUrl, searchPagePath])) : null;
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  let input: SearchIndexInput = {pages: [], language, synonyms: [], phrases: {}};
  let getDevelopmentIndex = createDevelopmentIndex(siteDir, input);

  return {
    name: pluginName,
    getThemePath: () => '../lib/theme',
    getTypeScriptThemePath: () => '../src/theme',
    getDefaultCodeTranslationMessages: () => readTranslations(i18n.currentLocale),
    getPathsToWatch: () => [
      ...[options.synonyms, options.phrases].flatMap((file) => (file === undefined ? [] : [path.join(siteDir, file)])),
      // The messages for `docusaurus write-translations`, which the build of the packages generates.
      path.join(__dirname, 'messages.js'),
    ],
    async allContentLoaded({allContent, actions}) {
      // preset-classic adds Algolia's theme to a site with `themeConfig.algolia`, whose route renders this theme's
      // page.
      if (searchPage !== null && !('docusaurus-theme-search-algolia' in allContent)) {
        actions.addRoute({path: searchPage, component: '@theme/SearchPage', exact: true});
      }
      const content = readContent(allContent);
      const pages = listIndexedPages(content, {
        ...options,
        language: i18n.currentLocale,
        labels: translateSectionLabels(context),
      }).map((page) => ({...page, url: toRoute(page.url)}));
      const versions = listIndexedVersions(content);
      input = {
        pages,
        language,
        versions,
        ...readSearchTerms(siteDir, options),
        phrasesFile: options.phrases,
      };
      getDevelopmentIndex = createDevelopmentIndex(siteDir, input);
      await actions.createData(
        'search-data.json',
        createSearchData(context, {options, algolia, searchPage, pages, versions}),
      );
      await actions.createData('load-stemmer.js', createStemmerModule(language));
    },
    injectHtmlTags: () => ({headTags: algolia ? [createPreconnectLink(algolia)] : []}),
    configureWebpack(config, isServer) {
      // So that copies of the components find the module, also if only a preset depends on the package.
      const resolve = {alias: {[`${pluginName}/client$`]: require.resolve(`${pluginName}/client`)}};
      if (isServer) return {resolve};
      return process.env.NODE_ENV === 'production'
        ? {resolve, ...separateStyles(config, [modalChunk], [worker])}
        : {resolve, ...createServerConfig(config, baseUrl, () => getDevelopmentIndex())};
    },
    extendCli(cli) {
      addPushCommand(cli, context, algolia);
    },
    ...joinPostBuildPass(() => [createPostBuildTask(input)]),
  };
}

/**
 * Returns the module with the function that the worker loads the stemmer of the site's language with. A site without
 * such a language doesn't contain the code of any stemmer.
 */
function createStemmerModule(language: string): string {
  if (!hasStemmer(language)) return 'export const loadStemmer = () => Promise.resolve(undefined);\n';
  const engine = JSON.stringify(require.resolve('@developer-docs/search-engine'));
  return [
    `import {loadStemmer as load} from ${engine};`,
    `export const loadStemmer = () => load(${JSON.stringify(language)});\n`,
  ].join('\n');
}
