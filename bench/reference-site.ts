import {mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {PagesOptions} from '@developer-docs/docusaurus-theme-openapi';
import {runNpm} from '../tools/run-npm';
import {createEmptyStockSite, createPackageLines, stockPackages, type StockSiteFolder} from './stock-site';

const theme = '@developer-docs/docusaurus-theme-openapi';

/** Creates a stock site with all packages and the generated pages of an OpenAPI document. */
export function createReferenceSite(
  document: object,
  {per = 'operation'}: Pick<PagesOptions, 'per'> = {},
): StockSiteFolder {
  const documents = {reference: {file: 'openapi.json', pages: {folder: 'docs/api', per}}};
  const site = createEmptyStockSite({
    docs: `{sidebarPath: './sidebars.js', beforeDefaultRemarkPlugins: [require('${theme}').remarkOpenApi]}`,
    lines: createPackageLines({[theme]: {documents}}, {...stockPackages, themes: [theme, ...stockPackages.themes]}),
  });
  mkdirSync(path.join(site.dir, 'docs'));
  writeFileSync(path.join(site.dir, 'openapi.json'), JSON.stringify(document));
  writeFileSync(
    path.join(site.dir, 'sidebars.js'),
    `module.exports = {defaultSidebar: require('${theme}').openApiSidebar('reference')};\n`,
  );
  runNpm(['exec', '--', 'docusaurus', 'openapi', 'generate'], {cwd: site.dir, stdio: 'pipe'});
  return site;
}

/** Lists the HTML files of the docs in a stock site's build, sorted by route. */
export const listBuiltPages = (site: StockSiteFolder): string[] => listFiles(site, '.html');

/** Lists the Markdown files of these pages. */
export const listMarkdownFiles = (site: StockSiteFolder): string[] => listFiles(site, '.md');

function listFiles(site: StockSiteFolder, extension: string): string[] {
  const docsDir = path.join(site.dir, 'build/docs');
  return readdirSync(docsDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(extension))
    .sort()
    .map((file) => path.join(docsDir, file));
}
