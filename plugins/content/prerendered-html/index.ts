import {createHash} from 'node:crypto';
import path from 'node:path';
import type {PrerenderedParts} from '@developer-docs/docusaurus-theme-openapi/elements';
import type {Plugin} from '@docusaurus/types';
import {rehypePrerenderedHtml} from './rehype-prerendered-html';

/**
 * Creates a rehype plugin and a Docusaurus plugin that deliver static content only as HTML, without sending it a second
 * time as JavaScript for hydration. The rehype plugin must be the last one.
 *
 * Without them, the gzipped scripts of long pages grow from 158 KB to 172 KB, and five pages exceed the limit in
 * `bench/budgets.ts` (measured by building this site with and without them).
 */
export function createPrerenderedHtml(baseUrl: string) {
  /** The parts of pages, by a hash of their content, so the bundler never uses outdated parts after an edit. */
  const partsByKey = new Map<string, PrerenderedParts>();
  const addParts = (parts: PrerenderedParts): string => {
    const key = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 8);
    partsByKey.set(key, parts);
    return key;
  };
  return {
    rehypePlugin: [rehypePrerenderedHtml, {addParts, baseUrl}] as [typeof rehypePrerenderedHtml, object],
    plugin: (): Plugin => ({
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
                  options: {partsByKey, isInline: isServer || process.env.NODE_ENV !== 'production'},
                },
              ],
            },
          ],
        },
      }),
    }),
  };
}
