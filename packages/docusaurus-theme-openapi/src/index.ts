// The components' declarations are part of the package's types. The file has the same path from src/ and lib/.
// oxlint-disable-next-line typescript/triple-slash-reference -- an import would be missing in lib/.
/// <reference path="../src/theme-openapi.d.ts" preserve="true" />
import path from 'node:path';
import {
  aliasEntries,
  checkSingleInstance,
  createOptionTexts,
  PublishFilesPlugin,
  separateStyles,
  type PolicySources,
} from '@developer-docs/utils/node';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listConnectSources} from './node/console-files/connect-sources';
import {DocumentLoader} from './node/documents/load-documents';
import {addCommands} from './node/generated-pages/command';
import {getSharedSites} from './node/generated-pages/shared-sites';
import {createCodeStyles} from './node/highlight/code-styles';
import {findPageElements} from './node/layout/page-elements';
import {createDependencyRule} from './node/mdx/dependency-rule';
import {createHtmlRule, getPageKey, partsAlias} from './node/mdx/page-data';
import {
  reportMissingRemarkPlugin,
  reportServers,
  reportUnsupportedFeatures,
  reportWarnings,
  ValidateWhenIdlePlugin,
} from './node/site/report';
import {createLanguageModules, loadLanguages} from './node/site/sample-languages';
import {loadSiteContent} from './node/site/site-content';
import {SiteDocuments, type OpenApiContent} from './node/site/site-documents';
import type {PluginOptions} from './options';
import {pluginName} from './plugin-name';
import {translateOptions} from './translate-options';
import {isClientMessage, loadTranslate, readMessages} from './translations';

export {
  openApiSidebar,
  type OpenApiSidebarCategory,
  type OpenApiSidebarDoc,
  type OpenApiSidebarItem,
  type OpenApiSidebarOptions,
} from './node/generated-pages/sidebar';
export {remarkOpenApi} from './node/mdx/remark';
export type {OperationCriteria} from '@developer-docs/openapi/node';
export type {
  CredentialOptions,
  ExtensionOptions,
  MockHeaderOptions,
  OAuthOptions,
  DocumentOptions,
  LanguageOptions,
  Options,
  PagesOptions,
  PluginOptions,
  TryItOptions,
} from './options';
export {validateOptions} from './validate-options';
export {getSwizzleConfig} from './swizzle-config';
// For scripts that read documents without a site.
export {findErrorExamples} from './node/documents/error-examples';
export {DocumentLoader, type LoadedDocument} from './node/documents/load-documents';

/**
 * Puts the theme's modules that several pages use into one server chunk. By default, each page's chunk contains a copy of
 * its components, which is longer than the page.
 */
const sharedServerModules = {
  chunks: 'async',
  minSize: 0,
  cacheGroups: {default: false, defaultVendors: false, openApi: {name: 'openapi', minChunks: 2, test: __dirname}},
} as const;

/**
 * Adds the reference of OpenAPI documents: the elements that `remarkOpenApi` replaces, and the documents for download.
 * docs/options.md describes the options.
 */
