import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Checks that the Node.js version is supported, and that the dependencies are installed. This file must run in old
 * versions of Node.js, and without dependencies.
 *
 * @param {string} root - Absolute path of the site folder.
 * @param {string} nodeVersion - The version of Node.js, such as `20.19.0`.
 * @returns {string | undefined} What's wrong and how to fix it; `undefined` if there's no problem.
 */
export function findInstallationProblem(root, nodeVersion) {
  const {engines, dependencies, devDependencies} =
    /** @type {{engines: {node: string}, dependencies: Record<string, string>, devDependencies: Record<string, string>}} */ (
      JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
    );
  const minimum = engines.node.replace('>=', '');
  if (nodeVersion.localeCompare(minimum, undefined, {numeric: true}) < 0) {
    return `Node.js ${nodeVersion} is too old: this site needs version ${minimum} or later (package.json, "engines").\n  Fix: Install it, for example with "nvm install ${minimum}", and run "npm ci".`;
  }
  const names = Object.keys({...dependencies, ...devDependencies});
  const missingPackages = names.filter((name) => !existsSync(path.join(root, 'node_modules', name)));
  if (missingPackages.length > 0) {
    const list =
      missingPackages.slice(0, 3).join(', ') +
      (missingPackages.length > 3 ? ` and ${String(missingPackages.length - 3)} more` : '');
    return `${missingPackages.length === 1 ? 'A dependency of package.json is' : `${String(missingPackages.length)} dependencies of package.json are`} not installed: ${list}.\n  Fix: Run "npm ci".`;
  }
  return undefined;
}
