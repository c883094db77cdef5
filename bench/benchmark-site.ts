import {mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

/**
 * The configuration that `create-docusaurus` generates, with the faster bundler.
 *
 * @param docs - Options of the docs plugin, as source code.
 * @param lines - Other lines of the configuration.
 */
export const createConfig = (docs = '{}', lines = '') => `const config = {
  title: 'Stock',
  url: 'https://stock.example',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  onBrokenMarkdownLinks: 'ignore',
  markdown: {format: 'detect'},
  future: {experimental_faster: true},
  presets: [['classic', {blog: false, pages: false, docs: ${docs}}]],
  themeConfig: {navbar: {title: 'Stock', items: [{type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'Docs'}]}},
  ${lines}
};
module.exports = config;
`;

export const openApiTheme = '@developer-docs/docusaurus-theme-openapi';
const searchAndMarkdown = ['@developer-docs/docusaurus-theme-search', '@developer-docs/docusaurus-theme-markdown'];
const fastPages = '@developer-docs/docusaurus-plugin-fast-pages';
const hosting = '@developer-docs/docusaurus-plugin-hosting';

/** The packages that work without options: all except the API reference. */
export const packagesWithoutOptions = [...searchAndMarkdown, fastPages, hosting];

/** Creates the lines of the configuration that add packages. Without `openApiOptions`, there's no API reference. */
export function createPackageLines({
  openApiOptions,
  hostingOptions = {},
}: {readonly openApiOptions?: object; readonly hostingOptions?: object} = {}): string {
  const openApi = openApiOptions === undefined ? [] : [[openApiTheme, openApiOptions]];
  return `themes: ${JSON.stringify([...openApi, ...searchAndMarkdown])},
  plugins: ${JSON.stringify([fastPages, [hosting, hostingOptions]])},`;
}

/** A site with the configuration of a stock site, whose pages a benchmark adds. */
export interface BenchmarkSite {
  readonly dir: string;
  readonly remove: () => void;
}

/** Creates a site without pages, which uses the packages that are installed in this repository. */
export function createBenchmarkSite({
  docs,
  lines,
}: {readonly docs?: string; readonly lines?: string} = {}): BenchmarkSite {
  const dir = mkdtempSync(path.join(realpathSync(tmpdir()), 'benchmark-site-'));
  const {browserslist} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {browserslist: unknown};
  const scripts = {start: 'docusaurus start', build: 'docusaurus build'};
  writeFileSync(path.join(dir, 'package.json'), JSON.stringify({name: 'stock', private: true, scripts, browserslist}));
  writeFileSync(path.join(dir, 'docusaurus.config.js'), createConfig(docs, lines));
  symlinkSync(path.join(root, 'node_modules'), path.join(dir, 'node_modules'), 'junction');
  return {
    dir,
    remove: () => {
      rmSync(dir, {recursive: true, force: true, maxRetries: 3});
    },
  };
}
