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

// Everything else requires the dependencies and a supported version of Node.js.
const {runDocusaurus} = await import('./run-docusaurus.mjs');
await runDocusaurus(process.argv, process.cwd());
