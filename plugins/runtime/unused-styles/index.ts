import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {postcssUnusedStyles} from './postcss-unused-styles';

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
 * Leaves out the rules of Infima whose classes occur neither in the site nor in the theme (PurgeCSS). The first paint waits for the
 * style sheet, and most sites use half of the framework. Other style sheets aren't touched, nor is Infima under `npm start`.
 *
 * A class must occur in full somewhere: `col--6`, not `col--${width}`.
 */
export function unusedStyles({siteDir}: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  return {
    name: 'unused-styles',
    configurePostCss: (options) =>
      isProduction
        ? {
            ...options,
            plugins: [
              ...options.plugins,
              postcssUnusedStyles({
                styleSheet: infima,
                content: contentFiles.map((files) => path.posix.join(siteDir.replaceAll('\\', '/'), files)),
              }),
            ],
          }
        : options,
  };
}
