import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {agents} from './config/agents';
import {allowedHosts} from './config/allowed-hosts';
import {hasGitHistory} from './config/git-history';
import {headTags} from './config/head';
import {hosting} from './config/hosting';
import {footer, navbar} from './config/navigation';
import {outsidePages} from './config/outside-pages';
import {siteIcons, socialCards} from './config/pictures';
import {movedPages, publishedAddresses, redirects} from './config/redirects';
import {reference} from './config/reference';
import {site} from './config/site';
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
import {addresses} from './plugins/output/redirects';
import {remarkReference, type ApiReferenceOptions} from './plugins/reference/api';
import {contentSecurityPolicy} from './plugins/output/content-security-policy';
import {contractEntries, contractValues, plainElements} from './plugins/contract/values';
import {hostFiles} from './plugins/output/hosting';
import {icons} from './plugins/output/icons';
import {markdownTwins, type MenuData} from './plugins/output/markdown-twins';
import {pageHead} from './plugins/output/page-head';
import {perPage, type PostBuildOptions} from './plugins/output/pipeline';
import {precompression} from './plugins/output/compression';
import {openSearch, searchRecords, type SearchOptions} from './plugins/search';
import {sdkReference} from './plugins/reference/sdk';
import {PartStore, rehypeStaticHtml, type StaticHtmlOptions} from './plugins/reference/prerendered-html';
import {licenses, type LicensesOptions} from './plugins/output/licenses';
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
} from './plugins/runtime';
import {wellKnown} from './plugins/output/well-known';

/** What is only read on pages: kept where a page is compiled, handed out where it is bundled. */
const store = new PartStore();

/** Folders of the packages that browsers get: noted where they are bundled, listed after the build. */
const sent = new Set<string>();

const brand = {name: site.brand, slug: site.slug, docsUrl: site.docsUrl};

/** Under these licenses the site can be passed on with their texts alone; the typeface has OFL-1.1. */
const allowedLicenses = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'];

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
  // A page says when and where it was changed only if there is a repository to look it up in.
  ...(site.repositoryUrl !== undefined && {
    editUrl: `${site.repositoryUrl}/edit/main`,
    showLastUpdateTime: hasGitHistory(),
  }),
  beforeDefaultRemarkPlugins: [[remarkReference, reference], contractValues, sdkReference],
  remarkPlugins: [contractEntries],
  rehypePlugins: [
    [rehypeCodeBlocks, {siteDir: __dirname, brand}],
    rehypeTables,
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

const search = {
  indexName: site.search.indexName,
  hosted: site.search.hosted,
  clickAnalytics: site.search.clickAnalytics,
  // "Let us know." leads to the product's own site when there is no address for problems.
  reportUrl: site.issueUrl ?? site.productUrl,
  sources: {
    beforeDefaultRemarkPlugins: [[remarkReference, reference, {isReady: true}], contractValues, sdkReference],
    remarkPlugins: docsOptions.remarkPlugins,
    rehypePlugins: [[rehypeCodeBlocks, {siteDir: __dirname, brand}]],
    watched: ['contract/**/*.{yaml,json,ts}'],
  },
} satisfies SearchOptions;

const postBuild = {
  steps: [
    perPage(searchRecords(), markdownTwins(agents)),
    openSearch({name: site.brand, title: site.title, url: site.url + site.baseUrl}),
    licenses(sent, allowedLicenses),
    fontPreload(),
    icons(siteIcons),
    pageHead({siteTitle: site.title, cards: socialCards}),
    wellKnown({contact: site.securityContact, languages: ['en']}),
    addresses({baseUrl: site.baseUrl, redirects, published: publishedAddresses}),
    contentSecurityPolicy(allowedHosts(site)),
    hostFiles(hosting, movedPages),
    precompression(),
  ],
} satisfies PostBuildOptions;

const themeConfig = {
  navbar,
  footer,
  prism: prismThemeConfig,
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  docs: {versionPersistence: 'localStorage', sidebar: {hideable: false, autoCollapseCategories: false}},
  ...(site.announcement && {
    announcementBar: {
      ...site.announcement,
      isCloseable: true,
      backgroundColor: 'var(--ds-surface-strong)',
      textColor: 'var(--ds-text)',
    },
  }),
} satisfies Preset.ThemeConfig;

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
    // Not swcHtmlMinimizer: it drops <head> and saves 75 bytes a page.
    experimental_faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: false,
      lightningCssMinimizer: true,
      rspackBundler: true,
      mdxCrossCompilerCache: true,
    },
  },
  headTags,
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
    ['./plugins/output/licenses/index.ts', {sent} satisfies LicensesOptions],
    configurePlugin(home, {contract: {folder: contractFolder, find: (reference: string) => find(reference).value}}),
    ['./plugins/output/markdown-twins/index.ts', {documents: reference.ids} satisfies MenuData],
    ['./plugins/search/index.ts', search],
    deferredHydration,
    loadFailure,
    prefetch,
    contentVisibility,
    colorMode,
    fonts,
    preserveDetails,
    site.tagManagerId ? configurePlugin(tagManager, {containerId: site.tagManagerId}) : null,
    ['./plugins/output/pipeline/index.ts', postBuild],
  ],
  themeConfig,
};

export default config;
