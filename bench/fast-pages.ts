import {cpSync} from 'node:fs';
import path from 'node:path';
import {serveSite} from '../tests/support/serve';
import {createStockSite} from '../tests/strangers/stock-site';
import {measurePage} from './lighthouse';
import {computeMedians, type BenchOptions, type Tables} from './report';

const packageName = 'docusaurus-plugin-fast-pages';
const off = {deferHydration: false, deferPrefetch: false, loadFailure: false, maxSidebarItems: false};

/** The options of the plugin in each variant of the site. */
const variants: Readonly<Record<string, object | undefined>> = {
  'Without the plugin': undefined,
  'Only deferHydration': {...off, deferHydration: true},
  'Only deferPrefetch': {...off, deferPrefetch: true},
  'Default options': {},
};

/**
 * Measures what the options of the fast-pages plugin bring on the introduction of a stock site. The variants take turns, so that changes in
 * the machine's load affect all.
 */
export async function benchFastPages({runs = 5}: BenchOptions): Promise<Tables> {
  const site = await createStockSite({docusaurus: '3.7.0', packages: [packageName]});
  const measurements = new Map(Object.keys(variants).map((name) => [name, [] as Record<string, number>[]]));
  try {
    let previous = '  presets: [';
    for (const [name, options] of Object.entries(variants)) {
      const themes =
        options === undefined ? '' : `  themes: [['@developer-docs/${packageName}', ${JSON.stringify(options)}]],\n`;
      const lines = `${themes}  presets: [`;
      site.edit('docusaurus.config.ts', previous, lines);
      previous = lines;
      await site.run('build');
      cpSync(site.outDir, path.join(site.dir, 'builds', name), {recursive: true});
    }
    for (let run = 1; run <= runs; run += 1) {
      for (const [name, results] of measurements) {
        const server = await serveSite(path.join(site.dir, 'builds', name), {brotli: false, http2: true});
        results.push(await measurePage(`${server.origin}/docs/intro`));
        await server.close();
      }
    }
  } finally {
    site.remove();
  }
  const rows = [...measurements].map(([name, results]) => [name, computeMedians(results)] as const);
  return {'Lighthouse 12, mobile': Object.fromEntries(rows)};
}
