import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createExpressionAttribute, createImportNode, replaceElements} from '@developer-docs/docusaurus-utils/node';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {explainMissingTheme, pluginName} from '../../plugin-name';
import {elementNames, getElementKey} from '../layout/element-syntax';
import {componentNames} from '../pages/nodes/components';
import {findSite, getPageFile, type PageFile} from './page-file';

/** The modules of components, by their names in pages. */
const componentModules = new Map<string, string>(
  componentNames.map((name) => [`OpenApi${name}`, `@theme/OpenApi/${name}`]),
);

/** The variable of a page's module that contains the page's blocks. */
const blocksVariable = 'openApiBlocks';

/**
 * A remark plugin that replaces `<Operation>`, `<ApiDocument>`, `<ApiChanges>`, and `<ApiField>` with headings and
 * components. Add it to `beforeDefaultRemarkPlugins` of each content plugin whose pages use the elements, so that the
 * table of contents includes the headings.
 */
export const remarkOpenApi: Plugin<[], Root> = () => async (root, file) => {
  let page: Page | undefined;
  await replaceElements(root, file, elementNames, (element) => {
    page ??= readPage(file.path);
    if (page === undefined) throw new Error(explainMissingTheme(`<${element.name}>`));
    const rendered = page.content.elements[getElementKey(element)];
    if (rendered === undefined) {
      // The page has been edited while `docusaurus start` runs. It's compiled again as soon as its file is complete.
      if (process.env.NODE_ENV === 'development') return [];
      throw new Error(`<${element.name}> works only in docs, blog posts, and pages, and in the files they import.`);
    }
    if ('error' in rendered) throw new Error(rendered.error);
    return rendered.nodes;
  });
  if (page !== undefined) addImports(root, page);
};

/** A page's generated file. */
interface Page {
  /** Path in the folder of the plugin. */
  readonly file: string;
  readonly content: PageFile;
}

/**
 * Reads the generated file of a page. Until it has been generated, it has no elements.
 *
 * @returns `undefined` if the site doesn't have the theme.
 */
function readPage(source: string): Page | undefined {
  const site = findSite(path.dirname(source));
  if (site === undefined) return undefined;
  const file = getPageFile(path.relative(site.siteDir, source));
  const absoluteFile = path.join(site.dataDir, file);
  const json = existsSync(absoluteFile) ? readFileSync(absoluteFile, 'utf8') : '{"elements": {}, "blocks": {}}';
  return {file, content: JSON.parse(json) as PageFile};
}

/** Imports the components and the page's blocks, and passes the blocks to the components. */
function addImports(root: Root, {file, content}: Page): void {
  const names = new Set<string>();
  visit(root, 'mdxJsxFlowElement', ({name, attributes}) => {
    if (name === null || !componentModules.has(name)) return;
    names.add(name);
    if (attributes.some((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'block')) {
      attributes.push(createExpressionAttribute('of', {type: 'Identifier', name: blocksVariable}, blocksVariable));
    }
  });
  root.children.unshift(
    ...[...names].map((name) => createImportNode(name, componentModules.get(name) ?? '')),
    ...(Object.keys(content.blocks).length > 0
      ? [createImportNode(blocksVariable, `@generated/${pluginName}/default/${file}`)]
      : []),
  );
}
