import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {subsetFaces} from './subset-faces';

export {fontPreload} from './preload';

/** Sends of a typeface the letters and weights that its faces in the style sheets declare, and no others. */
export default function typeface(): Plugin {
  return {
    name: 'typeface',
    configurePostCss: (options) => ({...options, plugins: [...options.plugins, subsetFaces]}),
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.woff2$/,
            resourceQuery: /letters=/,
            enforce: 'pre',
            use: [path.join(__dirname, 'subset-loader.cjs')],
          },
        ],
      },
    }),
  };
}
