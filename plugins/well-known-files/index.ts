import {joinPostBuildPass} from '@developer-docs/docusaurus-utils/node';
import type {Plugin} from '@docusaurus/types';

/** RFC 9116, section 2.5.5, recommends that `security.txt` expires within a year. */
const validityMonths = 11;

/**
 * Writes `robots.txt` and `security.txt`, which are no static files because they contain the site's URL.
 *
 * @param securityContact - `mailto:` or `https:` URL for reporting vulnerabilities.
 */
export const wellKnownFiles = (securityContact: string): Plugin => ({
  name: 'well-known-files',
  ...joinPostBuildPass(({siteConfig}) => [
    {
      name: 'well-known files',
      async afterReading(site) {
        const now = new Date();
        // The start of a month, so that builds in the same month are identical.
        const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + validityMonths));
        const root = siteConfig.url + site.withBaseUrl('/');
        await site.writeFile('robots.txt', `User-agent: *\nDisallow:\n\nSitemap: ${root}sitemap.xml\n`);
        await site.writeFile(
          '.well-known/security.txt',
          `Contact: ${securityContact}\nExpires: ${expires.toISOString()}\nPreferred-Languages: en\nCanonical: ${root}.well-known/security.txt\n`,
        );
        return undefined;
      },
    },
  ]),
});
