import {existsSync} from 'node:fs';
import path from 'node:path';
import {remarkOpenApi} from '@developer-docs/docusaurus-preset-developer-docs';
import type * as Preset from '@developer-docs/docusaurus-preset-developer-docs';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Config} from '@docusaurus/types';
import {contract, designRenderer, sdkDeclarations} from './config/contract';
import {licenseOptions} from './config/licenses';
import {llmsTxt} from './config/llms-txt';
import {getBrandedPath, getDocsPath, getPageUrl} from './config/page-urls';
import {popularPages, productValues, schemaPages} from './config/product';
import {productPlugins, tryIt} from './config/product-plugins';
import {brandTokens, replaceBrandTokens, site} from './config/site';
import {headTags, themeConfig} from './config/theme';
import {codeBlocks, prismThemeConfig, rehypeCodeBlocks, rehypeTables} from './plugins/content';
import {fontPreload} from './plugins/font-preload';
import {licenses} from './plugins/licenses';
import {patches} from './plugins/patches';
import {wellKnownFiles} from './plugins/well-known-files';
import {createElementPlugins} from './product/elements/elements';

const elements = createElementPlugins({
  contract,
  declarations: sdkDeclarations,
  renderer: designRenderer,
  root: __dirname,
  getPageUrl,
  schemaPages,
});

const docs = {
  path: site.docsFolder,
  routeBasePath: site.docsFolder,
  sidebarPath: './sidebars.ts',
  sidebarCollapsed: false,
  lastVersion: 'current',
  versions: {current: {label: 'Next'}},
  // Pages show when they were last updated only if readers can view the changes.
  ...(site.repositoryUrl !== undefined && {
    editUrl: `${site.repositoryUrl}/edit/main`,
    // Exported archives and the Docker image contain no repository.
    showLastUpdateTime: existsSync(path.join(__dirname, '.git')),
  }),
  beforeDefaultRemarkPlugins: [remarkOpenApi, elements.remarkPlugin],
  rehypePlugins: [
    // A function, because the scripts of every page shouldn't contain this path.
    () => rehypeCodeBlocks({siteDir: __dirname, transform: replaceBrandTokens}),
    rehypeTables,
  ],
} satisfies DocsOptions;

/** Allows tools in the browser, such as API clients, to load files from the site. */
const crossOriginHeaders = {'Access-Control-Allow-Origin': '*'};

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
  markdown: {
    // Both replace the tokens: the MDX compiler reads the source with `preprocessor`, and the docs plugin reads titles
    // and descriptions with `parseFrontMatter`.
    preprocessor: ({fileContent}) => replaceBrandTokens(fileContent),
    parseFrontMatter: async ({filePath, fileContent, defaultParseFrontMatter}) => {
      const parsed = await defaultParseFrontMatter({filePath, fileContent: replaceBrandTokens(fileContent)});
      const slug = getBrandedPath(path.relative(__dirname, filePath));
      return slug === undefined ? parsed : {...parsed, frontMatter: {slug, ...parsed.frontMatter}};
    },
  },
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
  headTags,
  clientModules: ['./src/client-modules/normalize-location.ts'],
  customFields: {brand: site.brand, slug: site.slug},
  presets: [
    [
      '@developer-docs/docusaurus-preset-developer-docs',
      {
        // Listed below, with a page at the docs root.
        docs: false,
        blog: false,
        theme: {customCss: ['./src/css/tokens.css', './src/css/code.css', './src/css/site.css']},
        sitemap: {ignorePatterns: [`${site.baseUrl}tags/**`, `${site.baseUrl}search`]},
        ...(site.tagManagerId !== undefined && {googleTagManager: {containerId: site.tagManagerId}}),
        openApi: {
          documents: productValues.apiDocuments,
          replacements: brandTokens,
          depth: {operations: 4, documents: 0},
          maxExamples: 3,
          schemaPages: Object.fromEntries(Object.entries(schemaPages).map(([name, page]) => [name, getDocsPath(page)])),
          content: './config/operation-content.ts',
          changes: {folder: `${productValues.openApiFolder}/releases`, badges: {releases: 1}},
          tryIt,
        },
        search: {
          indexName: site.search.indexName,
          indexPages: false,
          synonyms: 'config/search/synonyms.yaml',
          phrases: 'config/search/phrases.yaml',
          popularPages,
          kindFilter: true,
          // Target of the "Let us know." link when a search has no results.
          reportUrl: site.issueUrl ?? site.productUrl,
        },
        markdown: {
          llmsTxt,
          pageMenu: {
            // The breadcrumbs of this site contain the menu.
            docs: false,
            assistants: [],
            links: Object.keys(productValues.apiDocuments).map((id) => ({
              label: `Download OpenAPI document: ${id}`,
              href: `/openapi/${id}.yaml`,
              download: `${id}.yaml`,
            })),
          },
        },
        hosting: {
          contentSecurityPolicy: {strict: true},
          headerRules: [
            {files: 'openapi/', headers: crossOriginHeaders},
            // Many hosts map .ts to video/mp2t.
            {files: '.d.ts', headers: {...crossOriginHeaders, 'Content-Type': 'text/plain; charset=utf-8'}},
          ],
          // Of moved pages, and of moved anchors on pages that still exist, for as long as anyone may use the old URL:
          // {from: '/docs/intro#old-id', to: '/docs/overview#new-id'}
          redirects: [],
          compression: true,
        },
      } satisfies Preset.Options,
    ],
  ],
  plugins: [
    ['./plugins/docs-root/index.ts', docs],
    // Functions, because Docusaurus adds options that are listed here to the scripts of every page.
    codeBlocks,
    ...productPlugins,
    patches,
    () => licenses(licenseOptions),
    fontPreload,
    () => wellKnownFiles(site.securityContact),
  ],
  // In `themes`, because its styles override those of the other themes.
  themes: [elements.plugin],
  themeConfig: {...themeConfig, prism: prismThemeConfig},
};

export default config;
