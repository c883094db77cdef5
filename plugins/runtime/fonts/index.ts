import path from 'node:path';
import {joinPostBuildPass} from '@developer-docs/utils/node';
import type {Plugin} from '@docusaurus/types';
import type {AtRule, Declaration, Plugin as PostCssPlugin} from 'postcss';
import {createFontPreloadTask} from './font-preload';

/**
 * Preloads the font of the first paint, and subsets font files during the build (HarfBuzz, through `subset-font`). A
 * `@font-face` rule opts in with `?subset` after the file name, and its file keeps only the characters of
 * `unicode-range` and the weights of `font-weight`.
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
    ...joinPostBuildPass(() => [createFontPreloadTask()]),
  };
}

/** Rewrites `….woff2?subset` in a `@font-face` rule to a query that specifies what `font-subset-loader.cjs` keeps. */
export const postcssFontSubset: PostCssPlugin = {
  postcssPlugin: 'font-subset',
  AtRule: {
    'font-face': (rule) => {
      rule.walkDecls('src', (src) => {
        if (!src.value.includes('?subset')) return;
        const unicodeRange = getDescriptor(rule, 'unicode-range');
        const weight = getDescriptor(rule, 'font-weight');
        if (unicodeRange === undefined || weight === undefined) {
          throw rule.error(
            'A @font-face rule with "?subset" requires unicode-range and font-weight to determine which glyphs to keep.',
          );
        }
        const query = new URLSearchParams({'unicode-range': unicodeRange, weight});
        src.value = src.value.replace('?subset', `?${query}`);
      });
    },
  },
};

const getDescriptor = (rule: AtRule, property: string) =>
  rule.nodes?.find((node): node is Declaration => node.type === 'decl' && node.prop === property)?.value;
