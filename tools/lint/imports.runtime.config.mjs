import {readdirSync, readFileSync} from 'node:fs';
import {builtinModules} from 'node:module';
import path from 'node:path';
import {options, otherFiles, testFiles} from './imports.config.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** @param {string} folder */
function listDependencies(folder) {
  const manifest = readFileSync(path.join(root, folder, 'package.json'), 'utf8');
  const {dependencies = {}} = /** @type {{dependencies?: Record<string, string>}} */ (JSON.parse(manifest));
  return Object.keys(dependencies);
}

/**
 * The npm packages that browser code may use: the dependencies of the site and of its packages. Those of Docusaurus
 * plugins, internal helpers, and packages with an entry point for Node are mostly for Node.
 */
const browserPackages = [
  ...['.', 'product/widget', ...readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}`)]
    .filter((folder) => !/^packages\/(?:internal|mock-api|openapi|docusaurus-)/.test(folder))
    .flatMap(listDependencies),
  '@codemirror/[^/]+',
  '@lezer/[^/]+',
  '@docusaurus/(?!logger|types|utils)[^/]+',
  'ret',
];

/**
 * The rules for imports at run time: folders don't import each other, directly or through others, and browser
 * code doesn't import Node.js modules or build-time packages.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {name: 'circular folders', severity: 'error', scope: 'folder', from: {}, to: {circular: true}},
    {
      name: 'browser code',
      severity: 'error',
      comment:
        'Code in src/, client/, and components/ runs in the browser, without Node.js modules and packages that are not in the "dependencies" of package.json.',
      from: {path: '^src/|/(?:client|components)/'},
      to: {
        path: `^(?:${builtinModules.join('|')})$|node_modules/`,
        pathNot: `node_modules/(?:${browserPackages.join('|')})/`,
        reachable: true,
      },
    },
  ],
  options: {...options, exclude: {path: [otherFiles, testFiles]}},
};
