import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Keeps the prefetching of other pages out of the way of the page that loads (`client/calm.ts` says how long), and the focus out of
 * the way of a page that is drawn.
 */
export default function prefetch(): Plugin<undefined> {
  return {
    name: 'prefetch',
    getClientModules: () => ['./client/calm.ts'],
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /[\\/]@docusaurus[\\/]theme-common[\\/]lib[\\/]utils[\\/]skipToContentUtils\.js$/,
            enforce: 'pre',
            use: [path.join(__dirname, 'late-focus-loader.cjs')],
          },
        ],
      },
    }),
  };
}
