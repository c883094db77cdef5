import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {kindOf, overBudget} from '../bench/budgets';
import {weighPages} from '../bench/page-weight';
import {site} from '../config/site';
import {serveSite} from '../tests/support/serve';

/** Weighs every page of the build in Chromium and names what is heavier than `bench/budgets.ts` allows. */
async function main(): Promise<void> {
  if (!existsSync('build/index.html')) {
    throw new Error('There is no build to weigh. Run "npm run build" first.');
  }
  const pages = readdirSync('build', {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html') && name !== '404.html')
    .map((name) => ({
      route: site.baseUrl + name.replaceAll(path.sep, '/').replace(/(?:^|\/)index\.html$|\.html$/, ''),
      kind: kindOf(readFileSync(path.join('build', name), 'utf8')),
    }));
  const server = await serveSite('build', {baseUrl: site.baseUrl});
  try {
    const routes = pages.map(({route}) => route);
    const weights = await weighPages(server.origin, routes, {untilQuiet: true, concurrency: 4});
    const tooHeavy = weights.flatMap((weight, index) => overBudget(weight, pages[index]?.kind ?? 'prose'));
    const heaviest = Math.max(...weights.map(({scripts}) => scripts));
    console.log(`${pages.length} pages, scripts at most ${heaviest.toFixed(1)} KB gzip.`);
    if (tooHeavy.length > 0) {
      console.error(`Too heavy (npm run bench shows what a page is made of):\n${tooHeavy.join('\n')}`);
      process.exitCode = 1;
    }
  } finally {
    await server.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
