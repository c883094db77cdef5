import path from 'node:path';
import {getAllowedHosts, hosting} from '../hosting';
import {appearance, socialCardFonts} from '../theme';
import {brand, site} from '../site';
import {allowedLicenses, licenses, licenseTexts} from '../licenses';
import {publishedUrlsFile, redirects} from '../redirects';
import {readPublishedUrls, type OutputOptions} from '../../plugins/output';
import {fontPreload, tagManagerHost} from '../../plugins/runtime';
import {readDesignTokens} from '../../plugins/shared';

const resolve = (file: string) => path.resolve(__dirname, '../..', file);
const readColor = readDesignTokens(resolve(appearance.tokens));

/** Options of the post-build pipeline. */
export const outputOptions: OutputOptions = {
  steps: [fontPreload()],
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
  allowedHosts: getAllowedHosts(site, {
    tagManager: tagManagerHost,
    search: ['https://*.algolia.net', 'https://*.algolianet.com'],
    searchInsights: 'https://insights.algolia.io',
  }),
  hosting,
};
