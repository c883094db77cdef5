import {writeFileSync} from 'node:fs';
import {brand} from '../config/site';
import {publishedAnchorPattern, publishedUrlsFile} from '../config/redirects';
import {addReleasedUrls, readPageIds, readPublishedUrls} from '../plugins/output';
import {openFinishedBuild} from './finished-build';

/*
 * Manages the list of published URLs, which builds have to keep working.
 *
 * npm run published-urls                 lists the URLs of the last build that aren't published yet
 * npm run published-urls -- --release    adds them to config/published-urls.txt
 */

const fileHeader = `; URLs of all releases. A build fails if one of them no longer exists and has no redirect in config/redirects.ts.
; After the build of a release, "npm run published-urls -- --release" adds its URLs. To stop supporting a URL, delete its line.
`;

/** Replaces the brand's slug with a placeholder, because all brands share the list. */
function replaceSlug(url: string): string {
  return url.replace(new RegExp(`(?<![a-z0-9])${brand.slug}(?![a-z0-9])`, 'g'), '__SLUG__');
}

async function main(isRelease: boolean): Promise<void> {
  const publishedUrls = readPublishedUrls(publishedUrlsFile, brand);
  const urls = addReleasedUrls(publishedUrls, await readPageIds(openFinishedBuild()), (id) =>
    publishedAnchorPattern.test(id),
  );
  const newUrls = urls.filter((url) => !publishedUrls.includes(url));
  if (isRelease) {
    writeFileSync(publishedUrlsFile, `${fileHeader}${urls.map(replaceSlug).sort().join('\n')}\n`);
  }
  const status = isRelease ? 'added' : 'not published yet (--release adds them)';
  console.log([`${urls.length} URLs, ${newUrls.length} ${status}`, ...newUrls.map((url) => `+ ${url}`)].join('\n'));
}

void main(process.argv.includes('--release'));
