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

/** The command line of Docusaurus, relative to a site. */
export const stockCli = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

const root = path.resolve(__dirname, '../..');

/** A site as `create-docusaurus` makes it, with webpack. Its cache, which our builds do not have, is off: each build is cold. */
const config = `module.exports = {
  title: 'Stock',
  url: 'https://stock.example',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  onBrokenMarkdownLinks: 'ignore',
  markdown: {format: 'md'},
  presets: [['classic', {blog: false, pages: false}]],
  plugins: [() => ({name: 'cold', configureWebpack: () => ({cache: false})})],
  themeConfig: {navbar: {title: 'Stock', items: [{type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'Docs'}]}},
};
`;

/**
 * Makes a stock classic site from the Markdown of a build of this site: a page for each page. What a long page has in files of
 * its own is joined to it again.
 *
 * @param built - The output of a build, with its Markdown twins.
 */
export function createStockSite(built: string): {readonly dir: string; readonly remove: () => void} {
  const dir = mkdtempSync(path.join(realpathSync(tmpdir()), 'stock-site-'));
  const {browserslist} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {browserslist: unknown};
  writeFileSync(path.join(dir, 'package.json'), JSON.stringify({name: 'stock', private: true, browserslist}));
  writeFileSync(path.join(dir, 'docusaurus.config.js'), config);
  symlinkSync(path.join(root, 'node_modules'), path.join(dir, 'node_modules'), 'junction');
  const source = path.join(built, 'docs');
  const isPage = (file: string) => existsSync(file.replace(/md$/, 'html'));
  for (const name of readdirSync(source, {recursive: true, encoding: 'utf8'})) {
    const file = path.join(source, name);
    if (!name.endsWith('.md') || !isPage(file)) continue;
    const parts = file.replace(/\.md$/, '');
    const others = existsSync(parts)
      ? readdirSync(parts)
          .sort()
          .map((part) => path.join(parts, part))
      : [];
    const texts = [file, ...others.filter((part) => part.endsWith('.md') && !isPage(part))].map((part) =>
      readFileSync(part, 'utf8'),
    );
    const copy = path.join(dir, 'docs', name);
    mkdirSync(path.dirname(copy), {recursive: true});
    writeFileSync(copy, texts.join('\n'));
  }
  return {
    dir,
    remove: () => {
      rmSync(dir, {recursive: true, force: true, maxRetries: 3});
    },
  };
}
