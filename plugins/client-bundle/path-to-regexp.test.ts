import {createRequire} from 'node:module';
import {expect, test} from 'vitest';
import pathToRegexp from './client/path-to-regexp';

const original = createRequire(createRequire(__filename).resolve('react-router'))(
  'path-to-regexp',
) as typeof pathToRegexp;

const paths = ['*', '/', '/docs', '/docs/', '/docs/x-api/overview', '/a.b/c+d', '/a\\.b', '/x\\(y\\)', '/ä', ''];
const addresses = [
  ...paths,
  '/docs/intro',
  '/DOCS',
  '/docs2',
  '/docs/x-api/overview/',
  '/aXb/c+d',
  '/a.b',
  '/x(y)',
  '//',
];
const flags = [true, false];
const options = flags.flatMap((end) => flags.flatMap((strict) => flags.map((sensitive) => ({end, strict, sensitive}))));

test.each(paths)('finds what path-to-regexp finds by %s', (path) => {
  for (const option of options) {
    const [keys, originalKeys] = [[], []] as {name: number}[][];
    const own = pathToRegexp(path, keys ?? [], option);
    const theirs = original(path, originalKeys ?? [], option);
    expect(addresses.map((address) => own.exec(address)?.slice())).toEqual(
      addresses.map((address) => theirs.exec(address)?.slice()),
    );
    expect(keys?.map(({name}) => name)).toEqual(originalKeys?.map(({name}) => name));
  }
});

test.each(['/docs/:id', '/docs/*', '/(a|b)'])('a path with parameters stops the build: %s', (path) => {
  expect(() => pathToRegexp(path, [], {})).toThrow('has parameters');
});
