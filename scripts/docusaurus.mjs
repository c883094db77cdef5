import process from 'node:process';
import {styleText} from 'node:util';
import {runCLI} from '@docusaurus/core/lib/index.js';
import {explainError} from './explain-error.mjs';

/*
 * The Docusaurus command line with two differences: error messages start with the cause, and Docusaurus doesn't check the npm
 * registry for a newer version.
 */

process.env.NODE_ENV ??= 'development';
process.env.BABEL_ENV ??= 'development';

/** @param {unknown} error */
function exitWithError(error) {
  console.error(`\n${styleText('red', '[ERROR]')} ${explainError(error, process.cwd())}`);
  process.exit(1);
}

process.on('unhandledRejection', exitWithError);
try {
  await runCLI(/** @type {[string, string, ...string[]]} */ (process.argv));
} catch (error) {
  exitWithError(error);
}
