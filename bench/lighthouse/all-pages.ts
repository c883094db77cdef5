import {site} from '../../config/site';
import {openFinishedBuild} from '../../tools/finished-build';
import {serveSite} from '../../tests/support/serve';
import {pageRoutes, reportedPages} from '../page-routes';
import type {Row} from '../readme-table';
import {measurePage, getMedianReport, type Report} from './index';

/** The number of runs for each reported page. The median is reported. */
const runs = 5;

/**
 * Runs Lighthouse on all pages in `build/`, and several times on one page of each kind. The server uses gzip and, like
 * most hosts, HTTP/2. With HTTP/1.1, LCP depends on which connections the browser reuses.
 */
export async function benchLighthouse(): Promise<Row[]> {
  const build = openFinishedBuild();
  const server = await serveSite(build.outDir, {baseUrl: site.baseUrl, brotli: false, http2: true});
  const measure = async (route: string) => {
    const {report, failedAudits} = await measurePage(server.origin + site.baseUrl + route);
    console.log(`/${route} ${JSON.stringify(report)}${failedAudits.map((audit) => `\n  ${audit}`).join('')}`);
    return report;
  };
  try {
    const rows: Row[] = [];
    for (const page of reportedPages) {
      const reports: Report[] = [];
      while (reports.length < runs) {
        reports.push(await measure(pageRoutes[page]));
      }
      const {performance, LCP, TBT, CLS} = getMedianReport(reports);
      rows.push({
        metric: `${page}: Lighthouse 12 mobile, performance; LCP, TBT, CLS`,
        value: `${performance}; ${LCP} ms, ${TBT} ms, ${CLS}`,
        target: '≥ 97; ≤ 1000 ms, ≤ 60 ms, 0',
      });
    }
    const scores: Report[] = [];
    const pages = (await build.listContentPages()).filter(({file}) => file !== 'search.html');
    for (const {route} of pages) {
      scores.push(await measure(route.slice(site.baseUrl.length)));
    }
    const findLowest = (name: keyof Report) => Math.min(...scores.map((report) => report[name]));
    rows.push({
      metric: `Lighthouse, lowest score of ${pages.length} pages: accessibility / best practices / SEO`,
      value: [findLowest('accessibility'), findLowest('best-practices'), findLowest('seo')].join(' / '),
      target: '100 / 100 / 100',
    });
    return rows;
  } finally {
    await server.close();
  }
}
