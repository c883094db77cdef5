// The components' declarations are part of the package's types. The file has the same path from src/ and lib/.
// oxlint-disable-next-line typescript/triple-slash-reference -- an import would be missing in lib/.
/// <reference path="../src/theme-search.d.ts" preserve="true" />
import path from 'node:path';
import {hasStemmer} from '@developer-docs/search-engine';
import {
  aliasEntries,
  checkSingleInstance,
  createOptionTexts,
  hasHashRouter,
  joinPostBuildPass,
  listSidebarDocs,
  separateStyles,
} from '@developer-docs/utils/node';
import logger from '@docusaurus/logger';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {AllContent, HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {SearchData} from './client/types';
import {DevelopmentIndex} from './development/development-index';
import {getAlgoliaConfig, type AlgoliaConfig} from './hosted-config';
import {addPushCommand} from './hosted/push-command';
import {createOpenSearchLink, createOpenSearchTask} from './open-search-description';
import type {PluginOptions} from './options';
import {pluginName} from './plugin-name';
import {createIndexTask, type SearchIndexInput} from './search-index';
import {listIndexedPages, listIndexedVersions, warnAboutUnknownDocs, type SectionLabels} from './site/indexed-pages';
import {resolvePopularPages} from './site/popular-pages';
import {readSearchTerms} from './site/search-terms';
import {translateOptions} from './translate-options';

export {validateThemeConfig} from './hosted-config';
export {validateOptions, type Options, type PluginOptions, type PopularPage} from './options';
export {getSwizzleConfig} from './swizzle-config';

/** The strings of Algolia's search page that this theme's page doesn't have. */
const unusedMessages = /^theme\.SearchPage\.(?!emptyResultsTitle$|noResultsText$)/;

/** The chunk whose style sheet is loaded with the modal instead of with every page. */
const modalChunk = 'search-modal';

/** The name of the worker of the embedded engine. */
const worker = 'search';

/**
 * Adds site search: the button in the navbar, the modal, the search page, and an index of the site's docs, blog posts,
 * and pages, which the build creates. docs/options.md describes the options.
 */
export default function themeSearch(context: LoadContext, options: PluginOptions): Plugin<PluginOptions> | null {
  const {siteDir, siteConfig, baseUrl, i18n} = context;
  if (hasHashRouter(context)) {
    logger.warn(`${pluginName} does not support the Hash Router and will be disabled.`);
    return null;
  }
  checkSingleInstance(pluginName, options.id);
  const algolia = getAlgoliaConfig(siteConfig.themeConfig);
  const searchPagePath = algolia ? (algolia.searchPagePath ?? false) : options.searchPagePath;
  /** Adds or removes the slash at the end of a URL. Content plugins leave this to the routes and links. */
  const toRoute = (url: string) => applyTrailingSlash(url, {trailingSlash: siteConfig.trailingSlash, baseUrl});
  const searchPage = searchPagePath === false ? null : toRoute(normalizeUrl([baseUrl, searchPagePath]));
  const isProduction = process.env.NODE_ENV === 'production';
  const developmentIndex = new DevelopmentIndex(siteDir);
  let input: SearchIndexInput = {pages: [], synonyms: [], phrases: {}};
  // preset-classic adds Algolia's theme to a site with `themeConfig.algolia`. It adds the route, which renders this
  // theme's page, and the OpenSearch description. Without a preset, such a site has no description.
  const {title, url: origin, favicon} = siteConfig;
  const openSearch = algolia || searchPage === null ? undefined : {title, origin, baseUrl, favicon, searchPage};
  let translated = options;

  return {
    name: pluginName,
    getThemePath: () => '../lib/theme',
    getTypeScriptThemePath: () => '../src/theme',
    async getDefaultCodeTranslationMessages() {
      // Strings that Algolia's theme also has keep their IDs and translations.
      const name = 'theme-search-algolia';
      const messages = await readDefaultCodeTranslationMessages({locale: i18n.currentLocale, name});
      // Docusaurus reports translations that no component uses.
      const used = Object.entries(messages).filter(([id]) => !unusedMessages.test(id));
      return {...Object.fromEntries(used), ...(await readOwnMessages(i18n.currentLocale))};
    },
    getPathsToWatch: () =>
      [options.synonyms, options.phrases].flatMap((file) => (file === undefined ? [] : [path.join(siteDir, file)])),
    ...createOptionTexts(options, translateOptions),
    contentLoaded({content}) {
      translated = content;
    },
    async allContentLoaded({allContent, actions}) {
      if (searchPage !== null && !('docusaurus-theme-search-algolia' in allContent)) {
        actions.addRoute({path: searchPage, component: '@theme/SearchPage', exact: true});
      }
      warnAboutUnknownDocs(allContent, options);
      const pages = listIndexedPages(allContent, {
        ...translated,
        language: i18n.currentLocale,
        labels: await translateSectionLabels(context, translated.defaultSection),
      }).map((page) => ({...page, url: toRoute(page.url)}));
      const versions = listIndexedVersions(allContent);
      input = {
        pages,
        versions,
        ...readSearchTerms(siteDir, options),
        phrasesFile: options.phrases,
        titleSuffix: ` ${siteConfig.titleDelimiter} ${siteConfig.title}`,
      };
      developmentIndex.setInput(input);
      const data: SearchData = {
        indexName: algolia?.indexName ?? options.indexName,
        hosted: algolia ? toHostedSearch(algolia) : null,
        contextualSearch: algolia?.contextualSearch ?? true,
        facetFilters: algolia?.searchParameters?.facetFilters ?? [],
        searchPage,
        reportUrl: options.reportUrl ?? null,
        docsUrl: toRoute(findDocsUrl(allContent) ?? baseUrl),
        popularPages: resolvePopularPages(translated.popularPages, pages, {
          baseUrl,
          configFile: path.relative(context.siteDir, context.siteConfigPath),
        }),
        sections: [...new Set(pages.map(({section}) => section))].sort(),
        kindFilter: options.kindFilter,
        versions: Object.fromEntries(versions.map(({tag, label}) => [tag, label])),
      };
      await actions.createData('search-data.json', data);
      await actions.createData('load-stemmer.js', createStemmerModule(i18n.currentLocale));
    },
    injectHtmlTags: () => ({
      headTags: [
        ...(isProduction && openSearch ? [createOpenSearchLink(siteConfig.title, baseUrl)] : []),
        ...(algolia ? [createPreconnectLink(algolia)] : []),
      ],
    }),
    configureWebpack(config, isServer) {
      return {
        ...(!isServer &&
          (isProduction
            ? separateStyles(config, [modalChunk], [worker])
            : developmentIndex.configureServer(config, baseUrl))),
        resolve: {alias: aliasEntries(__filename, `${pluginName}/client`)},
      };
    },
    extendCli(cli) {
      addPushCommand(cli, context, algolia);
    },
    ...joinPostBuildPass(() => [
      createIndexTask(input),
      ...(openSearch ? [createOpenSearchTask({...openSearch, name: translated.shortName ?? title})] : []),
    ]),
  };
}

const readOwnMessages = (locale: string) =>
  readDefaultCodeTranslationMessages({locale, name: 'theme-search', dirPath: path.join(__dirname, '../locales')});

/** Returns the names of sections in the build's language. `@theme/SearchTranslations` declares them. */
async function translateSectionLabels(
  {i18n, codeTranslations}: LoadContext,
  docs: string | undefined,
): Promise<SectionLabels> {
  const messages = {...(await readOwnMessages(i18n.currentLocale)), ...codeTranslations};
  return {
    docs: docs ?? messages['theme.search.section.docs'] ?? 'Documentation',
    blog: messages['theme.search.section.blog'] ?? 'Blog',
    pages: messages['theme.search.section.pages'] ?? 'Pages',
  };
}

/**
 * Returns the module that the worker loads the language's stemmer with. A site without such a language doesn't contain
 * the code of any stemmer.
 */
const createStemmerModule = (language: string) =>
  hasStemmer(language)
    ? `export {loadStemmer} from ${JSON.stringify(require.resolve('@developer-docs/search-engine'))};\n`
    : 'export const loadStemmer = () => Promise.resolve(undefined);\n';

const toHostedSearch = ({appId, apiKey, insights = false}: AlgoliaConfig) => ({
  appId,
  apiKey,
  clickAnalytics: insights,
});

/** Creates a `<link>` that lets the browser connect to the service's nearest host before the first query. */
function createPreconnectLink({appId}: AlgoliaConfig): HtmlTagObject {
  const href = `https://${appId}-dsn.algolia.net`;
  return {tagName: 'link', attributes: {rel: 'preconnect', href, crossorigin: 'anonymous'}};
}

/** Returns the URL of the main doc in the last version of the first docs instance: its root, or its first doc. */
function findDocsUrl(allContent: AllContent): string | undefined {
  const [content] = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as DocsContent[];
  const version = content?.loadedVersions.find(({isLast}) => isLast);
  if (!version) return undefined;
  const {docs, path: root} = version;
  const [first] = listSidebarDocs(version);
  const main = docs.find(({permalink}) => permalink.replace(/\/$/, '') === root.replace(/\/$/, ''));
  return (main ?? docs.find(({id}) => id === first?.id) ?? docs[0])?.permalink;
}
