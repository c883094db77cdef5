import {createRequire} from 'node:module';
import {expect, test} from 'vitest';
import {isOther} from './changes';

interface Options {
  readonly path: string;
  readonly exact: boolean;
}

const {matchPath} = createRequire(__filename)('react-router') as {
  matchPath: (pathname: string, options: Options) => object | null;
};
// eslint-disable-next-line @typescript-eslint/no-implied-eval -- it is put into the code of the router as text
const isOtherPage = new Function('pathname', 'path', 'exact', `return ${isOther}`) as (
  pathname: string,
  path: string,
  exact: boolean,
) => boolean;

const addresses = [
  '',
  '/',
  '//',
  '/docs',
  '/docs/',
  '/docs//',
  '/DOCS',
  '/docs2',
  '/docs/ä',
  '/docs/Ä',
  '/a.b',
  '/aXb',
  '/x(y)',
];
const paths = [...addresses, '*', '/docs/:id', '/docs/*', '/(docs|a)', String.raw`/a\.b`, String.raw`/x\(y\)`];

test.each(paths)('no page that the router finds by %s is called another one', (path) => {
  for (const exact of [true, false]) {
    const found = addresses.filter((address) => matchPath(address, {path, exact}) !== null);
    expect(found.filter((address) => isOtherPage(address, path, exact))).toEqual([]);
  }
});

test('a page at another address is called so', () => {
  expect(isOtherPage('/docs/page-1', '/docs/page-2', true)).toBe(true);
});
