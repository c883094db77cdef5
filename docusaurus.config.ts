import type {Config} from '@docusaurus/types';
import {appearance, createHeadTags, themeConfig} from './config/theme';
import {brand, site} from './config/site';
import {brandedFolders} from './config/pages';
import {pagePlugins} from './config/plugins/docs';
import {createMarkdownConfig, prismThemeConfig} from './plugins/content';
import {patches} from './plugins/patches';
import {runtime} from './plugins/runtime';

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
  markdown: createMarkdownConfig({siteDir: __dirname, brand, brandedFolders}),
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
  headTags: createHeadTags(),
  clientModules: [
    './src/client-modules/normalize-url.ts',
    './src/client-modules/end-late-progress.ts',
    './src/client-modules/copy-heading-link.ts',
  ],
  customFields: {brand: site.brand, slug: site.slug, issueUrl: site.issueUrl ?? null},
  // The classic preset and the packages, with their options.
  presets: ['./config/plugins/preset.ts'],
  plugins: [patches, ...pagePlugins, ...runtime({tagManagerId: site.tagManagerId, tokens: appearance.tokens})],
  themeConfig: {...themeConfig, prism: prismThemeConfig},
};

export default config;
