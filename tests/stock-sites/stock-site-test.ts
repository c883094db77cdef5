import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {RunningServer} from '../support/listen';
import {serveSite} from '../support/serve';
import {test as base} from '../support/test';
import {createStockSite, type StockSite, type StockSiteOptions} from './stock-site';

/** The packages that a site can configure, except for the preset, which contains them. */
export const packageNames = {
  search: '@developer-docs/docusaurus-theme-search',
  markdown: '@developer-docs/docusaurus-theme-markdown',
  openApi: '@developer-docs/docusaurus-theme-openapi',
  fastPages: '@developer-docs/docusaurus-plugin-fast-pages',
  hosting: '@developer-docs/docusaurus-plugin-hosting',
} as const;

export const presetName = '@developer-docs/docusaurus-preset-developer-docs';

interface BuiltStockSite extends RunningServer {
  readonly site: StockSite;
  /** What the build printed. */
  readonly output: string;
}

/**
 * Creates a `test` with a stock site that is built once per worker.
 *
 * @param setUp - Adds the lines that the READMEs of the packages show, and content.
 * @param baseUrl - The base URL that `setUp` sets.
 */
export const stockSiteTest = (
  options: StockSiteOptions,
  setUp: (site: StockSite) => void | Promise<void>,
  baseUrl = '/',
) =>
  base.extend<object, {stock: BuiltStockSite}>({
    stock: [
      async ({}, use) => {
        const site = await createStockSite(options);
        try {
          await setUp(site);
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
    baseURL: ({stock}, use) => use(`${stock.origin}${baseUrl}`),
  });

/** Adds lines to the configuration of Docusaurus. */
export function configure(site: StockSite, lines: string): void {
  site.edit('docusaurus.config.ts', '  presets: [', `${lines}  presets: [`);
}

/** Adds the OpenAPI theme's functions to the options of the docs. */
export function addDocsOptions(site: StockSite): void {
  const file = 'docusaurus.config.ts';
  site.edit(
    file,
    'import ',
    `import {openApiSidebarItemsGenerator, remarkOpenApi} from '${packageNames.openApi}';\nimport `,
  );
  const docs = "docs: {\n          sidebarPath: './sidebars.ts',";
  site.edit(
    file,
    docs,
    `${docs} beforeDefaultRemarkPlugins: [remarkOpenApi], sidebarItemsGenerator: openApiSidebarItemsGenerator,`,
  );
}

/**
 * Reads the pages, Markdown files, and search index of a build. The hashes of scripts and styles are removed, because
 * the name of the runtime differs in a warm build with Rspack, and nothing else does.
 */
export function readBuild(outDir: string): Record<string, string> {
  const names = readdirSync(outDir, {recursive: true, encoding: 'utf8'}).filter((name) =>
    /\.(?:html|md|json|txt)$/.test(name),
  );
  return Object.fromEntries(
    names.sort().map((name) => {
      const text = readFileSync(path.join(outDir, name), 'utf8');
      return [name, text.replaceAll(/(\/assets\/(?:js|css)\/[\w.~-]+?\.)[\da-f]{8}(?=\.(?:js|css))/g, '$1hash')];
    }),
  );
}
