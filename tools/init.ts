import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {OpenApiError} from '@developer-docs/openapi/node';
import {readApiSources} from './init/documents';
import {exampleFiles} from './init/example-product';
import {askOnTerminal, isYes, readOptions, usage} from './init/options';
import {maxOperationPages} from './init/pages';
import {replaceProduct} from './init/replace-product';
import {UsageError} from './new/draft';

const root = path.resolve(__dirname, '..');

const runGit = (...args: string[]) => execFileSync('git', args, {cwd: root, encoding: 'utf8'});

/** `npm run init`: replaces the example product with an adopter's own product. */
async function main(): Promise<void> {
  const options = await readOptions(process.argv.slice(2), askOnTerminal);
  if (options === undefined) {
    console.log(usage);
    return;
  }
  checkCleanClone();
  const sources = await readApiSources(options.documents);
  console.log(describePlan());
  if (!options.isConfirmed && !isYes(await askOnTerminal('Continue?', 'no'))) {
    throw new UsageError('Nothing was changed.');
  }
  const restore = () => {
    runGit('reset', '--quiet', '--hard');
    runGit('clean', '--quiet', '--force', '-d');
  };
  process.once('SIGINT', () => {
    restore();
    console.error('Canceled. Nothing was changed.');
    process.exit(130);
  });
  try {
    await replaceProduct(root, options, sources);
  } catch (error) {
    restore();
    throw error;
  }
  console.log(describeResult(sources));
}

/** @throws UsageError if a change could be lost. */
function checkCleanClone(): void {
  let changes: string;
  try {
    changes = runGit('status', '--porcelain');
  } catch {
    throw new UsageError(
      "This folder isn't a clone of a Git repository, so a failure couldn't be undone. Clone the repository first.",
    );
  }
  if (changes !== '') {
    throw new UsageError(
      `The clone has uncommitted changes:\n${changes}Commit or discard them, and run the command again.`,
    );
  }
}

const describePlan = () =>
  [
    'This removes the example product:',
    ...Object.entries(exampleFiles).map(([content, files]) => `  ${content}: ${files.join(', ')}`),
    'It rewrites the sidebar, the configuration, the changelog, the published URLs, and parts of README.md and CONTRIBUTING.md.',
    'To undo it afterward, run: git reset --hard && git clean -fd',
  ].join('\n');

function describeResult(sources: Awaited<ReturnType<typeof readApiSources>>): string {
  const apis = sources.map(({id, model: {operations}}) => {
    const pages =
      operations.length > maxOperationPages
        ? `no separate pages, because there are more than ${maxOperationPages}`
        : 'a page each';
    return `  ${id}: ${operations.length} operations, ${pages}`;
  });
  return [
    'Created the first version of your site:',
    ...apis,
    'Next steps:',
    '- Preview the site: npm start',
    sources.length === 0
      ? '- Replace docs/ and sidebars.ts with those of your site, as described in config/README.md.'
      : '- Write docs/intro.mdx and the overview pages in docs/api/.',
    '- Replace static/img/logo.svg, logo-dark.svg, and favicon.svg, and the colors in src/css/tokens.css.',
    '- Run all checks and tests: npm test',
    '- Commit the result: git add --all && git commit --message "Replace the example product"',
  ].join('\n');
}

main().catch((error: unknown) => {
  console.error(error instanceof UsageError || error instanceof OpenApiError ? error.message : error);
  process.exitCode = 1;
});
