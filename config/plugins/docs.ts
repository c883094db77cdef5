import {existsSync} from 'node:fs';
import path from 'node:path';
import {remarkOpenApi} from '@developer-docs/docusaurus-theme-openapi';
import type {OpenApiContent} from '@developer-docs/docusaurus-theme-openapi/elements';
import type {Options} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {codeBlocks, docs, rehypeCodeBlocks, rehypeTables} from '../../plugins/content';
import {pageElements, remarkElements, remarkEntryIds, type ElementOptions} from '../../product/elements';
import {widgetPlayground} from '../../product/elements/playground/plugin';
import {replaceBrandTokens} from '../brand-tokens';
import {brand, site} from '../site';
import {contract, designRenderer, sdkDeclarations} from './contract';
import {getPageUrl} from './page-urls';
import {product} from './product-plugins';

const root = path.resolve(__dirname, '../..');

let openApi: OpenApiContent | undefined;

/** Provides the documents to the elements of pages. */
const openApiContent = (): Plugin => ({
  name: 'openapi-content',
  allContentLoaded({allContent}) {
    openApi = allContent['@developer-docs/docusaurus-theme-openapi']?.default as OpenApiContent;
    return Promise.resolve();
  },
});

/** Returns the renderer of the reference, when pages are compiled. */
function getRenderer() {
  const renderer = openApi?.getRenderer();
  if (renderer === undefined) throw new Error('The content of docusaurus-theme-openapi isn’t loaded.');
  return renderer;
}

const elementOptions: ElementOptions = {
  contract,
  renderer: designRenderer,
  declarations: sdkDeclarations,
  // Maps a URL in the contract or the declarations to one on the site.
  resolveUrl: (url) => getRenderer().input.resolveUrl(url),
  loadDocuments: async () => openApi?.loadDocuments() ?? [],
  getOperationUrls: () => getRenderer().listOperationUrls(),
  root,
  docsFolder: site.docsFolder,
  getPageUrl,
  getSchemaPageUrl: (schema) => getRenderer().input.schemaPages?.get(schema),
  repositoryUrl: site.repositoryUrl,
  mockPath: `${getPageUrl('docs/api/overview.mdx')}#local-mock`,
  playground: {
    name: 'WidgetPlayground',
    module: '@site/product/elements/playground/components',
    findFactory: (names) =>
      Object.entries(product.playground.widgets).find(([, {interfaces}]) =>
        names.some((name) => interfaces.includes(name)),
      )?.[0],
  },
};

const docsOptions = {
  path: site.docsFolder,
  routeBasePath: site.docsFolder,
  sidebarPath: './sidebars.ts',
  sidebarCollapsed: false,
  lastVersion: 'current',
  versions: {current: {label: 'Next'}},
  // Pages show when they were last updated only if readers can view the changes.
  ...(site.repositoryUrl !== undefined && {
    editUrl: `${site.repositoryUrl}/edit/main`,
    // Exported archives and the Docker image contain no repository.
    showLastUpdateTime: existsSync(path.join(root, '.git')),
  }),
  beforeDefaultRemarkPlugins: [remarkOpenApi, [remarkElements, elementOptions]],
  remarkPlugins: [remarkEntryIds],
  rehypePlugins: [
    [rehypeCodeBlocks, {siteDir: root, transform: (text: string) => replaceBrandTokens(text, brand)}],
    rehypeTables,
  ],
} satisfies Options;

/** The plugins that load and render the pages. */
export const pagePlugins = [
  openApiContent,
  (context: LoadContext) => docs(context, docsOptions),
  codeBlocks,
  () => pageElements(elementOptions, product.samples),
  () => widgetPlayground(product.playground.buildScript),
  ...product.plugins,
  // Docusaurus's type of plugin functions excludes those whose content has a type.
] as PluginModule[];
