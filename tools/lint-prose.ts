import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {lintProse} from './prose/rules';

/*
 * Checks prose: Markdown, the descriptions in the contract, and strings in the code, such as labels and error messages.
 * Arguments are the files to check, relative to the root. Default: all files.
 */

const checkedFile =
  /\.mdx?$|^contract\/.*\.(?:ya?ml|d\.ts)$|^(?:config|plugins|scripts|src|packages\/(?:mock-api|widget)\/src)\/.*\.(?:tsx?|mjs)$/;

/**
 * Files that don't contain our own prose: tests, text in other languages, third-party OpenAPI documents, and text that
 * the mock API generates.
 */
const ignoredFile =
  /\.(?:test|spec)\.|^contract\/imported\/|(?:^|\/)fixtures\/|\/messages\/(?!en\.)|mock-api\/src\/product\/generation\/|^scripts\/prose\//;

const {stdout} = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {encoding: 'utf8'});
const files = process.argv.length > 2 ? process.argv.slice(2) : stdout.split('\0').filter(existsSync);

for (const file of files.filter((name) => checkedFile.test(name) && !ignoredFile.test(name))) {
  for (const finding of lintProse(file, readFileSync(file, 'utf8'))) {
    console.error(finding);
    process.exitCode = 1;
  }
}
