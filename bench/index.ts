import {parseArgs} from 'node:util';
import {benchBuilds} from './builds';
import {compareColdBuilds} from './builds/compare-cold-builds';
import {benchGeneratedPages} from './builds/generated-pages';
import {compareWithCommit} from './compare';
import {benchDevServer} from './dev-server';
import {benchLighthouse} from './lighthouse/all-pages';
import {benchOpenApi} from './openapi';
import {reportedPages} from './page-routes';
import {benchPages} from './pages';
import {writeTable, type Row} from './readme-table';
import {benchSandbox} from './sandbox';
import {benchSearch} from './search';
import {benchRelevance} from './search/relevance';

/** The benchmarks, in the order in which they run. */
const benchmarks: Readonly<Record<string, () => Promise<Row[]>>> = {
  pages: benchPages,
  lighthouse: benchLighthouse,
  builds: benchBuilds,
  dev: benchDevServer,
  search: benchSearch,
  relevance: benchRelevance,
  sandbox: benchSandbox,
  openapi: benchOpenApi,
};

const usage = `Usage:
  npm run bench                         Run all benchmarks and update the table in README.md
  npm run bench -- <name>… [--write]    Run some: ${Object.keys(benchmarks).join(', ')}
  npm run bench -- compare <commit> [<page>…] [--runs <n>]
                                        Compare the current tree with a commit. Pages: ${reportedPages.join(', ')}
  npm run bench -- --cold-builds <n>    Check that <n> builds are identical
  npm run bench -- --pages <n>          Build the site with up to <n> more pages`;

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      'cold-builds': {type: 'string'},
      pages: {type: 'string'},
      runs: {type: 'string', default: '5'},
      write: {type: 'boolean'},
    },
  });
  if (values['cold-builds'] !== undefined) {
    await compareColdBuilds(Number(values['cold-builds']));
  } else if (values.pages !== undefined) {
    console.table(await benchGeneratedPages(Number(values.pages)));
  } else if (positionals[0] === 'compare') {
    await compare(positionals.slice(1), Number(values.runs));
  } else {
    await runBenchmarks(positionals, values.write ?? positionals.length === 0);
  }
}

async function compare([commit, ...names]: readonly string[], runs: number): Promise<void> {
  const unknown = names.filter((name) => !reportedPages.some((page) => page === name));
  if (commit === undefined || unknown.length > 0 || !(Number.isInteger(runs) && runs > 0)) {
    throw new Error(usage);
  }
  const pages = reportedPages.filter((page) => names.length === 0 || names.includes(page));
  if (!(await compareWithCommit(commit, {runs, pages}))) {
    process.exitCode = 1;
  }
}

async function runBenchmarks(names: readonly string[], writesReadme: boolean): Promise<void> {
  const unknown = names.filter((name) => !(name in benchmarks));
  if (unknown.length > 0) {
    throw new Error(`Unknown benchmark: ${unknown.join(', ')}.\n\n${usage}`);
  }
  const rows: Row[] = [];
  for (const [name, run] of Object.entries(benchmarks)) {
    if (names.length === 0 || names.includes(name)) {
      rows.push(...(await run()));
    }
  }
  if (writesReadme) writeTable(rows);
  else console.table(rows);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
