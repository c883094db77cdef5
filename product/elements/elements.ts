import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Root} from 'mdast';
import type {Plugin as UnifiedPlugin} from 'unified';
import {createHtmlNode, replaceElements} from '@developer-docs/docusaurus-theme-openapi';
import {PublishFilesPlugin} from '@developer-docs/utils/node';
import {createPageDependencyRule} from '../../plugins/shared';
import {renderDiagram} from './diagrams';
import {
  designElements,
  renderDesignElement,
  type DesignRenderer,
  type RenderedDesignsOptions,
} from './rendered-designs';

const readSample = (file: string) => ({name: `samples/${path.basename(file)}`, content: readFileSync(file, 'utf8')});

/** The elements that pages can use. See `authoring.md`. */
const elements: readonly string[] = ['Diagram', ...designElements];

/**
 * A remark plugin that replaces elements such as `<Diagram>` with figures. They need no JavaScript, and the images
 * of designs are rendered during the build.
 */
export const remarkProductElements: UnifiedPlugin<[RenderedDesignsOptions], Root> = (options) => async (root, file) => {
  await replaceElements(root, file, elements, (node) => [
    createHtmlNode(node.name === 'Diagram' ? renderDiagram(node, options) : renderDesignElement(node, options)),
  ]);
};

export interface ProductElementsOptions {
  /** The renderer that `remarkProductElements` also uses. */
  readonly renderer: DesignRenderer;
  /** Absolute path of the contract's folder. */
  readonly folder: string;
  /** Files that are published in `/samples/`, because pages load them when a reader chooses their language. */
  readonly samples: readonly string[];
}

/**
 * Adds the elements' styles, publishes the designs on pages, and rebuilds pages with elements when the contract or a
 * diagram changes.
 */
export function productElements({siteDir}: LoadContext, {renderer, folder, samples}: ProductElementsOptions): Plugin {
  return {
    name: 'product-elements',
    getClientModules: () => [
      path.join(__dirname, 'diagrams/diagrams.css'),
      path.join(__dirname, 'rendered-designs/rendered-designs.css'),
      path.join(__dirname, 'client/use-page-origin.ts'),
    ],
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [createPageDependencyRule(siteDir, {elements, folders: [folder, path.join(__dirname, 'diagrams')]})],
      },
      plugins: isServer
        ? []
        : [
            new PublishFilesPlugin(
              () => Promise.resolve([...renderer.files, ...samples.map(readSample)]),
              [],
              () => samples,
            ),
          ],
    }),
  };
}
