import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {postcssFontSubset} from './postcss-font-subset';

export {fontPreload} from './font-preload';

/**
 * Subsets font files during the build (HarfBuzz, through `subset-font`). A `@font-face` rule opts in with `?subset`
 * after the file name, and its file keeps only the characters of `unicode-range` and the weights of `font-weight`.
 */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    configurePostCss: (options) => ({...options, plugins: [...options.plugins, postcssFontSubset]}),
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.woff2$/,
            resourceQuery: /unicode-range=/,
            enforce: 'pre',
            use: [path.join(__dirname, 'font-subset-loader.cjs')],
          },
        ],
      },
    }),
  };
}
