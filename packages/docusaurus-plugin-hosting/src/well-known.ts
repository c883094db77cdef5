import type {SecurityTxtOptions} from './options';

export const securityTxtFile = '.well-known/security.txt';

/** The validity period of `security.txt`. RFC 9116, section 2.5.5, recommends less than a year. */
const validityMonths = 11;

/**
 * Renders `security.txt` (RFC 9116).
 *
 * @param canonicalUrl - URL of the file itself.
 * @param buildDate - The expiration date depends only on the month, so that builds in the same month are identical.
 */
export function renderSecurityTxt(
  {contact, languages}: SecurityTxtOptions,
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
export function renderRobotsTxt(sitemapUrls: readonly string[]): string {
  const sitemaps = sitemapUrls.map((url) => `Sitemap: ${url}\n`).join('');
  return `User-agent: *\nDisallow:\n${sitemaps && `\n${sitemaps}`}`;
}
