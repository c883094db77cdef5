import {gzipSync} from 'node:zlib';
import {serializeRecords, type DocSearchRecord} from '@developer-docs/search-engine';
import {site} from '../../config/site';
import {printBenchmark, scaleRecords} from '../../packages/search-engine/benchmark';
import {extractSiteRecords} from '../../plugins/search';
import {openFinishedBuild} from '../../scripts/finished-build';
import {serveSite} from '../../tests/support/serve';
import {measureInBrowser} from './measure-in-browser';

/** The records of a large site: 2,000 pages with 25 records each. */
const largeSiteRecordCount = 50_000;

/**
 * Prints the relevance, speed, and index size of the search on the built site. They aren't part of the README's table.
 */
export async function benchSearch(): Promise<[]> {
  const {baseUrl} = site;
  const {records} = await extractSiteRecords(openFinishedBuild());
  console.log(
    '\nGoals: success@1 ≥ 98 %, typo success@3 ≥ 95 %, no hits 0 %; a keystroke ≤ 6 ms at 2,500 and ≤ 50 ms at 50,000 records',
  );
  printBenchmark(records);
  printLargeIndexSize(records);
  const server = await serveSite('build', {baseUrl});
  const {firstHit, keystroke, slowestKeystroke, keystrokeOnPhone} = await measureInBrowser(
    server.origin,
    `${baseUrl}docs/intro`,
  ).finally(server.close);
  console.log(
    `In Chromium: first hit ${firstHit.toFixed(0)} ms after opening the search on a phone with slow 4G (goal: ≤ 1,000 ms). Main-thread script time ` +
      `per keystroke, including DocSearch's rendering: median ${keystroke.toFixed(1)} ms, slowest ${slowestKeystroke.toFixed(1)} ms, ` +
      `on a phone ${keystrokeOnPhone.toFixed(1)} ms`,
  );
  return [];
}

function printLargeIndexSize(records: readonly DocSearchRecord[]): void {
  const {headings, texts} = serializeRecords(scaleRecords(records, largeSiteRecordCount));
  const [headingsSize, textsSize] = [headings, texts].map((text) => (gzipSync(text).length / 1000).toFixed(0));
  console.log(
    `2,000 pages (${largeSiteRecordCount} records): headings ${headingsSize} KB, texts ${textsSize} KB (gzip)`,
  );
}
