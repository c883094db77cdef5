import {describe, expect, test} from 'vitest';
import {addressProblems, afterRelease, idsOf} from './published';

const built = new Map([
  ['/', new Set<string>()],
  ['/docs/new', new Set(['error-a', 'part'])],
  ['/docs/intro', new Set(['start'])],
]);

describe('the addresses of a build', () => {
  test('are right when all that were published are there, or have moved', () => {
    const published = ['/', '/docs/new#error-a', '/docs/old', '/docs/old#error-b', '/docs/intro#begin'];
    expect(
      addressProblems(published, built, {'/docs/old': '/docs/new', '/docs/intro#begin': '/docs/intro#start'}),
    ).toEqual([]);
  });

  test('are wrong when one has vanished: the message says what to write', () => {
    expect(addressProblems(['/docs/old', '/docs/new#error-b', '/docs/intro'], built, {})).toEqual([
      `"/docs/old" was published and is gone. Say where it has moved: '/docs/old': '/docs/…',`,
      `"/docs/new#error-b" was published and is gone. Say where it has moved: '/docs/new#error-b': '/docs/…',`,
    ]);
  });

  test.each([
    ['/docs/old', '/docs/nowhere', '"/docs/old" leads to "/docs/nowhere", which is not there.'],
    ['/docs/old', '/docs/new#nothing', '"/docs/old" leads to "/docs/new#nothing", which is not there.'],
    ['/docs/intro', '/docs/new', '"/docs/intro" is said to have moved, but it is still there. Remove its line'],
    ['/docs/intro#start', '/docs/new', '"/docs/intro#start" is said to have moved, but it is still there.'],
    [
      '/docs/old#part',
      '/docs/new#part',
      '"/docs/old#part" is an anchor of a page that is not there. Give a line to the page, "/docs/old"',
    ],
    ['docs/old', '/docs/new', '"docs/old" and "/docs/new" have to start with a slash'],
  ])('have no redirect from %s to %s', (from, to, message) => {
    const [problem, ...others] = addressProblems([], built, {[from]: to});
    expect(problem).toContain(message);
    expect(others).toEqual([]);
  });

  test('lead to the end at once: a redirect to a redirect says where it ends', () => {
    expect(addressProblems([], built, {'/docs/older': '/docs/old', '/docs/old': '/docs/new'})).toEqual([
      '"/docs/older" leads to "/docs/old", which is not there: it has moved on to "/docs/new". Lead there at once.',
    ]);
  });
});

test('a release adds pages and the anchors that answers name, and forgets nothing', () => {
  expect(afterRelease(['/docs/old'], built, (id) => id.startsWith('error-'))).toEqual([
    '/',
    '/docs/intro',
    '/docs/new',
    '/docs/new#error-a',
    '/docs/old',
  ]);
});

test('ids are found in any element, quoted or not', () => {
  expect([...idsOf('<h2 class="a" id="b">x</h2><p id=c>y</p><p data-id="d">z id="e"</p>')]).toEqual(['b', 'c']);
});
