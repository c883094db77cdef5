import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {explainMissingTheme} from '../../plugin-name';
import {elementNames, getElementKey} from '../layout/element-syntax';
import {componentNames} from '../pages/nodes/components';
import {createExpressionAttribute, createImportNode} from '../pages/nodes/mdx-nodes';
import {readAttributes, replaceElements} from './jsx-elements';
import {blocksAlias, findSite, getPageKey, type PageNodesFile} from './page-files';

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
  let page: GeneratedPage | undefined;
  const elements = await replaceElements(root, file, elementNames, (node) => {
    page ??= readPage(file.path);
    if (page === undefined) throw new Error(explainMissingTheme(`<${String(node.name)}>`));
    const rendered = page.nodes[getElementKey({name: node.name ?? '', attributes: readAttributes(node)})];
    if (rendered === undefined) {
      // The page has been edited while `docusaurus start` runs. It's compiled again as soon as its data is complete.
      if (process.env.NODE_ENV === 'development') return [];
      throw new Error(
        `<${String(node.name)}> works only in docs, blog posts, and pages, and in the files they import.`,
      );
    }
    if ('error' in rendered) throw new Error(rendered.error);
    return rendered.nodes;
  });
  if (page !== undefined && elements.length > 0) addImports(root, page.key);
};

/** The generated data of a page. */
interface GeneratedPage {
  readonly key: string;
  /** Until the data has been generated, there are no nodes. */
  readonly nodes: PageNodesFile;
}

/**
 * Reads the data of a page, which the theme generates in a folder of the site.
 *
 * @returns `undefined` if the site doesn't have the theme.
 */
function readPage(file: string): GeneratedPage | undefined {
  const site = findSite(path.dirname(file));
  if (site === undefined) return undefined;
  const key = getPageKey(path.relative(site.siteDir, file));
  const nodesFile = path.join(site.dataDir, `${key}.nodes.json`);
  const nodes = existsSync(nodesFile) ? (JSON.parse(readFileSync(nodesFile, 'utf8')) as PageNodesFile) : {};
  return {key, nodes};
}

/** Imports the components and the page's blocks, and passes the blocks to the components. */
function addImports(root: Root, pageKey: string): void {
  const names = new Set<string>();
  let hasBlocks = false;
  visit(root, 'mdxJsxFlowElement', (node) => {
    const {name} = node;
    if (name === null || !componentModules.has(name)) return;
    names.add(name);
    if (node.attributes.some((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'block')) {
      hasBlocks = true;
      node.attributes.push(createExpressionAttribute('of', {type: 'Identifier', name: blocksVariable}, blocksVariable));
    }
  });
  root.children.unshift(
    ...[...names].map((name) => createImportNode(name, componentModules.get(name) ?? '')),
    ...(hasBlocks ? [createImportNode(blocksVariable, `${blocksAlias}/${pageKey}.js`)] : []),
  );
}
