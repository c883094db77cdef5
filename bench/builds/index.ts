import path from 'node:path';
import {createVariantSite} from '../../tests/support/variant-site';
import type {Row} from '../readme-table';
import {coldBuild} from './cold-build';
import {createStockSite, stockCli} from './stock-site';

/** Measures cold builds of this site and of a stock Docusaurus site with the same Markdown. */
export async function benchBuilds(): Promise<Row[]> {
  const copy = createVariantSite({docs: 'all'});
  try {
    const {seconds, cpu, memory, postBuild} = await coldBuild(copy.dir, 'scripts/docusaurus.mjs');
    const stock = createStockSite(path.join(copy.dir, 'build'));
    try {
      const stockUsage = await coldBuild(stock.dir, stockCli);
      return [
        {metric: 'Cold build without post-build steps', value: `${(seconds - postBuild).toFixed(1)} s`},
        {
          metric: 'Cold build of stock 3.7.0 with webpack and the same Markdown; ratio',
          value: `${stockUsage.seconds.toFixed(1)} s; ${((seconds - postBuild) / stockUsage.seconds).toFixed(2)}`,
          target: '≤ 0.4',
        },
        {metric: 'Post-build steps', value: `${postBuild.toFixed(1)} s`, target: '≤ 10 s'},
        {metric: 'Cold build: CPU time, memory', value: `${cpu.toFixed(1)} s, ${memory.toFixed(0)} MB`},
        {
          metric: 'Stock: CPU time, memory',
          value: `${stockUsage.cpu.toFixed(1)} s, ${stockUsage.memory.toFixed(0)} MB`,
        },
      ];
    } finally {
      stock.remove();
    }
  } finally {
    copy.remove();
  }
}
