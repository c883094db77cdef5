import {parseArgs} from 'node:util';
import {benchBuilds} from './builds';
import {compareColdBuilds} from './builds/compare-cold-builds';
import {benchGeneratedPages} from './builds/generated-pages';
import {benchLighthouse} from './lighthouse/all-pages';
import {benchOpenApi} from './openapi';
import {benchPages} from './pages';
import {writeTable, type Row} from './readme-table';
import {benchSite} from './search/site';

/** What `npm run bench` measures, in this order; `npm run bench -- pages builds` measures some of it. */
const parts: Readonly<Record<string, () => Promise<Row[]>>> = {
  pages: benchPages,
  lighthouse: benchLighthouse,
  builds: benchBuilds,
  search: benchSite,
  openapi: benchOpenApi,
};

/**
 * Everything is measured, and what belongs there written into the README; some parts, when they are named, and printed alone
 * unless `--write` is there. `--cold-builds 20` builds the site so often from clean instead, and compares every byte;
 * `--pages 2000` builds it with 500, 1,000 and 2,000 more pages.
 */
async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {'cold-builds': {type: 'string'}, pages: {type: 'string'}, write: {type: 'boolean'}},
  });
  if (values['cold-builds'] !== undefined) {
    await compareColdBuilds(Number(values['cold-builds']));
    return;
  }
  if (values.pages !== undefined) {
    console.table(await benchGeneratedPages(Number(values.pages)));
    return;
  }
  const unknown = positionals.filter((name) => !(name in parts));
  if (unknown.length > 0) {
    throw new Error(`There is no "${unknown.join('", "')}" to measure, but ${Object.keys(parts).join(', ')}.`);
  }
  const rows: Row[] = [];
  for (const [name, measure] of Object.entries(parts)) {
    if (positionals.length === 0 || positionals.includes(name)) {
      rows.push(...(await measure()));
    }
  }
  if (values.write ?? positionals.length === 0) writeTable(rows);
  else console.table(rows);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
