// The components' declarations are part of the package's types. The file has the same path from src/ and lib/.
// oxlint-disable-next-line typescript/triple-slash-reference -- an import would be missing in lib/.
/// <reference path="../src/theme-openapi.d.ts" preserve="true" />
import path from 'node:path';
import {
  checkDefaultLocale,
  checkSingleInstance,
  PublishFilesPlugin,
  separateStyles,
  type PolicySources,
} from '@developer-docs/utils/node';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addCommands} from './node/generate/command';
import {listConnectSources} from './node/console-files/connect-sources';
import {DocumentLoader, type LoadedDocument} from './node/documents/load-documents';
import {
  reportMissingRemarkPlugin,
  reportServers,
  reportUnsupportedFeatures,
  reportWarnings,
  ValidateWhenIdlePlugin,
} from './node/site/report';
import {createDependencyRule} from './node/mdx/dependency-rule';
import type {PluginOptions} from './options';
import {createHtmlRule, partsAlias} from './node/site/page-data';
import {createCodeStyles} from './highlight/code-styles';
import {createLanguageModules, loadLanguages} from './node/site/sample-languages';
import {loadSiteContent} from './node/site/site-content';
import {shareSite} from './node/site/shared-state';
import {SiteDocuments, type OpenApiContent} from './node/site/site-documents';
import {loadTranslate, readMessages} from './translations';

export {
  openApiSidebar,
  type OpenApiSidebarCategory,
  type OpenApiSidebarDoc,
  type OpenApiSidebarItem,
  type OpenApiSidebarOptions,
} from './node/generate/sidebar';
export {remarkOpenApi} from './node/mdx/remark';
export type {
  CredentialOptions,
  ExtensionOptions,
  MockHeaderOptions,
  OAuthOptions,
  DocumentOptions,
  LanguageOptions,
  OperationCriteria,
  Options,
  PagesOptions,
  TryItOptions,
} from './options';
export {validateOptions} from './validate-options';
export {getSwizzleConfig} from './swizzle-config';
// For scripts that read documents without a site.
export {findErrorExamples} from './node/documents/error-examples';
export {DocumentLoader, type LoadedDocument} from './node/documents/load-documents';

/**
 * Puts the modules that several pages use into one server chunk. By default, each page's chunk contains a copy of all
 * components, which is five times as long as the page.
 */
const sharedServerModules = {
  chunks: 'async',
  minSize: 0,
  cacheGroups: {default: false, defaultVendors: false, shared: {name: 'shared', minChunks: 2}},
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
  const name = 'docusaurus-theme-openapi';
  checkSingleInstance(name, options.id);
  checkDefaultLocale(name, context);
  const isDevelopment = process.env.NODE_ENV === 'development';
  const loader = new DocumentLoader(siteDir, options, context.localizationDir);
  const languages = await loadLanguages(siteDir, options.languages);
  const content = await loadSiteContent(siteDir, options.content);
  const {sourceFiles = []} = content;
  const site = new SiteDocuments(context, options, loader, await loadTranslate(context), languages, content);
  const {dataDir} = site;
  const report = (warnings: readonly string[]) =>
    reportWarnings(warnings, path.join(context.generatedFilesDir, name, 'warnings.txt'), siteDir);
  shareSite(site);
  // The sidebar's configuration needs the documents before `loadContent`. Commands such as `openapi fetch` don't.
  let initialDocuments: Promise<LoadedDocument[]> | undefined = site.loadDocuments();
  await initialDocuments.catch(() => undefined);

  const plugin: Plugin<OpenApiContent> & PolicySources = {
    name,
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
    getDefaultCodeTranslationMessages: () => readMessages(i18n.currentLocale),
    extendCli: (cli) => {
      addCommands(cli, context, site, loader);
    },
    // `docusaurus write-translations` also looks for texts here.
    getPathsToWatch: () => [
      ...loader.pathsToWatch,
      ...sourceFiles,
      ...['client', 'console'].map((folder) => path.join(__dirname, folder)),
    ],
    async loadContent() {
      const documents = await (initialDocuments ?? site.loadDocuments());
      initialDocuments = undefined;
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
        resolve: {alias: {[partsAlias]: path.join(dataDir, isServer ? 'server' : 'client')}},
        module: {rules: [createDependencyRule(siteDir, dataDir), createHtmlRule(dataDir)]},
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
