import {gzipSync} from 'node:zlib';
import {serializeRecords} from '@developer-docs/search-engine';
import {site} from '../../config/site';
import {printBenchmark, scaleRecords} from '@developer-docs/search-engine/benchmark';
import {extractSiteRecords} from '../../plugins/search';
import {openFinishedBuild} from '../../tools/finished-build';
import {serveSite} from '../../tests/support/serve';
import {measureInBrowser, measureLargeIndex} from './measure-in-browser';

/** The records of a large site: 2,000 pages with 25 records each. */
const largeSiteRecordCount = 50_000;

/**
 * Prints the relevance, speed, and index size of the built site's search. These numbers aren't in the README's table.
 */
export async function benchSearch(): Promise<[]> {
  const {baseUrl} = site;
  const {records} = await extractSiteRecords(openFinishedBuild());
  console.log(
    '\nGoals: success@1 ≥ 98%, typo success@3 ≥ 95%, no hits 0%; keystroke ≤ 6 ms at 2,500 records and ≤ 16 ms (p95) at 50,000',
  );
  printBenchmark(records);
  const largeIndex = serializeRecords(scaleRecords(records, largeSiteRecordCount));
  const server = await serveSite('build', {baseUrl});
  const route = `${baseUrl}docs/intro`;
  const {keystroke, slowestKeystroke, keystrokeOnPhone} = await measureInBrowser(server.origin, route);
  const largeTimings = await measureLargeIndex(server.origin, route, largeIndex).finally(server.close);
  console.log(
    `In Chromium: main-thread script time per keystroke, including DocSearch's rendering: median ${keystroke.toFixed(1)} ms, slowest ${slowestKeystroke.toFixed(1)} ms, ` +
      `on a phone ${keystrokeOnPhone.toFixed(1)} ms`,
  );
  const [headingsSize, recordsSize] = [largeIndex.headings, largeIndex.records].map((text) =>
    (gzipSync(text).length / 1000).toFixed(0),
  );
  console.log(
    `2,000 pages (${largeSiteRecordCount} records): headings ${headingsSize} KB, all records ${recordsSize} KB (gzipped); first hit ` +
      `${largeTimings.firstHit.toFixed(0)} ms after the first keystroke, once the headings have loaded (goal: ≤ 300 ms), ` +
      `${largeTimings.firstHitOnPhone.toFixed(0)} ms with a phone's CPU`,
  );
  return [];
}
