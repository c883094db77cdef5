import type {PostBuildStep} from '../../shared';

/** What `security.txt` says. */
export interface SecurityText {
  /** Where to report a weakness: a `mailto:` or `https:` address. */
  readonly contact: string;
  /** Languages of the people there, as language tags. */
  readonly languages: readonly string[];
}

/** Months for which a `security.txt` counts: less than the year that RFC 9116, section 2.5.5, recommends as the most. */
const months = 11;

/**
 * `security.txt` of RFC 9116.
 *
 * @param canonical - Its own address.
 * @param now - The day of the build. The file changes with the month, not with the moment: two builds are equal.
 */
export function securityText({contact, languages}: SecurityText, canonical: string, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months));
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${canonical}`,
    '',
  ].join('\n');
}

/**
 * `robots.txt` of RFC 9309: everything may be read; a page that is not to be found says so itself.
 *
 * @param sitemap - Address of the sitemap.
 */
export function robotsText(sitemap: string): string {
  return ['User-agent: *', 'Disallow:', '', `Sitemap: ${sitemap}`, ''].join('\n');
}

/** Writes what robots and people who found a weakness look for at addresses that are agreed upon. */
export function wellKnown(security: SecurityText): PostBuildStep {
  return {
    name: 'well-known files',
    async run(site) {
      const root = site.url + site.baseUrl;
      await site.writeFile('robots.txt', robotsText(`${root}sitemap.xml`));
      const file = '.well-known/security.txt';
      await site.writeFile(file, securityText(security, root + file, new Date()));
      return `robots.txt, ${file}`;
    },
  };
}
