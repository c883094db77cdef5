import {site} from '../../config/site';
import {recordsFiles} from '../../plugins/search/build/records-files';
import {siteRecords} from '../../plugins/search/build/search-records';
import type {DocSearchRecord} from '../../plugins/search/records';
import {openFinishedBuild} from '../../scripts/finished-build';
import {serveSite} from '../../tests/support/serve';
import {measureBrowser, measureOwnWork} from './browser';
import {benchSearch} from './index';
import {scale} from './measure';

/** Records of a large documentation: 2,000 pages of 25 records. */
const manyRecords = 50_000;

/** Prints the figures of the search of the built site, and the index of a site of 2,000 pages. They are not in the README. */
export async function benchSite(): Promise<[]> {
  const {baseUrl} = site;
  const {records} = await siteRecords(openFinishedBuild());
  console.log(
    '\nGoals: first ≥ 98 %, typo in first three ≥ 95 %, nothing 0 %; a key ≤ 6 ms at 2,500 and ≤ 50 ms at 50,000 records',
  );
  benchSearch(records);
  printScale(records);
  const server = await serveSite('build', {baseUrl});
  const {firstHit, key, slowestKey, keyOnPhone} = await measureBrowser(server.origin, `${baseUrl}docs/intro`).finally(
    server.close,
  );
  console.log(
    `In Chromium: first hit ${firstHit.toFixed(0)} ms after opening on a phone with slow 4G (goal 1,000); script on the main thread ` +
      `for a key ${key.toFixed(1)} ms, the slowest ${slowestKey.toFixed(1)}, on a phone ${keyOnPhone.toFixed(1)}, DocSearch's drawing ` +
      `included; our own part ${(await measureOwnWork(records)).toFixed(2)} ms in this Node (goal 4)`,
  );
  return [];
}

function printScale(records: readonly DocSearchRecord[]): void {
  const many = scale(records, manyRecords);
  const start = performance.now();
  const files = recordsFiles(many);
  const seconds = (performance.now() - start) / 1000;
  const sizes = files.map(({gzipBytes}) => (gzipBytes / 1000).toFixed(0));
  console.log(
    `2,000 pages (${many.length} records): ${files.length} files of ${sizes.join(' + ')} KB gzip, packed in ${seconds.toFixed(1)} s`,
  );
}
