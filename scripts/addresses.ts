import {writeFileSync} from 'node:fs';
import {publishedAddresses, publishedAnchors, publishedFile} from '../config/redirects';
import {site} from '../config/site';
import {addressesOf} from '../plugins/output/redirects';
import {afterRelease} from '../plugins/output/redirects/published';
import {openFinishedBuild} from './finished-build';

/*
 * The addresses that readers may have:
 *
 * npm run addresses                  what the build in build/ has more than the list of earlier releases
 * npm run addresses -- --release     adds it to the list; from then on a build fails that lost one of them
 */

const introduction = `; Addresses of earlier releases: a build fails that lost one of them, until config/redirects.ts says where it has moved.
; "npm run addresses -- --release" adds those of a release. Remove a line to give up its address.
`;

/** The brand is not part of an address: another brand has the same list. */
function neutral(address: string): string {
  return address.replace(new RegExp(`(?<![a-z0-9])${site.slug}(?![a-z0-9])`, 'g'), '__SLUG__');
}

async function run(isRelease: boolean): Promise<void> {
  const all = afterRelease(publishedAddresses, await addressesOf(openFinishedBuild()), (id) =>
    publishedAnchors.test(id),
  );
  const added = all.filter((address) => !publishedAddresses.includes(address));
  if (isRelease) {
    writeFileSync(publishedFile, `${introduction}${all.map(neutral).sort().join('\n')}\n`);
  }
  const what = isRelease ? 'added' : 'not published yet (--release adds them)';
  console.log(
    [`${all.length} addresses, ${added.length} ${what}`, ...added.map((address) => `+ ${address}`)].join('\n'),
  );
}

void run(process.argv.includes('--release'));
