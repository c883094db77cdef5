import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PartStore} from './parts';

export {PartStore} from './parts';
export {rehypePrerenderedHtml} from './rehype-prerendered-html';

/** Options of {@link prerenderedHtml}. */
export interface PrerenderedHtmlOptions {
  /** The store that is also passed to `rehypePrerenderedHtml`. */
  readonly store: PartStore;
}

/**
 * Delivers static content only as HTML, without sending it a second time as JavaScript for hydration.
 *
 * Without it, the gzipped scripts of long pages grow from 158 KB to 172 KB, and five pages exceed the limit in
 * `bench/budgets.ts` (measured by building this site with and without it).
 */
export function prerenderedHtml(_context: LoadContext, {store}: PrerenderedHtmlOptions): Plugin {
  return {
    name: 'prerendered-html',
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          {
            resource: path.join(__dirname, 'client/page-parts.ts'),
            resourceQuery: /^\?parts=/,
            type: 'javascript/auto',
            enforce: 'pre',
            use: [
              {
                loader: path.join(__dirname, 'parts-loader.cjs'),
                options: {
                  getParts: (key: string) => store.get(key),
                  isInline: isServer || process.env.NODE_ENV !== 'production',
                },
              },
            ],
          },
        ],
      },
    }),
  };
}
