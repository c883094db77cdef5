import {parseArgs} from 'node:util';
import {printTables, type BenchOptions, type Tables} from './report';

/** The benchmarks. Each one is loaded only if it runs, because they import most of the repository. */
const benchmarks: Readonly<Record<string, (options: BenchOptions) => Promise<Tables>>> = {
  pages: async () => (await import('./pages')).benchPages(),
  scale: async (options) => (await import('./scale')).benchScale(options),
  relevance: async () => (await import('./relevance')).benchRelevance(),
  'search-peers': async (options) => (await import('./search-peers')).benchSearchPeers(options),
  sandbox: async (options) => (await import('./sandbox')).benchSandbox(options),
  openapi: async (options) => (await import('./openapi')).benchOpenApi(options),
  sites: async (options) => (await import('./sites/sites')).benchSites(options),
  lighthouse: async (options) => (await import('./lighthouse')).benchLighthouse(options),
};

const usage = `Usage: npm run bench -- <benchmark> [options]

Benchmarks: ${Object.keys(benchmarks).join(', ')} (described in bench/README.md)

  --runs <n>          How often to measure; the median is reported
  --only <name>       Measure only this page (lighthouse), document (openapi), project (search-peers), site (sites), or size
                      (scale); can be repeated`;

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      runs: {type: 'string'},
      only: {type: 'string', multiple: true},
      help: {type: 'boolean'},
    },
  });
  const [name = '', ...others] = positionals;
  const benchmark = benchmarks[name];
  const runs = values.runs === undefined ? undefined : Number(values.runs);
  if (values.help) {
    console.log(usage);
    return;
  }
  const hasValidRuns = runs === undefined || (Number.isInteger(runs) && runs > 0);
  if (benchmark === undefined || others.length > 0 || !hasValidRuns) throw new Error(usage);
  printTables(await benchmark({runs, only: values.only}));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
