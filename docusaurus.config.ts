import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {agents} from './config/agents';
import {allowedHosts} from './config/allowed-hosts';
import {hasGitHistory} from './config/git-history';
import {headTags} from './config/head';
import {hosting} from './config/hosting';
import {markdown} from './config/markdown';
import {footer, navbar} from './config/navigation';
import {outsidePages} from './config/outside-pages';
import {siteIcons, socialCards} from './config/pictures';
import {movedPages, publishedAddresses, redirects} from './config/redirects';
import {reference} from './config/reference';
import {site} from './config/site';
import {addresses} from './plugins/addresses';
import {remarkReference, type ApiReferenceOptions} from './plugins/api-reference';
import {prism, rehypeCodeBlocks} from './plugins/code-blocks';
import {contentSecurityPolicy} from './plugins/content-security-policy';
import {contractEntries, contractValues, entryName, plainElements} from './plugins/contract';
import type {DocsOptions} from './plugins/docs';
import {rehypeFarContent} from './plugins/far-content/rehype-far-content';
import {hostFiles} from './plugins/host-files';
import {icons} from './plugins/icons';
import {checkPages} from './plugins/infima-subset';
import {lateScriptsTemplate} from './plugins/late-scripts';
import {markdownTwins, type MenuData} from './plugins/markdown-twins';
import {pageHead} from './plugins/page-head';
import {perPage, type PostBuildOptions} from './plugins/post-build';
import {precompression} from './plugins/precompression';
import {openSearch, searchRecords, type SearchOptions} from './plugins/search';
import {sdkReference} from './plugins/sdk-reference';
import {PartStore, rehypeStaticHtml, type StaticHtmlOptions} from './plugins/static-html';
import {rehypeTables} from './plugins/tables/rehype-tables';
import type {TagManagerOptions} from './plugins/tag-manager';
import {licenses, type LicensesOptions} from './plugins/third-party-licenses';
import {fontPreload} from './plugins/typeface';
import {wellKnown} from './plugins/well-known';

/** What is only read on pages: kept where a page is compiled, handed out where it is bundled. */
const store = new PartStore();

/** Folders of the packages that browsers get: noted where they are bundled, listed after the build. */
const sent = new Set<string>();

/** Under these licenses the site can be passed on with their texts alone; the typeface has OFL-1.1. */
const allowedLicenses = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'];

const docs = {
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  sidebarCollapsed: false,
  lastVersion: 'current',
  versions: {current: {label: 'Next'}},
  homeComponent: '@site/src/components/DocsHome',
  outsidePages,
  metadata: () => reference.documentsOfPages(),
  // A page says when and where it was changed only if there is a repository to look it up in.
  ...(site.repositoryUrl !== undefined && {
    editUrl: `${site.repositoryUrl}/edit/main`,
    showLastUpdateTime: hasGitHistory(),
  }),
  beforeDefaultRemarkPlugins: [[remarkReference, reference], contractValues, sdkReference],
  remarkPlugins: [contractEntries],
  rehypePlugins: [
    [rehypeCodeBlocks, {siteDir: __dirname}],
    rehypeTables,
    [rehypeFarContent, {component: entryName}],
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

const tagManager = site.tagManagerId && ({containerId: site.tagManagerId} satisfies TagManagerOptions);

const search = {
  indexName: site.search.indexName,
  hosted: site.search.hosted,
  clickAnalytics: site.search.clickAnalytics,
  // "Let us know." leads to the product's own site when there is no address for problems.
  reportUrl: site.issueUrl ?? site.productUrl,
  sources: {
    beforeDefaultRemarkPlugins: [[remarkReference, reference, {isReady: true}], contractValues, sdkReference],
    remarkPlugins: docs.remarkPlugins,
    rehypePlugins: [[rehypeCodeBlocks, {siteDir: __dirname}]],
    watched: ['contract/**/*.{yaml,json,ts}'],
  },
} satisfies SearchOptions;

const postBuild = {
  steps: [
    perPage(searchRecords(), markdownTwins(agents)),
    openSearch({name: site.brand, title: site.title, url: site.url + site.baseUrl}),
    licenses(sent, allowedLicenses),
    checkPages(),
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
  prism,
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  docs: {versionPersistence: 'localStorage', sidebar: {hideable: false, autoCollapseCategories: false}},
  ...(site.announcement && {
    announcementBar: {
      ...site.announcement,
      isCloseable: true,
      backgroundColor: 'var(--ds-surface-strong)',
      textColor: 'var(--ds-ink)',
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
  markdown,
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
  ssrTemplate: lateScriptsTemplate(),
  clientModules: [
    './src/client-modules/normalize-address.ts',
    './src/client-modules/settle-progress.ts',
    './src/client-modules/copy-heading-address.ts',
  ],
  customFields: {brand: site.brand, slug: site.slug, issueUrl: site.issueUrl ?? null},
  presets: [['classic', preset]],
  plugins: [
    ['./plugins/docs/index.ts', docs],
    './plugins/code-blocks/index.ts',
    './plugins/contract/index.ts',
    ['./plugins/api-reference/index.ts', {reference} satisfies ApiReferenceOptions],
    './plugins/sdk-reference/index.ts',
    ['./plugins/static-html/index.ts', {store} satisfies StaticHtmlOptions],
    './plugins/load-failure/index.ts',
    './plugins/prefetch/index.ts',
    './plugins/page-change/index.ts',
    './plugins/toc/index.ts',
    './plugins/far-content/index.ts',
    './plugins/tabs/index.ts',
    './plugins/client-bundle/index.ts',
    './plugins/route-match/index.ts',
    tagManager ? ['./plugins/tag-manager/index.ts', tagManager] : null,
    ['./plugins/third-party-licenses/index.ts', {sent} satisfies LicensesOptions],
    './plugins/home/index.ts',
    './plugins/infima-subset/index.ts',
    './plugins/typeface/index.ts',
    ['./plugins/markdown-twins/index.ts', {documents: reference.ids} satisfies MenuData],
    './plugins/theme-color/index.ts',
    ['./plugins/search/index.ts', search],
    // After the search, which keeps its own presses.
    './plugins/late-scripts/index.ts',
    ['./plugins/post-build/index.ts', postBuild],
  ],
  themeConfig,
};

export default config;
