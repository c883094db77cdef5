import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {declarationFiles, sdkFolder} from './declarations';

export {sdkReference} from './remark';

/** Builds a page again when the declarations that it shows have changed. `sdkReference` is the remark plugin to list. */
export default function sdkReferencePlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'sdk-reference',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx$/,
            // Docusaurus reads `include` of every rule for MDX, so it must be there.
            include: [path.join(siteDir, 'docs') + path.sep],
            enforce: 'pre',
            use: [
              {
                loader: path.join(__dirname, 'dependency-loader.cjs'),
                options: {folder: sdkFolder, files: () => declarationFiles(sdkFolder)},
              },
            ],
          },
        ],
      },
    }),
  };
}
