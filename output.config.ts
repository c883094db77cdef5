import path from 'node:path';
import {createLlmsTxt} from './config/agents';
import {getAllowedHosts} from './config/allowed-hosts';
import {icons, socialCards} from './config/appearance';
import {hosting} from './config/hosting';
import {allowedLicenses, packageLicenses} from './config/licenses';
import {outsidePages} from './config/outside-pages';
import {publishedUrls, redirects} from './config/redirects';
import {site} from './config/site';
import {contract} from './contract.config';
import type {OutputOptions} from './plugins/output';
import {fontPreload, tagManagerHost} from './plugins/runtime';
import {insightsHost, openSearchDescription, searchHosts, searchIndex} from './plugins/search';

/** Options of the post-build pipeline. */
export const outputOptions: OutputOptions = {
  steps: [
    searchIndex(),
    openSearchDescription({name: site.brand, title: site.title, url: site.url + site.baseUrl}),
    fontPreload(),
  ],
  llmsTxt: createLlmsTxt({
    openApiDocumentIds: contract.documentIds,
    declarationFiles: contract.sdkFiles.map((file) => path.basename(file)).filter((name) => name !== 'index.d.ts'),
  }),
  sectionsOutsideSidebar: outsidePages,
  openApiDocumentIds: contract.documentIds,
  licenses: {file: 'config/licenses.ts', allowedLicenses, packageLicenses},
  icons,
  headTags: {siteTitle: site.title, socialCards},
  security: {contact: site.securityContact, languages: ['en']},
  redirects: {baseUrl: site.baseUrl, redirects, publishedUrls},
  allowedHosts: getAllowedHosts(site, {tagManager: tagManagerHost, search: searchHosts, searchInsights: insightsHost}),
  hosting,
};
