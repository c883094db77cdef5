import path from 'node:path';
import developerDocs, {type Options} from '@developer-docs/docusaurus-preset-developer-docs';
import type {LoadContext, Preset} from '@docusaurus/types';
import {brandTokens} from './brand-tokens';
import {sdkDeclarations} from './contract';
import {createLlmsTxt} from './llms-txt';
import {getDocsPath} from './page-urls';
import {popularPages, schemaPages} from './pages';
import {productValues} from './product';
import {tryIt} from './product-plugins';
import {redirects} from './redirects';
import {site} from './site';

const documentIds = Object.keys(productValues.apiDocuments);

/** Allows tools in the browser, such as API clients, to load files from the site. */
const crossOriginHeaders = {'Access-Control-Allow-Origin': '*'};

const options = {
  // docusaurus.config.ts lists a plugin that also adds the page at the docs root.
  docs: false,
  blog: false,
  theme: {customCss: ['./src/css/tokens.css', './src/css/code.css', './src/css/site.css']},
  sitemap: {
    changefreq: 'weekly',
    priority: 0.5,
    ignorePatterns: [`${site.baseUrl}tags/**`, `${site.baseUrl}search`],
  },
  ...(site.tagManagerId !== undefined && {googleTagManager: {containerId: site.tagManagerId}}),
  openApi: {
    documents: productValues.apiDocuments,
    replacements: brandTokens,
    depth: {operations: 4, documents: 0},
    maxExamples: 3,
    schemaPages: Object.fromEntries(Object.entries(schemaPages).map(([name, page]) => [name, getDocsPath(page)])),
    content: './config/operation-content.ts',
    changes: {folder: `${productValues.openApiFolder}/releases`, badges: {releases: 1}},
    tryIt,
  },
  search: {
    indexName: site.search.indexName,
    indexPages: false,
    synonyms: 'config/search/synonyms.yaml',
    phrases: 'config/search/phrases.yaml',
    popularPages,
    kindFilter: true,
    // Target of the "Let us know." link when a search has no results.
    reportUrl: site.issueUrl ?? site.productUrl,
  },
  markdown: {
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
  },
  hosting: {
    contentSecurityPolicy: {strict: true},
    headerRules: [
      {files: 'openapi/', headers: crossOriginHeaders},
      // Many hosts map .ts to video/mp2t.
      {files: '.d.ts', headers: {...crossOriginHeaders, 'Content-Type': 'text/plain; charset=utf-8'}},
    ],
    redirects,
    compression: true,
  },
} satisfies Options;

/** The preset with this site's options. If docusaurus.config.ts listed them, pages would load 4.8 KB more (gzipped). */
export default function preset(context: LoadContext): Preset {
  return developerDocs(context, options);
}
