import type {PostBuildStep} from '@developer-docs/internal/node';

/** The contact information in `security.txt`. */
export interface SecurityContact {
  /** `mailto:` or `https:` URL for reporting vulnerabilities. */
  readonly contact: string;
  /** Language tags of the preferred languages for reports. */
  readonly languages: readonly string[];
}

/** The validity period of `security.txt`. RFC 9116, section 2.5.5, recommends less than a year. */
const validityMonths = 11;

/**
 * Renders `security.txt` (RFC 9116).
 *
 * @param canonicalUrl - URL of the file itself.
 * @param buildDate - The expiration date depends only on the month, so that builds in the same month are identical.
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
