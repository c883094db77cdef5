import {readFileSync} from 'node:fs';
import path from 'node:path';
import {site} from './site';

/**
 * New URLs of moved pages and anchors by their old ones, without the base URL. Redirect an anchor only if its page
 * still exists. Keep a redirect for as long as readers or other sites may use the old URL.
 */
export const redirects: Readonly<Record<string, string>> = {
  // [`/docs/${site.slug}-api/old-name`]: `/docs/${site.slug}-api/new-name`,
  // '/docs/intro#old-id': `/docs/${site.slug}-api/overview#new-id`,
};

/** The file with the URLs of all releases, one per line. `npm run published-urls -- --release` updates it. */
export const publishedUrlsFile = path.resolve(__dirname, 'published-urls.txt');

/** Placeholder for the brand's slug in the file, so that the list is the same for every brand. */
export const slugPlaceholder = '__SLUG__';

export const publishedUrls: readonly string[] = readFileSync(publishedUrlsFile, 'utf8')
  .replaceAll(slugPlaceholder, site.slug)
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith(';'));

/**
 * Pattern of anchor IDs whose URLs must keep working: the API links to error codes in the `type` of its problem
 * documents. If the ID of another anchor changes, old links still lead to its page.
 */
export const publishedAnchorPattern = /^error-/;
