import {mkdirSync, readdirSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {launchChromium} from './browser';
import {createOpenApiDocument, editPage, writePages} from './generated-docs';
import {deleteBuild, measureBuild, measureStart} from './measure-build';
import {measurePage} from './pages';
import {serveSite} from '../tests/support/serve';
import {runNpm} from '../tools/run-npm';
import {measureInTurns, type BenchOptions, type Tables} from './report';
import {createEmptyStockSite, type StockSiteFolder} from './stock-site';

/** The packages in a site with generated pages: all with their default options, except the API reference. */
const packageLines = `themes: [
    '@developer-docs/docusaurus-theme-search',
    '@developer-docs/docusaurus-plugin-markdown',
    '@developer-docs/docusaurus-plugin-fast-pages',
  ],
  plugins: ['@developer-docs/docusaurus-plugin-hosting'],`;

const defaultSizes = ['200 pages', '100 operations'];

type Measurement = Readonly<Record<string, number>>;

/**
 * Measures how the cost of a build grows with the site: stock sites with generated pages, with and without the
 * packages, and sites with the reference of a generated OpenAPI document.
 *
 * @param options.only - Sizes, such as `1000 pages` and `1000 operations`. Default: 200 pages and 100 operations.
 */
export async function benchScale({runs = 1, only = defaultSizes}: BenchOptions): Promise<Tables> {
  const tasks = Object.assign({}, ...only.map(listTasks)) as ReturnType<typeof listTasks>;
  return {'Generated sites': await measureInTurns(tasks, runs)};
}

/**
 * Lists the measurements of the sites with a size.
 *
 * @throws Error if the text isn't a size.
 */
function listTasks(size: string): Record<string, () => Promise<Measurement>> {
  const [, number = '', unit = ''] = /^(\d+) (pages|operations)$/.exec(size) ?? [];
  const count = Number(number);
  if (unit === 'operations') return {[size]: () => measureSite(createReferenceSite(count))};
  if (unit !== 'pages') {
    throw new Error(`"${size}" isn't a size. Use a number of pages or operations, such as "1000 pages".`);
  }
  return {
    [`${size}: stock`]: () => measureSite(createPagesSite(count, ''), count),
    [`${size}: with packages`]: () => measureSite(createPagesSite(count, packageLines), count),
  };
}

/**
 * Measures a cold build and one of its pages, a second build after one page was edited, and the development server. Without
 * a number of pages, only the cold build is measured.
 */
async function measureSite(site: StockSiteFolder, pageCount?: number): Promise<Measurement> {
  try {
    deleteBuild(site.dir);
    const cold = {...(await measureBuild(site.dir)), ...(await measureDoc(path.join(site.dir, 'build')))};
    if (pageCount === undefined) return cold;
    editPage(path.join(site.dir, 'docs'), pageCount, 'This sentence is new.');
    const second = await measureBuild(site.dir);
    const start = await measureStart(site.dir, '/docs/section-1/page-1');
    return {
      ...cold,
      'second CPU s': second['CPU s'],
      'second peak MB': second['peak MB'],
      'start CPU s': start['CPU s'],
      'start peak MB': start['peak MB'],
    };
  } finally {
    site.remove();
  }
}

/** Measures the HTML and the scripts of the doc in the middle of the alphabetical list. */
async function measureDoc(buildDir: string): Promise<Measurement> {
  const files = readdirSync(path.join(buildDir, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .sort();
  const file = path.join('docs', files[Math.floor(files.length / 2)] ?? '');
  const server = await serveSite(buildDir);
  const browser = await launchChromium();
  try {
    const {scripts} = await measurePage(await browser.newPage(), `${server.origin}/${file.replace(/\.html$/, '')}`);
    return {'page HTML KB': statSync(path.join(buildDir, file)).size / 1000, 'page scripts KB': scripts};
  } finally {
    await browser.close();
    await server.close();
  }
}

function createPagesSite(count: number, lines: string): StockSiteFolder {
  const site = createEmptyStockSite({lines});
  writePages(path.join(site.dir, 'docs'), count);
  return site;
}

/** Creates a site with the pages of a generated OpenAPI document. */
function createReferenceSite(operationCount: number): StockSiteFolder {
  const theme = `['@developer-docs/docusaurus-theme-openapi', {documents: {generated: {file: 'generated.json', pages: 'docs'}}}]`;
  const site = createEmptyStockSite({
    docs: `{sidebarPath: './sidebars.js', beforeDefaultRemarkPlugins: [require('@developer-docs/docusaurus-theme-openapi').remarkOpenApi]}`,
    lines: packageLines.replace('themes: [', `themes: [\n    ${theme},`),
  });
  mkdirSync(path.join(site.dir, 'docs'));
  writeFileSync(path.join(site.dir, 'generated.json'), JSON.stringify(createOpenApiDocument(operationCount)));
  writeFileSync(
    path.join(site.dir, 'sidebars.js'),
    `const {openApiSidebar} = require('@developer-docs/docusaurus-theme-openapi');
module.exports = {defaultSidebar: openApiSidebar('generated')};
`,
  );
  runNpm(['exec', '--', 'docusaurus', 'openapi', 'generate'], {cwd: site.dir, stdio: 'ignore'});
  return site;
}
