import path from 'node:path';
import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {createLlmsTxt} from './config/agents';
import {allowedHosts} from './config/allowed-hosts';
import {icons, socialCards} from './config/appearance';
import {hasGitHistory} from './config/git-history';
import {createHeadTags} from './config/head';
import {hosting} from './config/hosting';
import {allowedLicenses} from './config/licenses';
import {outsidePages} from './config/outside-pages';
import {publishedUrls, redirects} from './config/redirects';
import {reference} from './config/reference';
import {site} from './config/site';
import {themeConfig} from './config/theme';
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
import {contractFolder, find} from './plugins/contract/values/documents';
import {configurePlugin} from './plugins/shared';
import {remarkReference, type ApiReferenceOptions} from './plugins/reference/api';
import {contractEntries, contractValues, plainElements} from './plugins/contract/values';
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
import {declarationFiles, sdkFolder} from './plugins/contract/sdk/declarations';
import {sdkReference} from './plugins/reference/sdk';
import {PartStore, rehypeStaticHtml, type StaticHtmlOptions} from './plugins/reference/prerendered-html';
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

/** What is only read on pages: kept where a page is compiled, handed out where it is bundled. */
const store = new PartStore();

/** The pages that the development server has compiled, for its search. */
const compiledPages = new CompiledPages();

const brand = {name: site.brand, slug: site.slug, docsUrl: site.docsUrl};

const docsOptions = {
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  sidebarCollapsed: false,
  lastVersion: 'current',
  versions: {current: {label: 'Next'}},
  homeComponent: '@site/src/components/DocsHome',
  pagesOutsideSidebar: outsidePages,
  getMetadata: () => reference.documentsOfPages(),
  // Pages show when they were updated only if readers can look the changes up.
  ...(site.repositoryUrl !== undefined && {
    editUrl: `${site.repositoryUrl}/edit/main`,
    showLastUpdateTime: hasGitHistory(),
  }),
  beforeDefaultRemarkPlugins: [[remarkReference, reference], contractValues, sdkReference],
  remarkPlugins: [contractEntries],
  rehypePlugins: [
    [rehypeCodeBlocks, {siteDir: __dirname, brand}],
    rehypeTables,
    [rehypeCollectPages, {pages: compiledPages, components: plainElements}],
    [rehypeStaticHtml, {store, known: plainElements}],
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
    openApiDocumentIds: reference.ids,
    declarationFiles: declarationFiles(sdkFolder)
      .map((file) => path.basename(file))
      .filter((name) => name !== 'index.d.ts'),
  }),
  sectionsOutsideSidebar: outsidePages,
  openApiDocumentIds: reference.ids,
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
    './plugins/contract/values/index.ts',
    ['./plugins/reference/api/index.ts', {reference} satisfies ApiReferenceOptions],
    './plugins/reference/sdk/index.ts',
    ['./plugins/reference/prerendered-html/index.ts', {store} satisfies StaticHtmlOptions],
    tabs,
    configurePlugin(home, {contract: {folder: contractFolder, find: (reference: string) => find(reference).value}}),
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
