import path from 'node:path';
import type {Options as FastPagesOptions} from '@developer-docs/docusaurus-plugin-fast-pages';
import type {Options as HostingOptions} from '@developer-docs/docusaurus-plugin-hosting';
import type {Options as MarkdownOptions} from '@developer-docs/docusaurus-plugin-markdown';
import type {Options as OpenApiOptions} from '@developer-docs/docusaurus-theme-openapi';
import type {Options as SearchOptions} from '@developer-docs/docusaurus-theme-search';
import type {PluginModule, Preset} from '@docusaurus/types';
import {createLlmsTxt} from '../agents';
import {docsRules} from '../docs';
import {headerRules, policyDirectives} from '../hosting';
import {allowedLicenses, licenses, licenseTexts} from '../licenses';
import {outsidePages, popularPages} from '../pages';
import {publishedUrls, redirects} from '../redirects';
import {documentOptions, sdkDeclarations} from './contract';
import {apiDocuments, errorCodes, limits, openApiFolder} from '../reference';
import {site} from '../site';
import {appearance, socialCardFonts} from '../theme';
import {licenses as licensesPlugin, type LicenseOptions} from '../../plugins/licenses';
import {readDesignTokens} from '../../plugins/shared';
import {getPagePath} from './page-urls';
import {product} from './product';

const outsideEntries = Object.entries(outsidePages);

const search = {
  indexName: site.search.indexName,
  indexPages: false,
  defaultSection: 'Get started',
  sections: Object.fromEntries(outsideEntries.map(([id, {section}]) => [id, section])),
  ranks: Object.fromEntries(outsideEntries.map(([id, {searchRank = 0}]) => [id, searchRank])),
  synonyms: 'config/search/synonyms.yaml',
  phrases: 'config/search/phrases.yaml',
  popularPages,
  kindFilter: true,
  shortName: site.brand.slice(0, 16),
  // Target of the "Let us know." link when a search has no results.
  reportUrl: site.issueUrl ?? site.productUrl,
} satisfies SearchOptions;

const documentIds = Object.keys(apiDocuments);

const markdown = {
  llmsTxt: {
    ...createLlmsTxt({
      openApiDocumentIds: documentIds,
      declarationFiles: sdkDeclarations.files
        .map((file) => path.basename(file))
        .filter((name) => name !== 'index.d.ts'),
    }),
    docsOutsideSidebar: Object.fromEntries(
      outsideEntries.map(([, {section}]) => [
        section,
        outsideEntries.filter(([, page]) => page.section === section).map(([id]) => id),
      ]),
    ),
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
  fidelityCheck: true,
  requireUniqueIds: docsRules.strict,
} satisfies MarkdownOptions;

const toReference = (reference: string) => {
  const [file = '', schema = ''] = reference.split('#');
  return `${openApiFolder}/components/${file}.yaml#/${schema}`;
};

const openApi = {
  ...documentOptions,
  ...(errorCodes !== undefined && {
    errorCodes: {
      schema: toReference(errorCodes),
      url: `/${site.docsFolder}${getPagePath('docs/api/overview.mdx')}#error-{slug}`,
    },
  }),
  ...(limits !== undefined && {limits: toReference(limits)}),
  tryIt: product.tryIt,
} satisfies OpenApiOptions;

const fastPages = {
  // The average heights of the sections of reference pages. On the longest page, skipping them reduces the blocking time by 60%.
  contentVisibility: {
    '.ref-part > .ref-fields > li': '10rem',
    '.entry--section': '24rem',
    '.ref-section': '80rem',
    '.ref-split': '120rem',
  },
} satisfies FastPagesOptions;
const readColor = readDesignTokens(path.resolve(__dirname, '../..', appearance.tokens));

const hosting = {
  contentSecurityPolicy: {
    strict: true,
    services: site.tagManagerId === undefined ? [] : ['google-tag-manager'],
    directives: policyDirectives,
  },
  headerRules,
  redirects,
  publishedUrls,
  compression: true,
  icons: {file: appearance.icon, backgroundColor: readColor('--ds-text')},
  socialCards: {
    colors: {
      background: readColor('--ds-background'),
      title: readColor('--ds-text'),
      muted: readColor('--ds-text-muted'),
      accent: readColor('--ds-accent'),
    },
    fonts: socialCardFonts,
    logo: appearance.logo,
    name: site.brand,
  },
  securityTxt: {contact: site.securityContact},
} satisfies HostingOptions;

const licenseOptions = {file: 'config/licenses.ts', allowedLicenses, licenses, licenseTexts} satisfies LicenseOptions;

/**
 * The packages that the site installs, with their options. Docusaurus serializes the options of a site's own themes and
 * plugins into the scripts of every page, but not those of a preset's.
 */
export default function preset(): Preset {
  return {
    plugins: [
      ['@developer-docs/docusaurus-plugin-hosting', hosting],
      [licensesPlugin as PluginModule, licenseOptions],
    ],
    themes: [
      ['@developer-docs/docusaurus-theme-openapi', openApi],
      ['@developer-docs/docusaurus-theme-search', search],
      ['@developer-docs/docusaurus-plugin-markdown', markdown],
      ['@developer-docs/docusaurus-plugin-fast-pages', fastPages],
    ],
  };
}
