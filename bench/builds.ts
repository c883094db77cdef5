import {createVariantSite} from '../tests/support/variant-site';
import {openFinishedBuild} from '../tools/finished-build';
import {deleteBuild, measureBuild, measureStart} from './measure-build';
import {computeMedians, type BenchOptions, type Tables} from './report';
import {createStockSite} from './stock-site';

/**
 * Measures cold builds and the start of the development server of this site, and of a stock Docusaurus site with the same
 * Markdown. The sites take turns, so that changes in the machine's load affect both.
 */
export async function benchBuilds({runs = 3}: BenchOptions): Promise<Tables> {
  const {outDir} = openFinishedBuild();
  const sites = {
    'this site': createVariantSite({docs: 'all'}),
    'stock Docusaurus with Rspack': createStockSite(outDir),
  };
  const measurements = new Map<string, Record<string, number>[]>();
  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const [name, {dir}] of Object.entries(sites)) {
        deleteBuild(dir);
        const build = await measureBuild(dir);
        const start = await measureStart(dir, '/docs/intro');
        const measurement = {...build, 'start CPU s': start['CPU s'], 'start peak MB': start['peak MB']};
        console.log(`${name}, run ${run} of ${runs}: ${JSON.stringify(measurement)}`);
        measurements.set(name, [...(measurements.get(name) ?? []), measurement]);
      }
    }
  } finally {
    for (const {remove} of Object.values(sites)) remove();
  }
  const rows = [...measurements].map(([name, results]) => [name, computeMedians(results)] as const);
  return {'Cold builds': Object.fromEntries(rows)};
}
