import path from 'node:path';
import developerDocs, {type Options} from '@developer-docs/docusaurus-preset-developer-docs';
import type {LoadContext, Preset} from '@docusaurus/types';
import {codeBlocks} from '../../plugins/content';
import {headerRules} from '../hosting';
import {createLlmsTxt} from '../llms-txt';
import {popularPages, schemaPages} from '../pages';
import {productValues} from '../product';
import {redirects} from '../redirects';
import {site} from '../site';
import {documentOptions, sdkDeclarations} from './contract';
import {docsOptions, pageElements} from './docs';
import {getDocsPath} from './page-urls';
import {productPlugins, tryIt} from './product-plugins';

const search = {
  indexName: site.search.indexName,
  indexPages: false,
  synonyms: 'config/search/synonyms.yaml',
  phrases: 'config/search/phrases.yaml',
  popularPages,
  kindFilter: true,
  // Target of the "Let us know." link when a search has no results.
  reportUrl: site.issueUrl ?? site.productUrl,
} satisfies Options['search'];

const documentIds = Object.keys(productValues.apiDocuments);

const markdown = {
  llmsTxt: createLlmsTxt(
    documentIds,
    sdkDeclarations.files.map((file) => path.basename(file)),
  ),
  pageMenu: {
    // The breadcrumbs of this site contain the menu.
    docs: false,
    assistants: [],
    links: documentIds.map((id) => ({
      label: `Download OpenAPI document: ${id}`,
      href: `/openapi/${id}.yaml`,
      download: `${id}.yaml`,
    })),
  },
} satisfies Options['markdown'];

/** Converts `docs/api/overview.mdx#errors` to a URL path without the base URL. */
function toPageUrl(link: string) {
  const [file = '', anchor] = link.split('#');
  return `${getDocsPath(file)}${anchor === undefined ? '' : `#${anchor}`}`;
}

const openApi = {
  ...documentOptions,
  depth: {operations: 4, documents: 0},
  maxExamples: 3,
  schemaPages: Object.fromEntries(Object.entries(schemaPages).map(([name, link]) => [name, toPageUrl(link)])),
  content: './config/plugins/operation-content.ts',
  changes: {folder: `${productValues.openApiFolder}/releases`, badges: {releases: 1}},
  tryIt,
} satisfies Options['openApi'];

const hosting = {
  contentSecurityPolicy: {strict: true},
  headerRules,
  redirects,
  compression: true,
} satisfies Options['hosting'];

const options = {
  // Replaced with a plugin that also adds the page at the docs root.
  docs: false,
  blog: false,
  ...(site.tagManagerId !== undefined && {googleTagManager: {containerId: site.tagManagerId}}),
  theme: {customCss: ['./src/css/tokens.css', './src/css/code.css', './src/css/site.css']},
  sitemap: {
    changefreq: 'weekly',
    priority: 0.5,
    ignorePatterns: [`${site.baseUrl}tags/**`, `${site.baseUrl}search`],
  },
  openApi,
  search,
  markdown,
  hosting,
} satisfies Options;

/**
 * The classic preset, the packages, and the plugins that share modules with the options. Docusaurus adds the options of
 * a preset that the configuration lists by name to the scripts of every page, where these would take 4.8 KB (gzipped).
 */
export default function preset(context: LoadContext): Preset {
  const {plugins = [], themes = []} = developerDocs(context, options);
  return {
    plugins: [
      [require.resolve('../../plugins/content/docs-root'), docsOptions],
      codeBlocks,
      ...productPlugins,
      ...plugins,
    ],
    // Its styles override those of the themes.
    themes: [...themes, pageElements],
  };
}
