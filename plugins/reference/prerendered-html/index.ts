import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PartStore} from './store';

export {importNode} from './nodes';
export {toPart} from './part';
export {PartStore} from './store';
export type {StaticPart, StaticParts} from './client/source';
export {rehypeStaticHtml, type StaticData} from './rehype-static-html';

/** Options of the plugin. */
export interface StaticHtmlOptions {
  /** The same object that `rehypeStaticHtml` has. */
  readonly store: PartStore;
}

/** Sends what is only read on a page once, as HTML, and not again as a script: README.md says how. */
export default function staticHtml(_context: LoadContext, {store}: StaticHtmlOptions): Plugin {
  return {
    name: 'static-html',
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          {
            resource: path.join(__dirname, 'client/data.ts'),
            resourceQuery: /^\?parts=/,
            type: 'javascript/auto',
            enforce: 'pre',
            use: [
              {
                loader: path.join(__dirname, 'data-loader.cjs'),
                options: {
                  read: (key: string) => store.read(key),
                  isInline: isServer || process.env['NODE_ENV'] !== 'production',
                },
              },
            ],
          },
        ],
      },
    }),
  };
}

/** The options are made by code, not by people: their type is checked where they are written. */
export function validateOptions({options}: {options: StaticHtmlOptions}): StaticHtmlOptions {
  return options;
}
