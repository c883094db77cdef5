import {existsSync} from 'node:fs';
import path from 'node:path';
import type {SampleRequest} from '@developer-docs/openapi';
import {stringifyJson} from '@developer-docs/utils';
import {docuHash, GENERATED_FILES_DIR_NAME, posixPath} from '@docusaurus/utils';
import type {RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {RuleSetRule} from 'webpack';
import type {HtmlBlock} from '../../client/page-html/html-blocks';
import {pluginName} from '../../plugin-name';
import type {RenderedElement} from '../pages/page-renderer';
import {createShortHash} from '../short-hash';

/*
 * The files that connect a page with its content. `remarkOpenApi` reads the nodes and puts them into the page. They
 * contain headings and components; the HTML of the components is in the blocks, which the page's module loads. So the
 * text of a document never becomes source code, and the bundler notices when it changes.
 */

/** The file `<page>.nodes.json`: the nodes or the error of each element, by its key. */
export type PageNodesFile = Readonly<Record<string, RenderedElement>>;

/** The IDs and links of a block, for the broken-link check. */
type BlockTargets = Required<Omit<HtmlBlock, 'html'>>;

/** The content of a page's files. */
interface PageData {
  readonly nodes: PageNodesFile;
  /** HTML by block. */
  readonly html: Readonly<Record<string, string>>;
  /** IDs and links by block. */
  readonly targets: Readonly<Record<string, BlockTargets>>;
  /** The requests of samples by block. */
  readonly requests: Readonly<Record<string, SampleRequest>>;
}

/** Returns the absolute path of the folder of these files, in which Docusaurus puts the data of the plugin. */
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

/**
 * Returns the name of a page's files without their extension.
 *
 * @param file - Path of the source file, relative to the site's folder.
 */
export const getPageKey = (file: string): string => docuHash(posixPath(file));

/** Moves the HTML of rendered elements from their nodes to blocks with unique names. */
export function createPageData(elements: ReadonlyMap<string, RenderedElement>): PageData {
  const html: Record<string, string> = {};
  const targets: Record<string, BlockTargets> = {};
  const requests: Record<string, SampleRequest> = {};
  let count = 0;
  const extractBlocks = (node: RootContent): RootContent => {
    const copy = structuredClone(node);
    visit(copy, 'mdxJsxFlowElement', (component) => {
      const {htmlBlocks, sampleRequest} = component.data ?? {};
      if (htmlBlocks === undefined) return;
      const name = String(count);
      count += 1;
      for (const [key, {html: blockHtml, ids, links}] of Object.entries(htmlBlocks)) {
        const blockName = key === '' ? name : `${name}.${key}`;
        html[blockName] = blockHtml;
        if (ids !== undefined && links !== undefined) targets[blockName] = {ids, links};
      }
      if (sampleRequest !== undefined) requests[name] = sampleRequest;
      component.attributes.push({type: 'mdxJsxAttribute', name: 'block', value: name});
      delete component.data;
    });
    return copy;
  };
  const nodes = Object.fromEntries(
    [...elements].map(([key, element]) => [
      key,
      'error' in element ? element : {nodes: element.nodes.map(extractBlocks)},
    ]),
  );
  return {nodes, html, targets, requests};
}

/** The suffix of files that contain the HTML of a page's blocks. */
const htmlFileEnd = '.html.json';

/** The suffix of files that contain the requests of a page's samples. */
const requestsFileEnd = '.requests.json';

/**
 * Creates a bundler rule for these files: browsers fetch them. If they were scripts, the bundler would parse, minify,
 * and keep them, and every page would load all of their names.
 */
export const createHtmlRule = (dataDir: string): RuleSetRule => ({
  resource: (file) =>
    file.startsWith(dataDir + path.sep) && (file.endsWith(htmlFileEnd) || file.endsWith(requestsFileEnd)),
  type: 'asset/resource',
  generator: {filename: 'assets/openapi/[contenthash].json'},
});

/** The alias of the folder with the modules of pages. It leads to another folder on the server. */
export const blocksAlias = '@openapi-blocks';

/** The name and the content of a generated file. */
export type GeneratedFile = readonly [name: string, content: string];

/**
 * Creates a page's files: its data, and the modules that provide the blocks to its components. The browser finds blocks
 * in the document by a hash of their content, so that they are never outdated.
 *
 * The server has its own module, because Docusaurus's Babel configuration for the server doesn't support `await` at the
 * top level of a module. It reads the blocks when the page is rendered, so that the bundle, which is a single script,
 * doesn't contain the HTML of all pages.
 *
 * @param options.dataDir - Absolute path of the folder with the files.
 * @param options.hasRequests - Whether the browser needs the requests of samples.
 */
export function createPageFiles(
  key: string,
  {nodes, html, targets, requests}: PageData,
  {dataDir, hasRequests}: {readonly dataDir: string; readonly hasRequests: boolean},
): GeneratedFile[] {
  const htmlFile = key + htmlFileEnd;
  const requestsFile = hasRequests && Object.keys(requests).length > 0 ? key + requestsFileEnd : undefined;
  const hash = createShortHash(JSON.stringify(html), 8);
  const theme = `${pluginName}/client`;
  const client = [
    `import {fetchHtml, readBlocks} from '${theme}';`,
    `import url from '../${htmlFile}';`,
    requestsFile && `import requests from '../${requestsFile}';`,
    `export default await readBlocks('${hash}', () => fetchHtml(url)${requestsFile ? ', requests' : ''});`,
  ];
  const server = [
    `import {readFileSync} from 'node:fs';`,
    `import {createBlockSource} from '${theme}';`,
    `const read = (name) => JSON.parse(readFileSync(${JSON.stringify(path.join(dataDir, `${key}.`))} + name, 'utf8'));`,
    `export default createBlockSource('${hash}', read('html.json'), read('targets.json'));`,
  ];
  const toModule = (lines: readonly (string | undefined)[]) =>
    lines.map((line) => (line === undefined ? '' : `${line}\n`)).join('');
  return [
    [`${key}.nodes.json`, JSON.stringify(nodes)],
    [htmlFile, JSON.stringify(html)],
    [`${key}.targets.json`, JSON.stringify(targets)],
    ...(requestsFile === undefined ? [] : [[requestsFile, stringifyJson(requests)] as const]),
    [`client/${key}.js`, toModule(client)],
    [`server/${key}.js`, toModule(server)],
  ];
}
