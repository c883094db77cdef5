import type {PostBuildStep} from '../../shared';

/** Content of `security.txt`. */
export interface SecurityContact {
  /** `mailto:` or `https:` URL for reporting vulnerabilities. */
  readonly contact: string;
  /** Language tags of the languages in which reports are welcome. */
  readonly languages: readonly string[];
}

/** Validity of `security.txt`. RFC 9116, section 2.5.5, recommends less than a year. */
const validityMonths = 11;

/**
 * Renders `security.txt` (RFC 9116).
 *
 * @param canonicalUrl - URL of the file itself.
 * @param buildDate - The expiry date is derived from its month only, so that builds on the same day are identical.
 */
export function renderSecurityTxt(
  {contact, languages}: SecurityContact,
  canonicalUrl: string,
  buildDate: Date,
): string {
  const expires = new Date(Date.UTC(buildDate.getUTCFullYear(), buildDate.getUTCMonth() + validityMonths));
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${canonicalUrl}`,
    '',
  ].join('\n');
}

/** Renders a `robots.txt` (RFC 9309) that allows everything; pages that shouldn't be indexed have a `noindex` tag. */
export function renderRobotsTxt(sitemapUrl: string): string {
  return ['User-agent: *', 'Disallow:', '', `Sitemap: ${sitemapUrl}`, ''].join('\n');
}

/** Writes `robots.txt` and `.well-known/security.txt`. */
export function wellKnownFiles(security: SecurityContact): PostBuildStep {
  return {
    name: 'well-known files',
    async run(site) {
      const siteRoot = site.url + site.baseUrl;
      await site.writeFile('robots.txt', renderRobotsTxt(`${siteRoot}sitemap.xml`));
      const file = '.well-known/security.txt';
      await site.writeFile(file, renderSecurityTxt(security, siteRoot + file, new Date()));
      return `robots.txt, ${file}`;
    },
  };
}
