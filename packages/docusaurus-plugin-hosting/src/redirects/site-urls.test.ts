import {describe, expect, test} from 'vitest';
import {findIds, findRedirectProblems} from './site-urls';

const pages = new Map(
  Object.entries({'/': [], '/docs/new': ['error-a', 'part'], '/docs/intro': ['start']}).map(([path, ids]) => [
    path,
    {path, file: '', ids: new Set<string>(ids)},
  ]),
);
const urls = {pages, hasFile: (path: string) => path === '/manual.pdf'};

const findProblems = (redirects: Readonly<Record<string, string>>) =>
  findRedirectProblems(new Map(Object.entries(redirects)), urls);

describe('findRedirectProblems', () => {
  test('accepts redirects to pages, anchors, and files, with and without a trailing slash', () => {
    const redirects = {
      '/docs/old': '/docs/new/',
      '/docs/older/': '/docs/new#error-a',
      '/docs/intro#begin': '/docs/intro#start',
      '/guide.pdf': '/manual.pdf',
    };
    expect(findProblems(redirects)).toEqual([]);
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
    const problems = findProblems({[from]: to});
    expect(problems).toEqual([expect.stringContaining(message)]);
  });
});

test('findIds finds IDs as browsers do, and no text that looks like one', () => {
  const html = `<H2 ID=upper>x</H2><a title="set id=fake here" id='a&amp;b'>y</a><b title="<p id=fake>" id='ä b'>z</b>
    <script>"<p id=fake>"</script><!-- <p id=fake> --><p title='id="fake"'\nid=last>`;
  expect([...findIds(html)]).toEqual(['upper', 'a&b', 'ä b', 'last']);
});
