import {site} from '../config/site';
import {serveSite} from '../tests/support/serve';
import {buildCommit, buildWorkingTree} from '../tools/build-commit';
import {getBudget} from './budgets';
import {measurePage, getMedianReport, type Report} from './lighthouse';
import {pageRoutes, type ReportedPage} from './page-routes';
import {measurePageWeights, type PageWeight} from './page-weight';

/** The acceptable regressions: performance score points, and the LCP ratio. */
const limits = {performanceLoss: 2, lcpRatio: 1.1};

/** A page's measurements in one build. */
export interface Measurement {
  readonly report: Report;
  readonly weight: PageWeight;
}

/** A metric's values in both builds. */
export interface Comparison {
  readonly page: string;
  readonly metric: string;
  readonly before: number;
  readonly after: number;
  /** A description of the limit; absent for metrics without a limit. */
  readonly limit?: string;
  readonly isWithinLimit?: boolean;
}

/** Compares a page's measurements and checks metrics that have a limit. */
export function comparePage(page: string, before: Measurement, after: Measurement): Comparison[] {
  const budget = getBudget('prose');
  const {performanceLoss, lcpRatio} = limits;
  const compare = (metric: string, read: (measurement: Measurement) => number) => ({
    page,
    metric,
    before: read(before),
    after: read(after),
  });
  return [
    {
      ...compare('Performance', ({report}) => report.performance),
      limit: `at most ${performanceLoss} lower`,
      isWithinLimit: after.report.performance >= before.report.performance - performanceLoss,
    },
    {
      ...compare('LCP (ms)', ({report}) => report.LCP),
      limit: `at most ${Math.round((lcpRatio - 1) * 100)}% higher`,
      isWithinLimit: after.report.LCP <= before.report.LCP * lcpRatio,
    },
    compare('TBT (ms)', ({report}) => report.TBT),
    compare('CLS', ({report}) => report.CLS),
    {
      ...compare('Scripts (gzipped KB)', ({weight}) => weight.scripts),
      limit: `≤ ${budget.scripts}`,
      isWithinLimit: after.weight.scripts <= budget.scripts,
    },
    {
      ...compare('CSS (gzipped KB)', ({weight}) => weight.css),
      limit: `≤ ${budget.css}`,
      isWithinLimit: after.weight.css <= budget.css,
    },
    compare('HTML (gzipped KB)', ({weight}) => weight.html),
  ];
}

/**
 * Compares the working tree with a commit: builds both, measures each page alternately in both builds, so that changes
 * in the machine's load affect both equally, and prints a table.
 *
 * @param commit - Any revision that Git resolves to a commit.
 * @param runs - The number of Lighthouse runs per page and build, of which the median is reported.
 * @returns Whether all metrics are within their limits.
 * @throws Error if a build fails.
 */
export async function compareWithCommit(
  commit: string,
  pages: readonly ReportedPage[],
  runs: number,
): Promise<boolean> {
  const comparisons = await measureAlternately([buildCommit(commit), buildWorkingTree()], pages, runs);
  console.table(comparisons.map(formatComparison));
  return comparisons.every(({isWithinLimit}) => isWithinLimit !== false);
}

async function measureAlternately(
  folders: readonly [string, string],
  pages: readonly ReportedPage[],
  runs: number,
): Promise<Comparison[]> {
  const [before, after] = await Promise.all(
    folders.map((folder) => serveSite(folder, {baseUrl: site.baseUrl, brotli: false, http2: true})),
  );
  if (before === undefined || after === undefined) throw new Error("The server for one of the builds didn't start.");
  try {
    const comparisons: Comparison[] = [];
    for (const page of pages) {
      const route = site.baseUrl + pageRoutes[page];
      const reports: {before: Report[]; after: Report[]} = {before: [], after: []};
      for (let run = 1; run <= runs; run += 1) {
        reports.before.push((await measurePage(before.origin + route)).report);
        reports.after.push((await measurePage(after.origin + route)).report);
        console.log(`${page}: run ${run} of ${runs}`);
      }
      const [weightBefore] = await measurePageWeights(before.origin, [route]);
      const [weightAfter] = await measurePageWeights(after.origin, [route]);
      if (weightBefore === undefined || weightAfter === undefined)
        throw new Error(`The size of ${route} couldn't be measured.`);
      comparisons.push(
        ...comparePage(
          page,
          {report: getMedianReport(reports.before), weight: weightBefore},
          {report: getMedianReport(reports.after), weight: weightAfter},
        ),
      );
    }
    return comparisons;
  } finally {
    await Promise.all([before.close(), after.close()]);
  }
}

function formatComparison({page, metric, before, after, limit = '', isWithinLimit}: Comparison) {
  const round = (value: number) => Number(value.toFixed(3));
  return {
    page,
    metric,
    before: round(before),
    after: round(after),
    difference: round(after - before),
    limit,
    result: isWithinLimit === undefined ? '' : isWithinLimit ? 'ok' : 'EXCEEDED',
  };
}
