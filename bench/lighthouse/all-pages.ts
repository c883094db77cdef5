import {site} from '../../config/site';
import {finishedBuild} from '../../scripts/finished-build';
import {serveSite} from '../../tests/support/serve';
import {kinds, shown} from '../kinds';
import type {Row} from '../readme-table';
import {isInstalled, measurePage, medianReport, type Report} from './index';

/** How often a page of each kind is measured; the middle counts. */
const runs = 5;

/**
 * Runs Lighthouse on the pages of `build/`, sent with gzip: on one of each kind five times, on all others once.
 *
 * @returns Rows for the README; none when Lighthouse is not installed, which is said.
 */
export async function benchLighthouse(): Promise<Row[]> {
  if (!isInstalled()) {
    console.log('Lighthouse is left out. It takes 185 MB: "npm ci --prefix bench/lighthouse" installs it.');
    return [];
  }
  const server = await serveSite('build', {baseUrl: site.baseUrl, brotli: false});
  const measure = async (route: string) => {
    const {report, faults} = await measurePage(server.origin + site.baseUrl + route);
    console.log(`/${route} ${JSON.stringify(report)}${faults.map((fault) => `\n  ${fault}`).join('')}`);
    return report;
  };
  try {
    const rows: Row[] = [];
    for (const kind of shown) {
      const reports: [Report, ...Report[]] = [await measure(kinds[kind])];
      while (reports.length < runs) {
        reports.push(await measure(kinds[kind]));
      }
      const {performance, LCP, TBT, CLS} = medianReport(reports);
      rows.push({
        what: `${kind}: Lighthouse 12 mobile, performance; LCP, TBT, CLS`,
        here: `${performance}; ${LCP} ms, ${TBT} ms, ${CLS}`,
        goal: '≥ 97; ≤ 1000 ms, ≤ 60 ms, 0',
      });
    }
    const scores: Report[] = [];
    const pages = (await finishedBuild().listContentPages()).filter(({file}) => file !== 'search.html');
    for (const {route} of pages) {
      scores.push(await measure(route.slice(site.baseUrl.length)));
    }
    const least = (name: keyof Report) => Math.min(...scores.map((report) => report[name]));
    rows.push({
      what: `Lighthouse on all ${pages.length} pages, the least: accessibility / best practices / SEO`,
      here: [least('accessibility'), least('best-practices'), least('seo')].join(' / '),
      goal: '100 / 100 / 100',
    });
    return rows;
  } finally {
    await server.close();
  }
}
