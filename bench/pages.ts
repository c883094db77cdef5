import {readFileSync} from 'node:fs';
import {site} from '../config/site';
import {openFinishedBuild} from '../tools/finished-build';
import {serveSite} from '../tests/support/serve';
import {classifyPage, getBudget} from './budgets';
import {launchChromium} from './chromium';
import {measureInteractivity, type Interactivity} from './interactivity';
import {computeMedian, pageRoutes} from './page-routes';
import {measurePageWeights} from './page-weight';
import type {Row} from './readme-table';

const runs = 5;

/** Pages with a sidebar, each with a page to navigate to. */
const navigations = [
  [pageRoutes.prose, pageRoutes['long prose']],
  [pageRoutes['long prose'], pageRoutes.endpoint],
  [pageRoutes.endpoint, pageRoutes.prose],
] as const;

/** Measures the transfer sizes of the pages in `build/`, and how soon they respond to input. */
export async function benchPages(): Promise<Row[]> {
  const {outDir} = openFinishedBuild();
  const server = await serveSite(outDir, {baseUrl: site.baseUrl});
  try {
    const pages = Object.entries(pageRoutes);
    const weights = await measurePageWeights(
      server.origin,
      pages.map(([, route]) => site.baseUrl + route),
    );
    const rows = weights.map(({scripts, css, html}, index): Row => {
      const [page, route] = pages[index] ?? ['', ''];
      const budget = getBudget(classifyPage(readFileSync(`build/${route || 'index'}.html`, 'utf8')));
      return {
        metric: `${page}: scripts / CSS / HTML, gzipped KB`,
        value: [scripts, css, html].map((size) => size.toFixed(1)).join(' / '),
        target: `≤ ${budget.scripts} / ${budget.css} / ${budget.html}`,
      };
    });
    return [...rows, ...(await benchInteractivity(server.origin))];
  } finally {
    await server.close();
  }
}

async function benchInteractivity(origin: string): Promise<Row[]> {
  const browser = await launchChromium();
  try {
    const results: Interactivity[] = [];
    for (let run = 0; run < runs; run += 1) {
      for (const [from, to] of navigations) {
        results.push(await measureInteractivity(browser, origin + site.baseUrl + from, site.baseUrl + to));
      }
    }
    console.table(results);
    const formatMedian = (name: keyof Interactivity) =>
      `${computeMedian(results.map((result) => result[name])).toFixed(0)} ms`;
    return [
      {
        metric: 'Desktop: time from first paint to interactive',
        value: formatMedian('interactive after paint'),
        target: '≤ 1000 ms',
      },
      {
        metric: 'Route transition after hovering over the link: heading updated, painted',
        value: `${formatMedian('route change')}, ${formatMedian('route painted')}`,
        target: '≤ 50 ms',
      },
    ];
  } finally {
    await browser.close();
  }
}
