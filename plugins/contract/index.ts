import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {contractFiles, contractFolder, findAt} from './documents';

export {contractEntries, contractValues} from './remark';

/** Lets pages and components read the contract: README.md says how. */
export default function contract({siteDir}: LoadContext): Plugin {
  const files = () => contractFiles(contractFolder);
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
            use: [{loader: path.join(__dirname, 'dependency-loader.cjs'), options: {folder: contractFolder, files}}],
          },
          {
            test: /\.yaml$/,
            include: [contractFolder + path.sep],
            type: 'javascript/auto',
            use: [{loader: path.join(__dirname, 'yaml-loader.cjs'), options: {load: findAt, files}}],
          },
        ],
      },
    }),
  };
}
