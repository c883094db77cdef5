import {spawnSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {rehearse, seenNow, toDo, type Seen, type Swizzle} from './swizzles/rehearse';
import {installedThemes} from './swizzles/themes';

/*
 * Tells how the files under src/theme differ from what they replace in the installed themes:
 *
 * npm run swizzles                 a line each, and what to do after an upgrade
 * npm run swizzles -- TOC          the difference of one; --all: of all that replace their original
 * npm run swizzles -- --accept     the originals were looked at: remembers what they are like
 */

const folder = path.resolve(__dirname, '../src/theme');
const record = path.join(folder, 'originals.json');
const seen = JSON.parse(readFileSync(record, 'utf8')) as Record<string, Seen>;
const swizzles = rehearse(folder, installedThemes, seen);

/** The difference as git shows it; the files need not be in a repository. */
function difference({module, original}: Swizzle, ...options: string[]): string {
  const theirs = original === undefined ? '/dev/null' : path.join(original.theme.folder, original.module);
  const args = ['diff', '--no-index', ...options, '--', theirs, path.join(folder, module)];
  return spawnSync('git', args, {encoding: 'utf8'}).stdout;
}

function summary(swizzle: Swizzle): string {
  const {component, kind, original, change} = swizzle;
  const [added = '?', removed = '?'] = difference(swizzle, '--numstat').split('\t');
  const lines = kind === 'wraps' ? 'wraps' : `replaces, +${added} −${removed} lines`;
  const theme = original === undefined ? 'nothing' : `${original.theme.packageName}@${original.theme.version}`;
  return `${component} (${theme}; ${lines})\n  ${change}`;
}

const [name] = process.argv.slice(2);
if (name === '--accept') {
  writeFileSync(record, `${JSON.stringify(seenNow(swizzles), null, 2)}\n`);
  console.log(`${path.relative('.', record)} has the originals of today.`);
} else if (name === undefined) {
  const open = swizzles.map(toDo).filter((line) => line !== undefined);
  console.log([...swizzles.map(summary), '', ...(open.length > 0 ? open : ['No original has changed.'])].join('\n'));
  process.exitCode = open.length > 0 ? 1 : 0;
} else {
  const wanted = swizzles.filter(({component, kind}) => (name === '--all' ? kind === 'replaces' : component === name));
  if (wanted.length === 0) {
    console.error(`There is no src/theme/${name}. There are: ${swizzles.map(({component}) => component).join(', ')}.`);
    process.exitCode = 1;
  }
  const color = process.stdout.isTTY ? '--color=always' : '--color=never';
  console.log(wanted.map((swizzle) => difference(swizzle, color)).join('\n'));
}
