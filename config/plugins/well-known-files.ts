import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {site} from '../site';

/** RFC 9116, section 2.5.5, recommends that `security.txt` expires within a year. */
const validityMonths = 11;

/** Writes `robots.txt` and `security.txt`, which are no static files because they contain the site's URL. */
export const wellKnownFiles = (): Plugin => ({
  name: 'well-known-files',
  postBuild({outDir}) {
    const now = new Date();
    // The start of a month, so that builds in the same month are identical.
    const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + validityMonths));
    const root = site.url + site.baseUrl;
    const files = {
      'robots.txt': `User-agent: *\nDisallow:\n\nSitemap: ${root}sitemap.xml\n`,
      '.well-known/security.txt': `Contact: ${site.securityContact}\nExpires: ${expires.toISOString()}\nPreferred-Languages: en\nCanonical: ${root}.well-known/security.txt\n`,
    };
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(outDir, name);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, content);
    }
    return Promise.resolve();
  },
});
