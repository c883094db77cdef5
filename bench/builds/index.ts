import path from 'node:path';
import {createVariantSite} from '../../tests/support/variant-site';
import type {Row} from '../readme-table';
import {coldBuild} from './cold-build';
import {createStockSite, stockCli} from './stock-site';

/** Builds a copy of this site from clean, and then a stock site from its Markdown. */
export async function benchBuilds(): Promise<Row[]> {
  const copy = createVariantSite({docs: 'all'});
  try {
    const {seconds, cpu, memory, postBuild} = await coldBuild(copy.dir, 'scripts/docusaurus.mjs');
    const stock = createStockSite(path.join(copy.dir, 'build'));
    try {
      const other = await coldBuild(stock.dir, stockCli);
      return [
        {what: 'cold build, without the post-build steps', here: `${(seconds - postBuild).toFixed(1)} s`},
        {
          what: 'the same, stock 3.7.0 with webpack from the same Markdown',
          here: `${other.seconds.toFixed(1)} s, so ours takes ${((seconds - postBuild) / other.seconds).toFixed(2)} of it`,
          goal: '≤ 0.4',
        },
        {what: 'post-build steps', here: `${postBuild.toFixed(1)} s`, goal: '≤ 10 s'},
        {what: 'cold build: processors, memory', here: `${cpu.toFixed(1)} s, ${memory.toFixed(0)} MB`},
        {what: 'stock: processors, memory', here: `${other.cpu.toFixed(1)} s, ${other.memory.toFixed(0)} MB`},
      ];
    } finally {
      stock.remove();
    }
  } finally {
    copy.remove();
  }
}
