import {describe, expect, test} from 'vitest';
import {findIds, findUrlProblems} from './published-urls';

const pages = new Map([
  ['/', {path: '/', ids: new Set<string>()}],
  ['/docs/new', {path: '/docs/new', ids: new Set(['error-a', 'part'])}],
  ['/docs/intro', {path: '/docs/intro', ids: new Set(['start'])}],
]);
const urls = {pages, hasFile: (path: string) => path === '/manual.pdf'};

const findProblems = (publishedUrls: readonly string[], redirects: Readonly<Record<string, string>>) =>
  findUrlProblems(publishedUrls, urls, new Map(Object.entries(redirects)));

describe('findUrlProblems', () => {
  test('accepts published URLs that exist or are redirected', () => {
    const published = ['/', '/docs/new#error-a', '/docs/old', '/docs/old#error-b', '/docs/intro#begin', '/manual.pdf'];
    expect(findProblems(published, {'/docs/old': '/docs/new', '/docs/intro#begin': '/docs/intro#start'})).toEqual([]);
  });

  test('accepts URLs with and without a trailing slash', () => {
    expect(
      findProblems(['/docs/new/', '/docs/old/'], {'/docs/old': '/docs/new/', '/docs/older/': '/docs/new'}),
    ).toEqual([]);
  });

  test('reports published URLs that no longer exist, and the entry to add', () => {
    expect(findProblems(['/docs/old', '/docs/new#error-b', '/docs/intro'], {})).toEqual([
      `"/docs/old" was published and no longer exists. Add it to the option "redirects": {from: '/docs/old', to: '/…'}`,
      `"/docs/new#error-b" was published and no longer exists. Add it to the option "redirects": {from: '/docs/new#error-b', to: '/…'}`,
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
    ['/docs/old', '/docs/old/?a', '"/docs/old" is redirected to itself. Correct the target.'],
    ['/manual.pdf', '/docs/new', '"/manual.pdf" is redirected, but it still exists.'],
  ])('reports an invalid redirect from %s to %s', (from, to, message) => {
    const problems = findProblems([], {[from]: to});
    expect(problems).toEqual([expect.stringContaining(message)]);
  });

  test('reports a redirect to a redirect, and the final target', () => {
    expect(findProblems([], {'/docs/older': '/docs/old', '/docs/old': '/docs/new'})).toEqual([
      `"/docs/older" is redirected to "/docs/old", which doesn't exist: it's redirected to "/docs/new". Redirect directly to that URL.`,
    ]);
  });
});

test('findIds finds IDs as browsers do, and no text that looks like one', () => {
  const html = `<H2 ID=upper>x</H2><a title="set id=fake here" id='a&amp;b'>y</a><b title="<p id=fake>" id='ä b'>z</b>
    <script>"<p id=fake>"</script><!-- <p id=fake> --><p title='id="fake"'\nid=last>`;
  expect([...findIds(html)]).toEqual(['upper', 'a&b', 'ä b', 'last']);
});
