import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {getPageKey, partsAlias, type PageNodesFile} from '../site/page-data';
import {elementNames, getElementKey} from '../pages/page-elements';
import {findSharedSite} from '../site/shared-state';
import type {SiteDocuments} from '../site/site-documents';
import {createExpressionAttribute, createImportNode, readAttributes, replaceElements} from '../pages/mdx-nodes';

/** The modules of the components in a page's nodes. */
const componentModules: Readonly<Record<string, string>> = {
  OpenApiBadges: '@theme/OpenApi/Badges',
  OpenApiExamples: '@theme/OpenApi/Examples',
  OpenApiFold: '@theme/OpenApi/Fold',
  OpenApiHtml: '@theme/OpenApi/Html',
  OpenApiOpenAll: '@theme/OpenApi/OpenAll',
  OpenApiMetadata: '@theme/OpenApi/Metadata',
  OpenApiSample: '@theme/OpenApi/Sample',
  OpenApiTryIt: '@theme/OpenApi/TryIt',
};

/** The variable of a page's module that contains the page's parts. */
const partsVariable = 'openApiParts';

/**
 * A remark plugin that replaces `<Operation>`, `<ApiDocument>`, `<ApiChanges>`, and `<ApiField>` with headings and components. Add it to
 * `beforeDefaultRemarkPlugins` of each content plugin whose pages use the elements, so that the table of contents
 * includes the headings.
 */
export const remarkOpenApi: Plugin<[], Root> = () => async (root, file) => {
  let site: SiteDocuments | undefined;
  let pageNodes: PageNodesFile | undefined;
  const elements = await replaceElements(root, file, elementNames, (node) => {
    site ??= findSharedSite(file.path);
    if (site === undefined) {
      throw new Error(
        `<${String(node.name)}> requires the theme. Add ['@developer-docs/docusaurus-theme-openapi', {documents: {…}}] to "themes" in docusaurus.config.`,
      );
    }
    const attributes = Object.fromEntries(
      Object.entries(readAttributes(node)).map(([key, value = '']) => [key, value]),
    );
    pageNodes ??= readNodes(file.path, site);
    const rendered = pageNodes[getElementKey({name: node.name ?? '', attributes})];
    if (rendered === undefined) {
      // The page has been edited while `docusaurus start` runs. It's compiled again as soon as its data is complete.
      if (process.env['NODE_ENV'] === 'development') return [];
      throw new Error(
        `<${String(node.name)}> works only in docs, blog posts, and pages, and in the files they import.`,
      );
    }
    if ('error' in rendered) {
      throw new Error(rendered.error);
    }
    return rendered.nodes;
  });
  if (site === undefined || elements.length === 0) {
    return;
  }
  addImports(root, getPageKey(path.relative(site.siteDir, file.path)));
};

/** Reads the nodes of a page's elements. Until its data has been generated, there are none. */
function readNodes(file: string, {siteDir, dataDir}: SiteDocuments): PageNodesFile {
  const nodesFile = path.join(dataDir, `${getPageKey(path.relative(siteDir, file))}.nodes.json`);
  return existsSync(nodesFile) ? (JSON.parse(readFileSync(nodesFile, 'utf8')) as PageNodesFile) : {};
}

/** Imports the components and the page's parts, and passes the parts to the components. */
function addImports(root: Root, pageKey: string): void {
  const names = new Set<string>();
  let hasParts = false;
  visit(root, 'mdxJsxFlowElement', (node) => {
    const {name} = node;
    if (name === null || !Object.hasOwn(componentModules, name)) return;
    names.add(name);
    if (node.attributes.some((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'part')) {
      hasParts = true;
      node.attributes.push(createExpressionAttribute('of', {type: 'Identifier', name: partsVariable}, partsVariable));
    }
  });
  root.children.unshift(
    ...[...names].map((name) => createImportNode(name, componentModules[name] ?? '')),
    ...(hasParts ? [createImportNode(partsVariable, `${partsAlias}/${pageKey}.js`)] : []),
  );
}
