import path from 'node:path';
import {createLlmsTxt} from './config/agents';
import {getAllowedHosts} from './config/allowed-hosts';
import {appearance, socialCardFonts} from './config/appearance';
import {brand} from './config/brand';
import {docsRules} from './config/docs';
import {hosting} from './config/hosting';
import {allowedLicenses, licenses, licenseTexts} from './config/licenses';
import {outsidePages} from './config/outside-pages';
import {publishedUrlsFile, redirects} from './config/redirects';
import {site} from './config/site';
import {contract} from './contract.config';
import {readPublishedUrls, type OutputOptions} from './plugins/output';
import {fontPreload, tagManagerHost} from './plugins/runtime';
import {insightsHost, openSearchDescription, searchHosts, searchIndex} from './plugins/search';
import {readDesignTokens} from './plugins/shared';

const resolve = (file: string) => path.join(__dirname, file);
const readColor = readDesignTokens(resolve(appearance.tokens));

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
  pagesOutsideSidebar: outsidePages,
  requireUniqueIds: docsRules.strict,
  openApiDocumentIds: contract.documentIds,
  licenses: {file: 'config/licenses.ts', allowedLicenses, licenses, licenseTexts},
  icons: {file: resolve(appearance.icon), backgroundColor: readColor('--ds-text')},
  headTags: {
    siteTitle: site.title,
    socialCards: {
      colors: {
        background: readColor('--ds-background'),
        title: readColor('--ds-text'),
        muted: readColor('--ds-text-muted'),
        accent: readColor('--ds-accent'),
      },
      fonts: socialCardFonts.map((font) => ({...font, file: resolve(font.file)})),
      logo: resolve(appearance.logo),
      brand: site.brand,
    },
  },
  security: {contact: site.securityContact, languages: ['en']},
  redirects: {
    file: 'config/redirects.ts',
    baseUrl: site.baseUrl,
    redirects,
    publishedUrls: readPublishedUrls(resolve(publishedUrlsFile), brand),
  },
  allowedHosts: getAllowedHosts(site, {tagManager: tagManagerHost, search: searchHosts, searchInsights: insightsHost}),
  hosting,
};
