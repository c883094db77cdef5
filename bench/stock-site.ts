import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

/** The setting for Docusaurus's faster bundler, without the minimizer that this site doesn't use either. */
const fasterFuture = `{
    experimental_faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: false,
      lightningCssMinimizer: true,
      rspackBundler: true,
      mdxCrossCompilerCache: true,
    },
  }`;

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
  future: ${fasterFuture},
  presets: [['classic', {blog: false, pages: false, docs: ${docs}}]],
  themeConfig: {navbar: {title: 'Stock', items: [{type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'Docs'}]}},
  ${lines}
};
module.exports = config;
`;

/** A folder with a stock site. */
export interface StockSiteFolder {
  readonly dir: string;
  readonly remove: () => void;
}

/** Creates a stock site without pages, which uses the packages that are installed in this repository. */
export function createEmptyStockSite({
  docs,
  lines,
}: {readonly docs?: string; readonly lines?: string} = {}): StockSiteFolder {
  const dir = mkdtempSync(path.join(realpathSync(tmpdir()), 'stock-site-'));
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

/**
 * Creates a stock site with the same pages as this site, from their Markdown versions. Those of long pages consist of
 * several files, which are joined again.
 *
 * @param buildDir - This site's build output.
 */
export function createStockSite(buildDir: string): StockSiteFolder {
  const site = createEmptyStockSite();
  const sourceDir = path.join(buildDir, 'docs');
  const isPage = (file: string) => existsSync(file.replace(/md$/, 'html'));
  for (const name of readdirSync(sourceDir, {recursive: true, encoding: 'utf8'})) {
    const file = path.join(sourceDir, name);
    if (!name.endsWith('.md') || !isPage(file)) continue;
    const sectionsDir = file.replace(/\.md$/, '');
    const sectionFiles = existsSync(sectionsDir)
      ? readdirSync(sectionsDir)
          .sort()
          .map((section) => path.join(sectionsDir, section))
          .filter((section) => section.endsWith('.md') && !isPage(section))
      : [];
    const target = path.join(site.dir, 'docs', name);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, [file, ...sectionFiles].map((section) => readFileSync(section, 'utf8')).join('\n'));
  }
  return site;
}
