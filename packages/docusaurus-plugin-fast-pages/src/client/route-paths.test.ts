import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test} from 'vitest';
import addRouteFilter from '../react-router-loader';
import {cannotMatch} from './route-paths';

/** Resolves modules from the package that depends on React Router. */
const requireFromCore = createRequire(createRequire(import.meta.url).resolve('@docusaurus/core/package.json'));
const {matchPath} = requireFromCore('react-router') as {matchPath: (pathname: string, options: unknown) => unknown};

const pathnames = [
  '/',
  '/docs',
  '/docs/',
  '/Docs/Intro',
  '/docs/intro/',
  '/docs/introduction',
  '/docs/a.b',
  '/文档/a',
  '/İ/x',
  '//',
];
const paths = [
  '/',
  '',
  '/docs',
  '/docs/',
  '/docs/intro',
  '/DOCS/intro/',
  '/docs/a.b',
  '/docs/a-b',
  '/文档/',
  '/İ/x',
  '*',
  '/docs/:id',
  '/docs/(a|intro)',
  '/docs?',
];
const options = [{}, {exact: true}, {strict: true}, {exact: true, strict: true}, {sensitive: true}];

test('only routes that do not match are skipped', () => {
  const cases = pathnames.flatMap((pathname) => [
    ...paths.flatMap((path) => options.map((option) => [pathname, {...option, path}] as const)),
    ...paths.map((path) => [pathname, path] as const),
    [pathname, {}] as const,
    [pathname, {path: paths}] as const,
    [pathname, paths] as const,
  ]);
  const skipped = cases.filter(([pathname, pattern]) => cannotMatch(pathname, pattern));
  expect(skipped.filter(([pathname, pattern]) => matchPath(pathname, pattern) !== null)).toEqual([]);
  expect(skipped).toContainEqual(['/docs/intro/', {path: '/docs/a-b', exact: true}]);
});

test('the filter is part of the installed React Router, and of no other version', () => {
  const file = path.join(path.dirname(requireFromCore.resolve('react-router')), 'esm/react-router.js');
  expect(addRouteFilter(readFileSync(file, 'utf8'))).toMatch(
    /^import \{cannotMatch\} from ".*client\/route-paths\.js";\n[^]*function matchPath\(.*\n.*cannotMatch/,
  );
  expect(addRouteFilter('export const version = 6;')).toBe('export const version = 6;');
});
