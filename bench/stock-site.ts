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
export const fasterFuture = `{
    experimental_faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: false,
      lightningCssMinimizer: true,
      rspackBundler: true,
      mdxCrossCompilerCache: true,
    },
  }`;

/** The configuration that `create-docusaurus` generates, with the faster bundler. */
const config = `module.exports = {
  title: 'Stock',
  url: 'https://stock.example',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  onBrokenMarkdownLinks: 'ignore',
  markdown: {format: 'md'},
  future: ${fasterFuture},
  presets: [['classic', {blog: false, pages: false}]],
  themeConfig: {navbar: {title: 'Stock', items: [{type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'Docs'}]}},
};
`;

/**
 * Creates a stock site with the same pages as this site, from their Markdown versions. Those of long pages consist of
 * several files, which are joined again.
 *
 * @param buildDir - This site's build output.
 * @returns The folder of the site, and a function that deletes it.
 */
export function createStockSite(buildDir: string): {readonly dir: string; readonly remove: () => void} {
  const dir = mkdtempSync(path.join(realpathSync(tmpdir()), 'stock-site-'));
  const {browserslist} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {browserslist: unknown};
  const scripts = {start: 'docusaurus start', build: 'docusaurus build'};
  writeFileSync(path.join(dir, 'package.json'), JSON.stringify({name: 'stock', private: true, scripts, browserslist}));
  writeFileSync(path.join(dir, 'docusaurus.config.js'), config);
  symlinkSync(path.join(root, 'node_modules'), path.join(dir, 'node_modules'), 'junction');
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
    const target = path.join(dir, 'docs', name);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, [file, ...sectionFiles].map((section) => readFileSync(section, 'utf8')).join('\n'));
  }
  return {
    dir,
    remove: () => {
      rmSync(dir, {recursive: true, force: true, maxRetries: 3});
    },
  };
}
