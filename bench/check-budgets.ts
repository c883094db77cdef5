import {site} from '../config/site';
import {mapWithConcurrency} from '../plugins/shared';
import {openFinishedBuild} from '../tools/finished-build';
import {serveSite} from '../tests/support/serve';
import {classifyPage, findBudgetViolations, pagesInBudget} from './budgets';
import {measurePageWeights} from './page-weight';

/** Checks the transfer sizes of every page in the build against `bench/budgets.ts`. */
async function main(): Promise<void> {
  const build = openFinishedBuild();
  const pages = await mapWithConcurrency(await build.listContentPages(), async ({route, file}) => ({
    route,
    type: classifyPage(await build.readText(file)),
  }));
  const server = await serveSite('build', {baseUrl: site.baseUrl});
  try {
    const routes = pages.map(({route}) => route);
    const weights = await measurePageWeights(server.origin, routes);
    const violations = weights.flatMap((weight, index) =>
      findBudgetViolations(weight, pages[index]?.type ?? 'prose', pages.length - pagesInBudget),
    );
    const maxScriptSize = Math.max(...weights.map(({scripts}) => scripts));
    console.log(`${pages.length} pages, at most ${maxScriptSize.toFixed(1)} KB of gzipped scripts.`);
    if (violations.length > 0) {
      console.error(
        `These pages exceed the budget in bench/budgets.ts (npm run bench -- pages lists their sizes):\n${violations.join('\n')}`,
      );
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
