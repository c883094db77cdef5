import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  auditSwizzles,
  getCurrentOriginals,
  getInstruction,
  type ReviewedOriginals,
  type Swizzle,
} from './swizzles/audit';
import {installedThemes} from './swizzles/installed-themes';

/*
 * Compares the components in src/theme with the originals in the installed themes:
 *
 * npm run swizzles                 lists all swizzled components, and fails if an original needs a review
 * npm run swizzles -- TOC          shows the difference between a component and its original
 * npm run swizzles -- --accept     marks the installed originals as reviewed
 */

const themeFolder = path.resolve(__dirname, '../src/theme');
const originalsFile = path.join(themeFolder, 'originals.json');
const reviewedOriginals = JSON.parse(readFileSync(originalsFile, 'utf8')) as ReviewedOriginals;
const swizzles = auditSwizzles(themeFolder, installedThemes, reviewedOriginals);

function diffWithOriginal({module, original}: Swizzle, ...options: string[]): string {
  const originalFile = original === undefined ? '/dev/null' : path.join(original.theme.folder, original.module);
  // Unlike `diff`, `git diff --no-index` is available wherever the repository can be cloned.
  const args = ['diff', '--no-index', ...options, '--', originalFile, path.join(themeFolder, module)];
  return spawnSync('git', args, {encoding: 'utf8'}).stdout;
}

function summarize(swizzle: Swizzle): string {
  const {component, kind, original, change} = swizzle;
  const [added = '?', removed = '?'] = diffWithOriginal(swizzle, '--numstat').split('\t');
  const extent = kind === 'wraps' ? 'wraps' : `replaces, +${added} −${removed} lines`;
  const theme = original === undefined ? 'no original' : `${original.theme.packageName}@${original.theme.version}`;
  return `${component} (${theme}; ${extent})\n  ${change}`;
}

const [argument] = process.argv.slice(2);
if (argument === '--accept') {
  writeFileSync(originalsFile, `${JSON.stringify(getCurrentOriginals(swizzles), null, 2)}\n`);
  console.log(`Marked the installed originals as reviewed in ${path.relative('.', originalsFile)}.`);
} else if (argument === undefined) {
  const instructions = swizzles.map(getInstruction).filter((instruction) => instruction !== undefined);
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
