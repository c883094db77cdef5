import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {version} from '@docusaurus/core/package.json';
import {
  createReviewedOriginals,
  findPendingReviews,
  listSwizzles,
  type ReviewedOriginals,
  type Swizzle,
} from './swizzles/audit';

/*
 * Compares the components in src/theme with the originals in the installed themes:
 *
 * npm run swizzles                 lists all swizzled components, and fails if an original needs a review
 * npm run swizzles -- TOC          shows the difference between a component and its original
 * npm run swizzles -- --accept     marks the installed originals as reviewed
 */

const root = path.resolve(__dirname, '..');
const originalsFile = path.join(root, 'src/theme/originals.json');
const swizzles = listSwizzles(path.join(root, 'src/theme'), [
  path.join(root, 'node_modules/@docusaurus/theme-classic/src/theme'),
  path.join(root, 'node_modules/@docusaurus/core/lib/client/theme-fallback'),
]);

function diffWithOriginal({file, original}: Swizzle, ...options: string[]): string {
  // Unlike `diff`, `git diff --no-index` is available on every machine with a clone.
  const args = ['diff', '--no-index', ...options, '--', original?.file ?? '/dev/null', file];
  return spawnSync('git', args, {encoding: 'utf8'}).stdout;
}

function summarize(swizzle: Swizzle): string {
  const [added = '?', removed = '?'] = diffWithOriginal(swizzle, '--numstat').split('\t');
  const extent = swizzle.kind === 'wraps' ? 'wraps' : `replaces, +${added} −${removed} lines`;
  return `${swizzle.component} (${extent})\n  ${swizzle.change}`;
}

const [argument] = process.argv.slice(2);
if (argument === '--accept') {
  writeFileSync(originalsFile, `${JSON.stringify(createReviewedOriginals(version, swizzles), null, 2)}\n`);
  console.log('Marked the installed originals as reviewed in src/theme/originals.json.');
} else if (argument === undefined) {
  const reviewedOriginals = JSON.parse(readFileSync(originalsFile, 'utf8')) as ReviewedOriginals;
  const instructions = findPendingReviews(swizzles, reviewedOriginals, version);
  console.log([...swizzles.map(summarize), ''].join('\n'));
  console.log(instructions.length > 0 ? instructions.join('\n') : 'No original has changed.');
  process.exitCode = instructions.length > 0 ? 1 : 0;
} else {
  const swizzle = swizzles.find(({component}) => component === argument);
  if (swizzle === undefined) {
    const components = swizzles.map(({component}) => component).join(', ');
    console.error(`src/theme/${argument} doesn't exist. Swizzled components: ${components}.`);
    process.exitCode = 1;
  } else {
    console.log(diffWithOriginal(swizzle, process.stdout.isTTY ? '--color=always' : '--color=never'));
  }
}
