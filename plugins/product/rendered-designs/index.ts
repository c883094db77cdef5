import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createPageDependencyRule, PublishFilesPlugin, type PublishedFile} from '../../shared';
import type {DesignRenderer} from './design-renderer';
import {designElements} from './remark';
import {designListFile} from './types';

export {DesignRenderer} from './design-renderer';
export {remarkRenderedDesigns, renderExampleVariants} from './remark';

export interface RenderedDesignFilesOptions {
  /** The renderer that `remarkRenderedDesigns` also uses. */
  readonly renderer: DesignRenderer;
  /** Returns the absolute paths of the folders with the contract. */
  readonly folders: () => readonly string[];
}

/**
 * Publishes the designs on pages and their list for offline use, and rebuilds these pages when the contract changes.
 */
export function renderedDesignFiles({siteDir}: LoadContext, {renderer, folders}: RenderedDesignFilesOptions): Plugin {
  return {
    name: 'rendered-designs',
    getClientModules: () => [
      path.join(__dirname, 'rendered-designs.css'),
      path.join(__dirname, '../client/load-designs.ts'),
    ],
    configureWebpack: (_config, isServer) => ({
      module: {rules: [createPageDependencyRule(siteDir, {elements: designElements, folders})]},
      plugins: isServer ? [] : [new PublishFilesPlugin(() => Promise.resolve(listFiles(renderer)), [])],
    }),
  };
}

function listFiles({files}: DesignRenderer): PublishedFile[] {
  const names = files.map(({name}) => name).sort();
  return [...files, {name: designListFile, content: JSON.stringify(names)}];
}
