import type {SecurityTxtOptions} from './options';

export const securityTxtFile = '.well-known/security.txt';

/** The validity period of `security.txt`. RFC 9116, section 2.5.5, recommends less than a year. */
const validityMonths = 11;

/**
 * Renders `security.txt` (RFC 9116).
 *
 * @param canonicalUrls - The URLs of the file itself: at the root of the host, where it belongs, and in the build.
 * @param buildDate - The expiration date depends only on the month, so that builds in the same month are identical.
 */
export function renderSecurityTxt(
  {contact, languages}: SecurityTxtOptions,
  canonicalUrls: readonly string[],
  buildDate: Date,
): string {
  const expires = new Date(Date.UTC(buildDate.getUTCFullYear(), buildDate.getUTCMonth() + validityMonths));
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    ...canonicalUrls.map((url) => `Canonical: ${url}`),
    '',
  ].join('\n');
}

/**
 * Renders a `robots.txt` (RFC 9309) that allows everything. Pages that shouldn't be indexed have a `noindex` tag, which
 * crawlers have to read.
 */
export function renderRobotsTxt(sitemapUrls: readonly string[]): string {
  const sitemaps = sitemapUrls.map((url) => `Sitemap: ${url}\n`).join('');
  return `User-agent: *\nDisallow:\n${sitemaps && `\n${sitemaps}`}`;
}
