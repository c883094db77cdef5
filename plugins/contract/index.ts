import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {contractFiles, contractFolder} from './documents';
import {elements} from './render';

export {contractEntries, contractValues} from './remark';

/** Lets pages read the contract: README.md says how. */
export default function contract({siteDir}: LoadContext): Plugin {
  return {
    name: 'contract',
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
                options: {
                  elements: Object.keys(elements),
                  folder: contractFolder,
                  files: () => contractFiles(contractFolder),
                },
              },
            ],
          },
        ],
      },
    }),
  };
}
