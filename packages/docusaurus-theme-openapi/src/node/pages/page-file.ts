import {existsSync} from 'node:fs';
import path from 'node:path';
import type {SampleRequest} from '@developer-docs/openapi';
import {stringifyJson} from '@developer-docs/utils';
import {docuHash, GENERATED_FILES_DIR_NAME, posixPath} from '@docusaurus/utils';
import type {Parent, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {pluginName} from '../../plugin-name';
import type {HtmlBlock, HtmlBlocks} from '../../shared/html-blocks';
import {createExpressionAttribute, createImportNode} from './page-nodes';
import type {RenderedElement} from './page-renderer';

/**
 * The content of a page's generated file. `remarkOpenApi` puts the nodes into the page: headings, and components. The
 * HTML of the components is in the blocks, which the page imports as a module that `page-loader.js` creates from the
 * file. So the text of a document never becomes source code.
 */
export interface PageFile {
  /** The nodes or the error of each element, by its key. */
  readonly elements: Readonly<Record<string, RenderedElement>>;
  /** The imports of the components, and of the blocks. */
  readonly imports: readonly RootContent[];
  readonly blocks: HtmlBlocks;
  /** JSON with the requests of samples by block, which the browser generates code in other languages from. */
  readonly requests?: string;
}

/** Returns the absolute path of the folder in which Docusaurus puts the generated files of the plugin. */
export const getDataDir = (generatedFilesDir: string): string => path.join(generatedFilesDir, pluginName, 'default');

/**
 * Finds the site that contains a folder, and its folder of generated files. A site can be in another site's folder.
 *
 * @returns `undefined` if the site doesn't have the theme.
 */
export function findSite(folder: string): {readonly siteDir: string; readonly dataDir: string} | undefined {
  const dataDir = getDataDir(path.join(folder, GENERATED_FILES_DIR_NAME));
  if (existsSync(dataDir)) return {siteDir: folder, dataDir};
  const parent = path.dirname(folder);
  return parent === folder ? undefined : findSite(parent);
}

/** The folder of the pages' files, in that of the plugin. */
export const pagesFolder = 'pages';

/**
 * Returns the path of a page's file in the folder of the plugin, with forward slashes.
 *
 * @param source - Path of the page's source file, relative to the site's folder.
 */
export const getPageFile = (source: string): string => `${pagesFolder}/${docuHash(posixPath(source))}.json`;

/** The variable of a page's module that contains the page's blocks. */
const blocksVariable = 'openApiBlocks';

/**
 * Creates the content of a page's file. Moves the HTML of components to blocks.
 *
 * @param file - The path of the file, as {@link getPageFile} returns it.
 * @param options.hasRequests - Whether the browser needs the requests of samples.
 */
export function createPageFile(
  file: string,
  elements: ReadonlyMap<string, RenderedElement>,
  {hasRequests}: {readonly hasRequests: boolean},
): PageFile {
  const imports = new Map<string, string>();
  const blocks: Record<string, HtmlBlock> = {};
  const requests: Record<string, SampleRequest> = {};
  let count = 0;
  for (const element of elements.values()) {
    if ('error' in element) continue;
    visit({type: 'root', children: element.nodes} as Parent, 'mdxJsxFlowElement', (component) => {
      const [, componentName] = /^OpenApi(\w+)$/.exec(component.name ?? '') ?? [];
      if (componentName !== undefined) imports.set(`OpenApi${componentName}`, `@theme/OpenApi/${componentName}`);
      const {htmlBlocks, sampleRequest} = component.data ?? {};
      if (htmlBlocks === undefined) return;
      const name = String(count);
      count += 1;
      for (const [key, block] of Object.entries(htmlBlocks)) blocks[key === '' ? name : `${name}.${key}`] = block;
      if (sampleRequest !== undefined) requests[name] = sampleRequest;
      component.attributes.push(
        {type: 'mdxJsxAttribute', name: 'block', value: name},
        createExpressionAttribute('of', {type: 'Identifier', name: blocksVariable}, blocksVariable),
      );
      delete component.data;
    });
  }
  if (count > 0) imports.set(blocksVariable, `@generated/${pluginName}/default/${file}`);
  return {
    imports: [...imports].map(([name, module]) => createImportNode(name, module)),
    elements: Object.fromEntries(elements),
    blocks,
    ...(hasRequests && Object.keys(requests).length > 0 && {requests: stringifyJson(requests)}),
  };
}
