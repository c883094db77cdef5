import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Leaves out of every page's scripts what only the build uses: README.md says what. */
export default function clientBundle({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'client-bundle',
    configureWebpack: (_, isServer) => ({
      resolve: {alias: {tslib$: path.join(__dirname, 'client/tslib.ts')}},
      module: {
        rules: [
          {
            resource: path.join(generatedFilesDir, 'docusaurus.config.mjs'),
            enforce: 'pre',
            use: [{loader: path.join(__dirname, 'site-config-loader.cjs')}],
          },
          ...(isServer
            ? []
            : [
                {
                  resource: path.join(generatedFilesDir, 'registry.js'),
                  enforce: 'pre' as const,
                  use: [{loader: path.join(__dirname, 'registry-loader.cjs')}],
                },
              ]),
        ],
      },
    }),
  };
}
