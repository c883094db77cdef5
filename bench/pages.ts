import {readFileSync} from 'node:fs';
import {site} from '../config/site';
import {openFinishedBuild} from '../tools/finished-build';
import {serveSite} from '../tests/support/serve';
import {classifyPage, getBudget} from './budgets';
import {pageRoutes} from './page-routes';
import {measurePageWeights} from './page-weight';
import type {Row} from './readme-table';

/** Measures the transfer sizes of the pages in `build/`. */
export async function benchPages(): Promise<Row[]> {
  const {outDir} = openFinishedBuild();
  const server = await serveSite(outDir, {baseUrl: site.baseUrl});
  try {
    const pages = Object.entries(pageRoutes);
    const weights = await measurePageWeights(
      server.origin,
      pages.map(([, route]) => site.baseUrl + route),
    );
    return weights.map(({scripts, css, html}, index): Row => {
      const [page, route] = pages[index] ?? ['', ''];
      const budget = getBudget(classifyPage(readFileSync(`build/${route || 'index'}.html`, 'utf8')));
      return {
        metric: `${page}: scripts / CSS / HTML, gzipped KB`,
        value: [scripts, css, html].map((size) => size.toFixed(1)).join(' / '),
        target: `≤ ${budget.scripts} / ${budget.css} / ${budget.html}`,
      };
    });
  } finally {
    await server.close();
  }
}
