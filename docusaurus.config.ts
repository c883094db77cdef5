import type {Config} from '@docusaurus/types';
import {licenseOptions} from './config/licenses';
import {markdown} from './config/plugins/markdown';
import {site} from './config/site';
import {createHeadTags, themeConfig} from './config/theme';
import {prismThemeConfig} from './plugins/content';
import {fontPreload} from './plugins/font-preload';
import {licenses} from './plugins/licenses';
import {patches} from './plugins/patches';
import {wellKnownFiles} from './plugins/well-known-files';

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
  clientModules: ['./src/client-modules/normalize-location.ts'],
  customFields: {brand: site.brand, slug: site.slug},
  presets: ['./config/plugins/preset.ts'],
  plugins: [patches, () => licenses(licenseOptions), fontPreload, () => wellKnownFiles(site.securityContact)],
  themeConfig: {...themeConfig, prism: prismThemeConfig},
};

export default config;
