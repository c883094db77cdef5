import process from 'node:process';
import {styleText} from 'node:util';
import {runCLI} from '@docusaurus/core/lib/index.js';
import {explainError} from './explain-error.mjs';
import {minifyScriptsOnce} from './minify-once.mjs';

/**
 * The Docusaurus command line, with its arguments unchanged and three differences: an error is explained, its cause first,
 * no other host is asked for a newer version, and inline scripts are minified once.
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
  minifyScriptsOnce();
  await runCLI(/** @type {[string, string, ...string[]]} */ (process.argv));
} catch (error) {
  stop(error);
}
