import {statSync} from 'node:fs';
import path from 'node:path';
import {measurePage} from '../tests/support/page-weights';
import {serveSite} from '../tests/support/serve';
import {createBenchmarkSite, createPackageLines, type BenchmarkSite} from './benchmark-site';
import {launchChromium} from './browser';
import {createOpenApiDocument, editPage, writePages} from './generated-docs';
import {deleteBuild, measureBuild, measureStart} from './measure-build';
import {createReferenceSite, listBuiltPages} from './reference-site';
import {measureInTurns, type BenchOptions, type Tables} from './report';

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
  if (unit === 'operations') return {[size]: () => measureSite(createReferenceSite(createOpenApiDocument(count)))};
  if (unit !== 'pages') {
    throw new Error(`"${size}" isn't a size. Use a number of pages or operations, such as "1000 pages".`);
  }
  return {
    [`${size}: stock`]: () => measureSite(createPagesSite(count, ''), count),
    [`${size}: with packages`]: () => measureSite(createPagesSite(count, createPackageLines()), count),
  };
}

/**
 * Measures a cold build and one of its pages, a second build after one page was edited, and the development server.
 * Without a number of pages, only the cold build is measured.
 */
async function measureSite(site: BenchmarkSite, pageCount?: number): Promise<Measurement> {
  try {
    deleteBuild(site.dir);
    const cold = {...(await measureBuild(site.dir)), ...(await measureDoc(site))};
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
async function measureDoc(site: BenchmarkSite): Promise<Measurement> {
  const pages = listBuiltPages(site);
  const file = pages[Math.floor(pages.length / 2)] ?? '';
  const buildDir = path.join(site.dir, 'build');
  const server = await serveSite(buildDir);
  const browser = await launchChromium();
  try {
    const url = `${server.origin}/${path.relative(buildDir, file).replace(/\.html$/, '')}`;
    const {scripts} = await measurePage(await browser.newPage(), url);
    return {'page HTML KB': statSync(file).size / 1000, 'page scripts KB': scripts};
  } finally {
    await browser.close();
    await server.close();
  }
}

function createPagesSite(count: number, lines: string): BenchmarkSite {
  const site = createBenchmarkSite({lines});
  writePages(path.join(site.dir, 'docs'), count);
  return site;
}
