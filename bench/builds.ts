import {createVariantSite} from '../tests/support/variant-site';
import {openFinishedBuild} from '../tools/finished-build';
import {deleteBuild, measureBuild, measureStart} from './measure-build';
import {measureInTurns, type BenchOptions, type Tables} from './report';
import {createStockSite} from './stock-site';

/**
 * Measures cold builds and the start of the development server of this site, and of a stock Docusaurus site with the same
 * Markdown.
 */
export async function benchBuilds({runs = 3}: BenchOptions): Promise<Tables> {
  const {outDir} = openFinishedBuild();
  const sites = {
    'this site': createVariantSite({docs: 'all'}),
    'stock Docusaurus with Rspack': createStockSite(outDir),
  };
  const tasks = Object.entries(sites).map(([name, {dir}]) => [name, () => measureSite(dir)] as const);
  try {
    return {'Cold builds': await measureInTurns(Object.fromEntries(tasks), runs)};
  } finally {
    for (const {remove} of Object.values(sites)) remove();
  }
}

async function measureSite(dir: string): Promise<Record<string, number>> {
  deleteBuild(dir);
  const build = await measureBuild(dir);
  const start = await measureStart(dir, '/docs/intro');
  return {...build, 'start CPU s': start['CPU s'], 'start peak MB': start['peak MB']};
}
