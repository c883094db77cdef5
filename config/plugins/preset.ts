import path from 'node:path';
import developerDocs, {type Options} from '@developer-docs/docusaurus-preset-developer-docs';
import type {LoadContext, PluginModule, Preset} from '@docusaurus/types';
import {createLlmsTxt} from '../llms-txt';
import {headerRules} from '../hosting';
import {allowedLicenses, licenses, licenseTexts} from '../licenses';
import {popularPages, schemaPages, searchRanks} from '../pages';
import {redirects} from '../redirects';
import {documentOptions, sdkDeclarations} from './contract';
import {productValues} from '../product';
import {readDesignToken} from '../design-tokens';
import {site} from '../site';
import {socialCardFonts} from '../theme';
import {licenses as licensesPlugin, type LicenseOptions} from '../../plugins/licenses';
import {getDocsPath} from './page-urls';
import {product} from './product-plugins';

const search = {
  indexName: site.search.indexName,
  indexPages: false,
  defaultSection: 'Get started',
  ranks: searchRanks,
  synonyms: 'config/search/synonyms.yaml',
  phrases: 'config/search/phrases.yaml',
  popularPages,
  kindFilter: true,
  shortName: site.brand.slice(0, 16),
  // Target of the "Let us know." link when a search has no results.
  reportUrl: site.issueUrl ?? site.productUrl,
} satisfies Options['search'];

const documentIds = Object.keys(productValues.apiDocuments);

const markdown = {
  llmsTxt: {
    ...createLlmsTxt({
      openApiDocumentIds: documentIds,
      declarationFiles: sdkDeclarations.files
        .map((file) => path.basename(file))
        .filter((name) => name !== 'index.d.ts'),
    }),
    labels: {docs: 'Get started'},
  },
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
const toPageUrl = (link: string) => {
  const [file = '', anchor] = link.split('#');
  return `${getDocsPath(file)}${anchor === undefined ? '' : `#${anchor}`}`;
};

const openApi = {
  ...documentOptions,
  depth: {operations: 4, documents: 0},
  maxExamples: 3,
  schemaPages: Object.fromEntries(Object.entries(schemaPages).map(([name, link]) => [name, toPageUrl(link)])),
  content: './config/plugins/operation-content.ts',
  changes: {folder: `${productValues.openApiFolder}/releases`, badges: {releases: 1}},
  tryIt: product.tryIt,
} satisfies Options['openApi'];

const fastPages = {
  // No list in the sidebar has that many items, so pages don't load the code for it.
  maxSidebarItems: false,
} satisfies Options['fastPages'];

const hosting = {
  contentSecurityPolicy: {
    strict: true,
    services: site.tagManagerId === undefined ? [] : ['google-tag-manager'],
  },
  headerRules,
  redirects,
  compression: true,
  socialCards: {
    colors: {
      background: readDesignToken('--ds-background'),
      title: readDesignToken('--ds-text'),
      muted: readDesignToken('--ds-text-muted'),
      accent: readDesignToken('--ds-accent'),
    },
    fonts: socialCardFonts,
    logo: 'static/img/logo.svg',
    name: site.brand,
  },
} satisfies Options['hosting'];

const licenseOptions = {file: 'config/licenses.ts', allowedLicenses, licenses, licenseTexts} satisfies LicenseOptions;

/** The classic preset and the packages, with the options of this site. */
const options = {
  // This site's docs plugin also adds the page at the docs root: see docs.ts.
  docs: false,
  blog: false,
  theme: {customCss: ['./src/css/tokens.css', './src/css/code.css', './src/css/site.css']},
  sitemap: {
    changefreq: 'weekly',
    priority: 0.5,
    ignorePatterns: [`${site.baseUrl}tags/**`, `${site.baseUrl}search`],
  },
  openApi,
  search,
  markdown,
  fastPages,
  hosting,
} satisfies Options;

/**
 * Docusaurus serializes the options of the presets in its configuration into the scripts of every page, but not those that
 * a preset passes on.
 */
export default function preset(context: LoadContext): Preset {
  const {plugins = [], themes = []} = developerDocs(context, options);
  return {themes, plugins: [...plugins, [licensesPlugin as PluginModule, licenseOptions]]};
}
