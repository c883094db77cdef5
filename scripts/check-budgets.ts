import {kindOf, overBudget} from '../bench/budgets';
import {weighPages} from '../bench/page-weight';
import {site} from '../config/site';
import {mapWithConcurrency} from '../plugins/shared';
import {serveSite} from '../tests/support/serve';
import {addedPageCount} from '../tests/support/routes';
import {finishedBuild} from './finished-build';

/** Weighs every page of the build in Chromium and names what is heavier than `bench/budgets.ts` allows. */
async function main(): Promise<void> {
  const build = finishedBuild();
  const pages = await mapWithConcurrency(await build.listContentPages(), async ({route, file}) => ({
    route,
    kind: kindOf(await build.readText(file)),
  }));
  const server = await serveSite('build', {baseUrl: site.baseUrl});
  try {
    const routes = pages.map(({route}) => route);
    const weights = await weighPages(server.origin, routes, {untilQuiet: true, concurrency: 4});
    const tooHeavy = weights.flatMap((weight, index) =>
      overBudget(weight, pages[index]?.kind ?? 'prose', addedPageCount),
    );
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
