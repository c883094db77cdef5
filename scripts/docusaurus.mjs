import process from 'node:process';
import {styleText} from 'node:util';
import {runCLI} from '@docusaurus/core/lib/index.js';
import {explainError} from './explain-error.mjs';

/**
 * The Docusaurus command line, with its arguments unchanged and two differences: an error is explained, its cause first,
 * and no other host is asked for a newer version.
 */

process.env.NODE_ENV ??= 'development';
process.env.BABEL_ENV ??= 'development';

/** @param {unknown} error */
function stop(error) {
  console.error(`\n${styleText('red', '[ERROR]')} ${explainError(error, process.cwd())}`);
  process.exit(1);
}

process.on('unhandledRejection', stop);
try {
  await runCLI(/** @type {[string, string, ...string[]]} */ (process.argv));
} catch (error) {
  stop(error);
}
