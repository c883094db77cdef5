import path from 'node:path';
import {createVariantSite} from '../../tests/support/variant-site';
import type {Row} from '../readme-table';
import {measureColdBuild} from './cold-build';
import {createStockSite, stockCli} from './stock-site';

/** Measures cold builds of this site and of a stock Docusaurus site with the same Markdown. */
export function benchBuilds(): Row[] {
  const copy = createVariantSite({docs: 'all'});
  try {
    const {total, postBuild} = measureColdBuild(copy.dir, 'scripts/docusaurus.mjs');
    const buildSeconds = total - postBuild;
    const stock = createStockSite(path.join(copy.dir, 'build'));
    try {
      const {total: stockSeconds} = measureColdBuild(stock.dir, stockCli);
      return [
        {metric: 'Cold build without post-build steps', value: `${buildSeconds.toFixed(1)} s`},
        {
          metric: 'Cold build of stock 3.7.0 with webpack and the same Markdown; ratio',
          value: `${stockSeconds.toFixed(1)} s; ${(buildSeconds / stockSeconds).toFixed(2)}`,
          target: '≤ 0.4',
        },
        {metric: 'Post-build steps', value: `${postBuild.toFixed(1)} s`, target: '≤ 10 s'},
      ];
    } finally {
      stock.remove();
    }
  } finally {
    copy.remove();
  }
}
