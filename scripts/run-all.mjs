import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import process from 'node:process';

/**
 * Runs scripts of the package.json in the current folder side by side, and prints one line for each; what a script says is printed when it fails.
 *
 * node scripts/run-all.mjs [--one-by-one] <name or prefix*> … [!<name that a prefix shall not mean>]
 */

const {scripts} = /** @type {{scripts: Record<string, string>}} */ (JSON.parse(readFileSync('package.json', 'utf8')));

const patterns = process.argv.slice(2).filter((argument) => !/^(?:--|!)/.test(argument));
const left = process.argv.filter((argument) => argument.startsWith('!')).map((argument) => argument.slice(1));
const oneByOne = process.argv.includes('--one-by-one');

const names = patterns.flatMap((pattern) => {
  const isPrefix = pattern.endsWith('*');
  const found = Object.keys(scripts).filter((name) =>
    isPrefix ? name.startsWith(pattern.slice(0, -1)) && !left.includes(name) : name === pattern,
  );
  if (found.length === 0 && !isPrefix) {
    console.error(`No script of package.json is called ${pattern}.`);
    process.exit(1);
  }
  return found;
});

/**
 * @param {string} name - A script of package.json.
 * @returns {Promise<boolean>} Whether it succeeded.
 */
function run(name) {
  const start = performance.now();
  const npm = process.env.npm_execpath;
  const options = {env: {...process.env, ...(process.stdout.isTTY && {FORCE_COLOR: '1'})}};
  // npm tells where it is, so that no shell is needed; without npm the shell finds it (on Windows it is a .cmd file).
  const child = npm
    ? spawn(process.execPath, [npm, 'run', '--silent', name], options)
    : spawn(`npm run --silent ${name}`, {...options, shell: true});
  /** @type {Buffer[]} */
  const output = [];
  child.stdout.on('data', (/** @type {Buffer} */ chunk) => output.push(chunk));
  child.stderr.on('data', (/** @type {Buffer} */ chunk) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${seconds} s  ${name}`);
      if (code !== 0) {
        console.log(`\n${Buffer.concat(output).toString().trim()}\n`);
      }
      resolve(code === 0);
    });
  });
}

const queue = [...names];
/** @type {string[]} */
const failed = [];

async function work() {
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    if (!(await run(name))) {
      failed.push(name);
    }
  }
}

await Promise.all(Array.from({length: oneByOne ? 1 : Math.min(availableParallelism(), 4)}, work));
if (failed.length > 0) {
  console.error(`${failed.length} of ${names.length} failed: ${failed.map((name) => `npm run ${name}`).join(', ')}`);
  process.exitCode = 1;
}
