import type {RunningServer} from '../support/listen';
import {serveSite} from '../support/serve';
import {test as base} from '../support/test';
import {createStockSite, type StockSite, type StockSiteOptions} from './stock-site';

interface BuiltStockSite extends RunningServer {
  readonly site: StockSite;
  /** What the build printed. */
  readonly output: string;
}

/**
 * Creates a `test` with a stock site that is built once per worker.
 *
 * @param configure - Adds the lines that the READMEs of the packages show, and content.
 * @param baseUrl - The base URL that `configure` sets.
 */
export const stockSiteTest = (
  options: StockSiteOptions,
  configure: (site: StockSite) => void | Promise<void>,
  baseUrl = '/',
) =>
  base.extend<object, {stock: BuiltStockSite}>({
    stock: [
      async ({}, use) => {
        const site = await createStockSite(options);
        try {
          await configure(site);
          const output = await site.run('build');
          const server = await serveSite(site.outDir, {baseUrl});
          await use({...server, site, output});
          await server.close();
        } finally {
          site.remove();
        }
      },
      {scope: 'worker', timeout: 900_000},
    ],
    baseURL: async ({stock}, use) => {
      await use(`${stock.origin}${baseUrl}`);
    },
  });
