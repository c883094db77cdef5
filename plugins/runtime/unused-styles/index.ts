import path from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Plugin as PostCssPlugin} from 'postcss';

/** Files that may contain class names, relative to the site's folder. */
const contentFiles = [
  '{blog,docs,i18n,plugins,src,versioned_docs}/**/*.{cjs,js,jsx,md,mdx,ts,tsx}',
  '{docusaurus,docs}.config.ts',
  'config/**/*.ts',
  'node_modules/@docusaurus/theme-*/lib/**/*.js',
  'node_modules/@docusaurus/core/lib/client/**/*.js',
];

/** The style sheet of Infima, Docusaurus's CSS framework. */
const infima = /[/\\]infima[/\\].+\.css$/;

/**
 * Removes the Infima rules whose classes occur neither in the site nor in the theme, with PurgeCSS. The first paint
 * waits for the style sheet, and most sites use half of the framework. Other style sheets aren't changed, nor is Infima
 * under `npm start`.
 *
 * A class must occur in full somewhere: `col--6`, not `col--${width}`.
 */
export function unusedStyles({siteDir}: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  return {
    name: 'unused-styles',
    configurePostCss: (options) =>
      isProduction ? {...options, plugins: [...options.plugins, purgeInfima(siteDir)]} : options,
  };
}

/** Creates a PostCSS plugin that removes the Infima rules whose classes occur nowhere in the site. */
export function purgeInfima(siteDir: string): PostCssPlugin {
  const content = contentFiles.map((files) => path.posix.join(siteDir.replaceAll('\\', '/'), files));
  const purge = purgeCss({content}) as PostCssPlugin;
  return {
    postcssPlugin: 'unused-styles',
    async OnceExit(root, helpers) {
      if (infima.test(root.source?.input.file ?? '')) await purge.OnceExit?.(root, helpers);
    },
  };
}
