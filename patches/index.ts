import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {applyPatch} from './apply-patch';
import {sourcePatches} from './source-patches';

/** Creates the Docusaurus plugin that applies all source patches. The build stops if a patch no longer applies. */
export function patches({siteDir}: LoadContext): Plugin {
  const patchedSources = sourcePatches.map((patch) => applyPatch(patch, siteDir));
  return {
    name: 'patches',
    configureWebpack: () => ({
      module: {
        rules: patchedSources.map(({path: resource, source}) => ({
          resource,
          enforce: 'pre',
          use: [{loader: path.join(__dirname, 'loader.cjs'), options: {source}}],
        })),
      },
    }),
  };
}
