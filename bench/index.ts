import {parseArgs} from 'node:util';
import {benchBuilds} from './builds';
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

type Benchmarks = Readonly<Record<string, () => Row[] | Promise<Row[]>>>;

/** The benchmarks in the README.md table, in row order. */
const tableBenchmarks: Benchmarks = {pages: benchPages, builds: benchBuilds, dev: benchDevServer};

/**
 * Benchmarks that run only by name, because they take a long time, require a network, or print more than a few numbers.
 */
const otherBenchmarks: Benchmarks = {
  lighthouse: benchLighthouse,
  search: benchSearch,
  relevance: benchRelevance,
  sandbox: benchSandbox,
  openapi: benchOpenApi,
};

const benchmarks: Benchmarks = {...tableBenchmarks, ...otherBenchmarks};

const usage = `Usage:
  npm run bench               Run ${Object.keys(tableBenchmarks).join(', ')}, and update the table in README.md
  npm run bench -- <name>…    Run only the named benchmarks: ${Object.keys(benchmarks).join(', ')}
  npm run bench -- compare <commit> [<page>…] [--runs <n>]
                              Compare the working tree with a commit. Pages: ${reportedPages.join(', ')}`;

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {help: {type: 'boolean'}, runs: {type: 'string', default: '5'}},
  });
  if (values.help) {
    console.log(usage);
  } else if (positionals[0] === 'compare') {
    await compare(positionals.slice(1), Number(values.runs));
  } else {
    await runBenchmarks(positionals);
  }
}

async function compare([commit, ...names]: readonly string[], runs: number): Promise<void> {
  const unknown = names.filter((name) => !reportedPages.some((page) => page === name));
  if (commit === undefined || unknown.length > 0 || !(Number.isInteger(runs) && runs > 0)) {
    throw new Error(usage);
  }
  const pages = reportedPages.filter((page) => names.length === 0 || names.includes(page));
  if (!(await compareWithCommit(commit, pages, runs))) {
    process.exitCode = 1;
  }
}

async function runBenchmarks(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !(name in benchmarks));
  if (unknown.length > 0) {
    throw new Error(`Unknown benchmark: ${unknown.join(', ')}.\n\n${usage}`);
  }
  const rows: Row[] = [];
  for (const name of names.length === 0 ? Object.keys(tableBenchmarks) : names) {
    rows.push(...((await benchmarks[name]?.()) ?? []));
  }
  if (names.length === 0) writeTable(rows);
  else if (rows.length > 0) console.table(rows);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
