// The components' declarations are part of the package's types. The file has the same path from src/ and lib/.
// oxlint-disable-next-line typescript/triple-slash-reference -- an import would be missing in lib/.
/// <reference path="../src/theme.d.ts" preserve="true" />
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {
  checkPluginId,
  createDependencyRule,
  EmitFilesPlugin,
  separateStyles,
  type PolicySources,
  type PublishedFile,
} from '@developer-docs/docusaurus-utils/node';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addCommands} from './node/commands';
import {listConnectSources} from './node/console-files/connect-sources';
import {DocumentLoader} from './node/documents/document-loader';
import {writeSidebarData} from './node/generated-pages/sidebar-data';
import type {PluginOptions} from './node/options/plugin-options';
import {findPageElements} from './node/pages/element-syntax';
import {getDataDir, getPageFile, pagesFolder} from './node/pages/page-file';
import {ReleaseStore} from './node/releases/release-store';
import type {OpenApiContent} from './node/site/read-reference';
import {readInputs, writeReference, type ReferenceInputs} from './node/site/reference';
import {loadLanguages} from './node/site/sample-languages';
import {loadSiteContent} from './node/site/site-module';
import {reportUnsupportedFeatures, reportWarnings} from './node/site/warnings';
import {loadTranslate, readTranslations} from './node/texts/translations';
import {pluginName} from './plugin-name';

export {openApiSidebarItemsGenerator} from './node/generated-pages/sidebar';
export {remarkOpenApi} from './node/pages/remark';
export type {OperationCriteria} from '@developer-docs/openapi/node';
export {validateOptions, type Options, type PluginOptions} from './node/options/plugin-options';
export type {DocumentOptions, PagesOptions} from './node/options/documents';
export type {LanguageOptions} from './node/options/languages';
export type {
  CredentialOptions,
  ExtensionOptions,
  MockHeaderOptions,
  OAuthOptions,
  TryItOptions,
} from './node/options/try-it';
export {getSwizzleConfig} from './swizzle-config';

/**
 * Adds the reference of OpenAPI documents: the elements that `remarkOpenApi` replaces, and the documents for download.
 * docs/options.md describes the options.
 */
export default async function themeOpenApi(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<OpenApiContent> & PolicySources> {
  const {siteDir, generatedFilesDir, i18n} = context;
  const {tryIt} = options;
  checkPluginId(pluginName, options.id);
  const dataDir = getDataDir(generatedFilesDir);
  const loader = new DocumentLoader(siteDir, options, context.localizationDir);
  const languages = await loadLanguages(siteDir, options.languages);
  const content = await loadSiteContent(siteDir, options.content);
  const {sourceFiles = []} = content;
  const t = loadTranslate(context);
  const releases = new ReleaseStore(siteDir, options);
  const site = {context, options, loader, releases, t, languages, content};
  let inputs: ReferenceInputs | undefined;
  let publishedFiles: readonly PublishedFile[] = [];
  /** A generated file that changes together with the published files, so that the bundler notices. */
  let versionFile = '';
  // Plugins load their content at the same time, so the docs plugin's sidebars need the data now.
  await writeSidebarData(dataDir, options.documents, loader, t);

  return {
    name: pluginName,
    // The hosting plugin adds them to the site's policy.
    getPolicySources: (): Record<string, string[]> => {
      if (tryIt === false || !tryIt.servers) return {};
      const models = [...(inputs?.versions.values() ?? [])].flat().map(({model}) => model);
      return {'connect-src': listConnectSources(models, tryIt)};
    },
    getThemePath: () => '../lib/theme',
    getTypeScriptThemePath: () => '../src/theme',
    getClientModules: () => ['./client/css/index.css', './client/details.js'],
    getDefaultCodeTranslationMessages: () => readTranslations(i18n.currentLocale),
    extendCli: (cli) => {
      addCommands(cli, site);
    },
    // messages.js, which the build of the packages generates, is for `docusaurus write-translations`.
    getPathsToWatch: () => [
      ...loader.listFiles(),
      ...sourceFiles,
      releases.folder,
      path.join(__dirname, 'messages.js'),
    ],
    async loadContent() {
      const documents = await loader.load();
      // After an edit under `docusaurus start`, only the content is loaded again.
      await writeSidebarData(dataDir, options.documents, loader, t);
      documents.forEach(reportUnsupportedFeatures);
      const warnings = [
        ...documents.flatMap(({overlayWarnings}) => overlayWarnings),
        ...(process.env.NODE_ENV === 'production' ? await loader.validate() : []),
      ];
      reportWarnings(warnings, 'warnings.txt', context);
      return {documents: new Map(documents.map((document) => [document.id, document]))};
    },
    async allContentLoaded({allContent, actions: {createData}}) {
      const newInputs = await readInputs(site, allContent);
      // Under `docusaurus start`, the content is loaded after each edit of any page.
      if (isDeepStrictEqual(newInputs, inputs)) return;
      publishedFiles = await writeReference(site, newInputs, createData);
      inputs = newInputs;
      versionFile = await createData('version.txt', String(Date.now()));
    },
    configureWebpack(config, isServer) {
      const shared = createBundlerConfig(siteDir, dataDir, isServer);
      if (isServer) return shared;
      const emitFiles = new EmitFilesPlugin(
        () => Promise.resolve(publishedFiles),
        () => [versionFile],
      );
      return {
        ...shared,
        // The styles of the console are loaded together with it, and the worker is one file.
        ...(tryIt !== false && separateStyles(config, ['openapi-console'], ['sandbox'])),
        plugins: [emitFiles],
      };
    },
  };
}

/**
 * Puts the theme's modules that several pages use into one server chunk. By default, each page's chunk contains a copy
 * of its components, which is longer than the page.
 */
const sharedServerModules = {
  chunks: 'async',
  minSize: 0,
  cacheGroups: {default: false, defaultVendors: false, openApi: {name: 'openapi', minChunks: 2, test: __dirname}},
} as const;

/** Creates the bundler's configuration for the modules of pages. */
const createBundlerConfig = (siteDir: string, dataDir: string, isServer: boolean) => ({
  ...(isServer && {optimization: {splitChunks: sharedServerModules}}),
  resolve: {
    // So that copies of the components find the modules, also if only a preset depends on the package.
    alias: Object.fromEntries(
      [`${pluginName}/client`, `${pluginName}/console`, `${pluginName}/samples`].map((entry) => [
        `${entry}$`,
        require.resolve(entry),
      ]),
    ),
  },
  module: {
    rules: [
      createDependencyRule((source, file) =>
        findPageElements(source).length > 0 ? [path.join(dataDir, getPageFile(path.relative(siteDir, file)))] : [],
      ),
      {
        include: path.join(dataDir, pagesFolder),
        type: 'javascript/auto',
        use: [path.join(__dirname, 'node/pages/page-loader.js')],
      },
    ],
  },
});
