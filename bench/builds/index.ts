import path from 'node:path';
import {createVariantSite} from '../../tests/support/variant-site';
import type {Row} from '../readme-table';
import {measureColdBuild} from './cold-build';
import {createStockSite, docusaurusCli} from './stock-site';

/** Measures cold builds of this site and of a stock Docusaurus site with the same Markdown. */
export function benchBuilds(): Row[] {
  const siteCopy = createVariantSite({docs: 'all'});
  try {
    const {total, postBuild} = measureColdBuild(siteCopy.dir, docusaurusCli);
    const buildSeconds = total - postBuild;
    const stockSite = createStockSite(path.join(siteCopy.dir, 'build'));
    try {
      const {total: stockSeconds} = measureColdBuild(stockSite.dir, docusaurusCli);
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
      stockSite.remove();
    }
  } finally {
    siteCopy.remove();
  }
}
