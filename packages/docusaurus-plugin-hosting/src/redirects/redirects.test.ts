import {BuiltSite} from '@developer-docs/docusaurus-utils/node';
import {createTemporaryFolder} from '@test-support/temporary-folder';
import {expect, test} from 'vitest';
import {writeRedirects} from './redirects';

/** IDs as browsers find them, and text that looks like one. */
const ids = `<H2 ID=error-a>x</H2><a title="set id=fake here" id='a&amp;b'>y</a><b title="<p id=fake>" id='ä b'>z</b>
  <script>"<p id=fake>"</script><!-- <p id=fake> --><p title='id="fake"'\nid=part>`;

const redirect = (redirects: Readonly<Record<string, string>>) => {
  const outDir = createTemporaryFolder({
    'index.html': '',
    'docs/new.html': ids,
    'docs/intro.html': '<h2 id="start">Start</h2>',
    'manual.pdf': '',
  });
  const siteConfig = {url: 'https://docs.example'};
  const site = new BuiltSite({outDir, baseUrl: '/', siteConfig, routesPaths: ['/', '/docs/new', '/docs/intro']});
  return writeRedirects(
    Object.entries(redirects).map(([from, to]) => ({from: [from], to})),
    site,
    false,
  );
};

test('accepts redirects to pages, anchors, and files, with and without a trailing slash', async () => {
  const {movedPages, scripts} = await redirect({
    '/docs/old': '/docs/new/',
    '/docs/older/': '/docs/new#error-a',
    '/docs/oldest': '/docs/new#a&b',
    '/docs/intro#begin': '/docs/intro#start',
    '/docs/intro#end': '/docs/new#ä b',
    '/guide.pdf': '/manual.pdf',
  });
  expect(movedPages.map(([from]) => from)).toEqual(['/docs/old', '/docs/older/', '/docs/oldest', '/guide.pdf']);
  expect([...scripts.keys()]).toEqual(['docs/intro.html']);
});

test.each([
  ['/docs/old', '/docs/nowhere', `"/docs/old" is redirected to "/docs/nowhere", which doesn't exist.`],
  ['/docs/old', '/docs/new#fake', `"/docs/old" is redirected to "/docs/new#fake", which doesn't exist.`],
  ['/docs/old', '/docs/old/?a', `"/docs/old" is redirected to "/docs/old/?a", which doesn't exist.`],
  ['/docs/old', '/gone?a=1', `"/docs/old" is redirected to "/gone?a=1", which doesn't exist.`],
  ['/docs/intro', '/docs/new', '"/docs/intro" is redirected, but it still exists. Remove the redirect'],
  ['/docs/intro#start', '/docs/new', '"/docs/intro#start" is redirected, but it still exists.'],
  ['/docs/old#part', '/docs/new', `"/docs/old#part" is redirected, but its page doesn't exist. Redirect the page, "/`],
  ['/manual.pdf', '/docs/new', '"/manual.pdf" is redirected, but it still exists.'],
])('reports an invalid redirect from %s to %s', async (from, to, message) => {
  await expect(redirect({[from]: to})).rejects.toThrow(message);
});
