import {existsSync} from 'node:fs';
import path from 'node:path';
import {remarkOpenApi} from '@developer-docs/docusaurus-preset-developer-docs';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Config} from '@docusaurus/types';
import {replaceBrandTokens} from './config/brand-tokens';
import {contract, designRenderer, sdkDeclarations} from './config/contract';
import {licenseOptions} from './config/licenses';
import {getBrandedPath, getPageUrl} from './config/page-urls';
import {schemaPages} from './config/pages';
import {productPlugins} from './config/product-plugins';
import {site} from './config/site';
import {headTags, themeConfig} from './config/theme';
import {codeBlocks, prismThemeConfig, rehypeCodeBlocks, rehypeTables} from './plugins/content';
import {fontPreload} from './plugins/font-preload';
import {licenses} from './plugins/licenses';
import {patches} from './plugins/patches';
import {wellKnownFiles} from './plugins/well-known-files';
import {createElementPlugins, remarkEntryIds} from './product/elements/elements';

// Its two plugins share state, so both are listed here: Docusaurus loads the modules of config/preset.ts separately.
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
  remarkPlugins: [remarkEntryIds],
  rehypePlugins: [
    // A function, because Docusaurus adds options to the scripts of every page, which shouldn't contain this path.
    () => rehypeCodeBlocks({siteDir: __dirname, transform: replaceBrandTokens}),
    rehypeTables,
  ],
} satisfies DocsOptions;

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
  // Instead of ['@developer-docs/docusaurus-preset-developer-docs', {…}]: Docusaurus adds options that are listed here
  // to the scripts of every page. For this reason, the plugins with long options are functions, too.
  presets: ['./config/preset.ts'],
  plugins: [
    ['./plugins/docs-root/index.ts', docs],
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
