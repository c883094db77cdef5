import {existsSync} from 'node:fs';
import path from 'node:path';
import {remarkOpenApi} from '@developer-docs/docusaurus-theme-openapi';
import type {Options} from '@docusaurus/plugin-content-docs';
import {rehypeCodeBlocks, rehypeTables} from '../../plugins/content';
import {createElementPlugins, remarkEntryIds} from '../../product/elements/elements';
import {replaceBrandTokens} from '../brand-tokens';
import {site} from '../site';
import {contract, designRenderer, root, sdkDeclarations} from './contract';
import {getPageUrl} from './page-urls';

const elements = createElementPlugins({
  contract,
  declarations: sdkDeclarations,
  renderer: designRenderer,
  root,
  getPageUrl,
});

/** The plugin for the elements of pages, such as `<SdkOptions>`. */
export const pageElements = elements.plugin;

/** The options of the docs plugin. */
export const docsOptions = {
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
  beforeDefaultRemarkPlugins: [remarkOpenApi, elements.remarkPlugin],
  remarkPlugins: [remarkEntryIds],
  rehypePlugins: [[rehypeCodeBlocks, {siteDir: root, transform: replaceBrandTokens}], rehypeTables],
} satisfies Options;
