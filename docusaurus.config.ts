import path from 'node:path';
import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {createLlmsTxt} from './config/agents';
import {allowedHosts} from './config/allowed-hosts';
import {icons, socialCards} from './config/appearance';
import {brand} from './config/brand';
import {hasGitHistory} from './config/git-history';
import {createHeadTags} from './config/head';
import {hosting} from './config/hosting';
import {allowedLicenses} from './config/licenses';
import {outsidePages} from './config/outside-pages';
import {publishedUrls, redirects} from './config/redirects';
import {site} from './config/site';
import {themeConfig} from './config/theme';
import {contract} from './contract.config';
import {patches} from './patches';
import {
  codeBlocks,
  createMarkdownConfig,
  docs,
  home,
  prismThemeConfig,
  rehypeCodeBlocks,
  rehypeTables,
  tabs,
  type DocsOptions,
} from './plugins/content';
import {contractPlugin, remarkContractElements, remarkEntryIds, staticComponents} from './plugins/contract';
import {configurePlugin} from './plugins/shared';
import {output, type OutputOptions} from './plugins/output';
import {
  CompiledPages,
  insightsHost,
  openSearchDescription,
  rehypeCollectPages,
  search,
  searchButtonId,
  searchHosts,
  searchIndex,
  type SearchOptions,
} from './plugins/search';
import {
  apiReference,
  PartStore,
  prerenderedHtml,
  rehypePrerenderedHtml,
  remarkApiReference,
  remarkSdkReference,
  sdkReference,
} from './plugins/reference';
import {
  colorMode,
  contentVisibility,
  deferredHydration,
  deferredScriptsTemplate,
  fontPreload,
  fonts,
  loadFailure,
  prefetch,
  preserveDetails,
  tagManager,
  tagManagerHost,
} from './plugins/runtime';
import {pageUrl, reference} from './reference.config';

/** Passes the prerendered HTML of pages from the MDX compiler to the bundler. */
const partStore = new PartStore();

const sdkPages = {contract, docsFolder: 'docs', pageUrl};

/** The plugins that replace the elements of pages by content from the contract. */
const contractRemarkPlugins: DocsOptions['beforeDefaultRemarkPlugins'] = [
  [remarkApiReference, {reference}],
  [remarkContractElements, {contract, operationUrls: () => reference.operationUrls()}],
  [remarkSdkReference, sdkPages],
];

/** The pages that the development server has compiled, for its search. */
const compiledPages = new CompiledPages();

const docsOptions = {
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  sidebarCollapsed: false,
  lastVersion: 'current',
  versions: {current: {label: 'Next'}},
  homeComponent: '@site/src/components/DocsHome',
  pagesOutsideSidebar: outsidePages,
  getMetadata: () => reference.documentsByPage(),
  // Pages show when they were updated only if readers can look the changes up.
  ...(site.repositoryUrl !== undefined && {
    editUrl: `${site.repositoryUrl}/edit/main`,
    showLastUpdateTime: hasGitHistory(),
  }),
  beforeDefaultRemarkPlugins: contractRemarkPlugins,
  remarkPlugins: [remarkEntryIds],
  rehypePlugins: [
    [rehypeCodeBlocks, {siteDir: __dirname, brand}],
    rehypeTables,
    [rehypeCollectPages, {pages: compiledPages, components: staticComponents}],
    [rehypePrerenderedHtml, {store: partStore, components: staticComponents, baseUrl: site.baseUrl}],
  ],
} satisfies DocsOptions;

const preset = {
  docs: false,
  blog: false,
  theme: {customCss: ['./src/css/tokens.css', './src/css/code.css', './src/css/site.css']},
  sitemap: {
    changefreq: 'weekly',
    priority: 0.5,
    ignorePatterns: [`${site.baseUrl}tags/**`, `${site.baseUrl}search`],
  },
} satisfies Preset.Options;

const searchOptions = {
  indexName: site.search.indexName,
  hosted: site.search.hosted,
  clickAnalytics: site.search.clickAnalytics,
  // Target of "Let us know." in a search without results.
  reportUrl: site.issueUrl ?? site.productUrl,
  pageOverrides: outsidePages,
  compiledPages,
} satisfies SearchOptions;

const outputOptions: OutputOptions = {
  pageVisitors: [searchIndex()],
  steps: [openSearchDescription({name: site.brand, title: site.title, url: site.url + site.baseUrl}), fontPreload()],
  llmsTxt: createLlmsTxt({
    openApiDocumentIds: contract.documentIds,
    declarationFiles: contract.sdkFiles.map((file) => path.basename(file)).filter((name) => name !== 'index.d.ts'),
  }),
  sectionsOutsideSidebar: outsidePages,
  openApiDocumentIds: contract.documentIds,
  allowedLicenses,
  icons,
  headTags: {siteTitle: site.title, socialCards},
  security: {contact: site.securityContact, languages: ['en']},
  redirects: {baseUrl: site.baseUrl, redirects, publishedUrls},
  allowedHosts: allowedHosts(site, {tagManager: tagManagerHost, search: searchHosts, searchInsights: insightsHost}),
  hosting,
};

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: site.baseUrl,
  favicon: 'img/favicon.svg',
  trailingSlash: false,
  i18n: {defaultLocale: 'en', locales: ['en']},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onBrokenMarkdownLinks: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: createMarkdownConfig({siteDir: __dirname, brand}),
  future: {
    // swcHtmlMinimizer removes the <head> tag, which other tools expect, and saves only 75 bytes per page.
    experimental_faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: false,
      lightningCssMinimizer: true,
      rspackBundler: true,
      mdxCrossCompilerCache: true,
    },
  },
  headTags: createHeadTags(searchButtonId),
  ssrTemplate: deferredScriptsTemplate(),
  clientModules: [
    './src/client-modules/normalize-url.ts',
    './src/client-modules/end-late-progress.ts',
    './src/client-modules/copy-heading-link.ts',
  ],
  customFields: {brand: site.brand, slug: site.slug, issueUrl: site.issueUrl ?? null},
  presets: [['classic', preset]],
  plugins: [
    patches,
    configurePlugin(docs, docsOptions),
    codeBlocks,
    configurePlugin(contractPlugin, {contract}),
    configurePlugin(apiReference, {reference}),
    configurePlugin(sdkReference, sdkPages),
    configurePlugin(prerenderedHtml, {store: partStore}),
    tabs,
    configurePlugin(home, {contract: contract.sources}),
    configurePlugin(search, searchOptions),
    deferredHydration,
    loadFailure,
    prefetch,
    contentVisibility,
    colorMode,
    fonts,
    preserveDetails,
    site.tagManagerId ? configurePlugin(tagManager, {containerId: site.tagManagerId}) : null,
    output(outputOptions),
  ],
  themeConfig: {...themeConfig, prism: prismThemeConfig},
};

export default config;