export default async function themeOpenApi(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<OpenApiContent>> {
  const {siteDir, i18n, siteConfig} = context;
  checkSingleInstance(pluginName, options.id);
  const isDevelopment = process.env.NODE_ENV === 'development';
  const loader = new DocumentLoader(siteDir, options, context.localizationDir);
  const languages = await loadLanguages(siteDir, options.languages);
  const content = await loadSiteContent(siteDir, options.content);
  const {sourceFiles = []} = content;
  // Docusaurus translates them after this function has returned.
  const siteOptions = {...options};
  const texts = createOptionTexts(options, translateOptions);
  const site = new SiteDocuments(context, siteOptions, loader, await loadTranslate(context), languages, content);
  const {dataDir} = site;
  const listPageData = (source: string, file: string) =>
    findPageElements(source).length > 0
      ? [path.join(dataDir, `${getPageKey(path.relative(siteDir, file))}.nodes.json`)]
      : [];
  const report = (warnings: readonly string[]) =>
    reportWarnings(warnings, path.join(context.generatedFilesDir, pluginName, 'warnings.txt'), siteDir);
  getSharedSites().set(siteDir, site);
  // `sidebars.ts` can't wait for the documents whose pages it lists. Otherwise, they're loaded when they're needed.
  if (Object.values(options.documents).some(({pages}) => pages !== undefined)) {
    await site.loadDocuments().catch(() => undefined);
  }

  const plugin: Plugin<OpenApiContent> & PolicySources = {
    name: pluginName,
    // The hosting plugin adds them to the site's policy.
    getPolicySources: (): Record<string, string[]> =>
      options.tryIt !== false && options.tryIt.servers === true
        ? {
            'connect-src': listConnectSources(
              site.listConsoleDocuments().map(({model}) => model),
              options.tryIt,
            ),
          }
        : {},
    getThemePath: () => '../lib/theme',
    getTypeScriptThemePath: () => '../src/theme',
    getClientModules: () => ['./client/css/index.css', './client/folds.js'],
    async getDefaultCodeTranslationMessages() {
      const messages = Object.entries(await readMessages(i18n.currentLocale));
      // The main bundle contains them. The build reads those of the reference itself.
      return Object.fromEntries(
        process.env.NODE_ENV === 'production' ? messages.filter(([id]) => isClientMessage(id)) : messages,
      );
    },
    extendCli: (cli) => {
      addCommands(cli, context, site, loader);
    },
    // `docusaurus write-translations` looks for messages in these files.
    getPathsToWatch: () => [...loader.pathsToWatch, ...sourceFiles, path.join(__dirname, 'messages.js')],
    async loadContent() {
      const documents = await site.loadDocuments();
      for (const document of documents) {
        reportUnsupportedFeatures(document);
        reportServers(document);
      }
      const warnings = documents.flatMap(({overlayWarnings}) => overlayWarnings);
      report([
        ...loader.listUnusedTranslations(),
        ...warnings,
        ...(process.env.NODE_ENV === 'production' ? await loader.validate() : []),
      ]);
      return {loadDocuments: () => site.loadDocuments(), getRenderer: () => site.latest};
    },
    getTranslationFiles: () => texts.getTranslationFiles(),
    translateContent({content, translationFiles}) {
      Object.assign(siteOptions, texts.translateContent({content: options, translationFiles}));
      return content;
    },
    async allContentLoaded({allContent, actions: {createData}}) {
      await createData('code.css', createCodeStyles(siteConfig.themeConfig));
      for (const [file, code] of createLanguageModules(siteDir, languages)) await createData(file, code);
      for await (const [file, content] of site.update(allContent)) await createData(file, content);
    },
    configureWebpack(config, isServer) {
      if (!isServer) reportMissingRemarkPlugin(config, siteDir, site.pages.readFiles());
      return {
        // The styles of the console are loaded together with it, and the worker is one file.
        ...(!isServer && options.tryIt !== false && separateStyles(config, ['sandbox-console'], ['sandbox'])),
        ...(isServer && {optimization: {splitChunks: sharedServerModules}}),
        resolve: {
          alias: {
            ...aliasEntries(__filename, ...['client', 'console', 'samples'].map((entry) => `${pluginName}/${entry}`)),
            [partsAlias]: path.join(dataDir, isServer ? 'server' : 'client'),
          },
        },
        module: {rules: [createDependencyRule(listPageData), createHtmlRule(dataDir)]},
        plugins: isServer
          ? []
          : [
              new PublishFilesPlugin(
                () => site.createPublishedFiles(),
                [],
                () => [...loader.files, ...sourceFiles, ...site.listReleases()],
              ),
              ...(isDevelopment ? [new ValidateWhenIdlePlugin(loader, report)] : []),
            ],
      };
    },
  };
  return plugin;
}
