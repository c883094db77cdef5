import {describe, expect, test} from 'vitest';
import {addReleasedUrls, findIds, findUrlProblems} from './published-urls';

const pageIds = new Map([
  ['/', new Set<string>()],
  ['/docs/new', new Set(['error-a', 'part'])],
  ['/docs/intro', new Set(['start'])],
]);

describe('findUrlProblems', () => {
  test('accepts published URLs that exist or are redirected', () => {
    const published = ['/', '/docs/new#error-a', '/docs/old', '/docs/old#error-b', '/docs/intro#begin'];
    expect(
      findUrlProblems(published, pageIds, {'/docs/old': '/docs/new', '/docs/intro#begin': '/docs/intro#start'}),
    ).toEqual([]);
  });

  test('reports published URLs that no longer exist, and the line to add', () => {
    expect(findUrlProblems(['/docs/old', '/docs/new#error-b', '/docs/intro'], pageIds, {})).toEqual([
      `"/docs/old" was published and no longer exists. Add a redirect: '/docs/old': '/docs/…',`,
      `"/docs/new#error-b" was published and no longer exists. Add a redirect: '/docs/new#error-b': '/docs/…',`,
    ]);
  });

  test.each([
    ['/docs/old', '/docs/nowhere', `"/docs/old" is redirected to "/docs/nowhere", which doesn't exist.`],
    ['/docs/old', '/docs/new#nothing', `"/docs/old" is redirected to "/docs/new#nothing", which doesn't exist.`],
    ['/docs/intro', '/docs/new', '"/docs/intro" is redirected, but it still exists. Remove the redirect'],
    ['/docs/intro#start', '/docs/new', '"/docs/intro#start" is redirected, but it still exists.'],
    [
      '/docs/old#part',
      '/docs/new#part',
      `"/docs/old#part" is redirected, but its page doesn't exist. Redirect the page, "/docs/old"`,
    ],
    ['docs/old', '/docs/new', 'The redirect from "docs/old" to "/docs/new" is invalid'],
  ])('reports an invalid redirect from %s to %s', (from, to, message) => {
    const problems = findUrlProblems([], pageIds, {[from]: to});
    expect(problems).toEqual([expect.stringContaining(message)]);
  });

  test('reports a redirect to a redirect, and the final target', () => {
    expect(findUrlProblems([], pageIds, {'/docs/older': '/docs/old', '/docs/old': '/docs/new'})).toEqual([
      `"/docs/older" is redirected to "/docs/old", which doesn't exist: it's redirected to "/docs/new". Redirect directly to that URL.`,
    ]);
  });
});

test('addReleasedUrls adds pages and matching anchors, and removes nothing', () => {
  expect(addReleasedUrls(['/docs/old'], pageIds, (id) => id.startsWith('error-'))).toEqual([
    '/',
    '/docs/intro',
    '/docs/new',
    '/docs/new#error-a',
    '/docs/old',
  ]);
});

test('findIds finds the IDs of all elements, quoted or not', () => {
  expect([...findIds('<h2 class="a" id="b">x</h2><p id=c>y</p><p data-id="d">z id="e"</p>')]).toEqual(['b', 'c']);
});
