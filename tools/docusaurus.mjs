import path from 'node:path';
import process from 'node:process';
import {findInstallationProblem} from './check-installation.mjs';

/*
 * The Docusaurus CLI with two differences: error messages state the file, the line, and the fix, and Docusaurus doesn't
 * check the npm registry for a newer version.
 */

const problem = findInstallationProblem(process.cwd(), process.versions.node);
if (problem !== undefined) {
  console.error(`\n[ERROR] ${problem}`);
  process.exit(1);
}

// Everything else requires the dependencies and a supported version of Node.js. Docusaurus compiles it like its plugins.
const {loadFreshModule} = await import('@docusaurus/utils');
const {runDocusaurus} = /** @type {typeof import('./run-docusaurus')} */ (
  await loadFreshModule(path.resolve(import.meta.dirname, 'run-docusaurus.ts'))
);
await runDocusaurus(process.argv, process.cwd());
