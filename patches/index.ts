import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {baseUrlBanner} from './base-url-banner';
import {colorMode} from './color-mode';
import {docsearch} from './docsearch';
import {hookDependencyOrder} from './hook-dependency-order';
import {applyPatch, type SourcePatch} from './source-patch';
import {splitHydrationTasks} from './split-hydration-tasks';
import {tocHighlight} from './toc-highlight';

/** Every source patch of the site. README.md documents each one. */
export const sourcePatches: readonly SourcePatch[] = [
  splitHydrationTasks,
  hookDependencyOrder,
  baseUrlBanner,
  colorMode,
  tocHighlight,
  docsearch,
];

/** Docusaurus plugin that applies all source patches, and stops the build if one no longer fits its package. */
export function patches({siteDir}: LoadContext): Plugin {
  const patchedSources = sourcePatches.flatMap((patch) => applyPatch(patch, siteDir));
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
