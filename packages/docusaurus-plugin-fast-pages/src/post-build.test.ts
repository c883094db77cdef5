import {BuiltSite} from '@developer-docs/docusaurus-utils/node';
import {createTemporaryFolder} from '@test-support/temporary-folder';
import {expect, test} from 'vitest';
import {createPostBuildTask} from './post-build';

const rewrite = (html: string, baseUrl = '/') =>
  createPostBuildTask(baseUrl).rewritePage?.(html, {file: 'a.html', route: baseUrl});

const banner = (quote: string) =>
  `<script>document.addEventListener(${quote}DOMContentLoaded${quote},function(){"__docusaurus-base-url-issue-banner"})</script>`;

// The markup of Docusaurus's template as it is, and after either way of minification.
test.each([
  [
    'template',
    '<!DOCTYPE html><html lang="en"><head><script src="/developer/assets/js/main.js" defer></script></head><body><div id="__docusaurus">Text</div></body></html>',
  ],
  [
    'html-minifier-terser',
    '<!doctype html><html lang="en"><head><script src="/developer/assets/js/main.js" defer="defer"></script></head><body><div id="__docusaurus">Text</div></body></html>',
  ],
  [
    '@swc/html',
    '<!doctype html><html lang=en><script src=/developer/assets/js/main.js defer></script><div id=__docusaurus>Text</div>',
  ],
])('gives the bundles in the head another type: %s', (_name, page) => {
  expect(rewrite(page, '/developer/')).toBe(page.replace('<script', '<script type="fast-pages"'));
});

const createPage = (head: string) =>
  `<html lang="en"><head>${head}</head><body><div id="__docusaurus"><script src="/assets/js/demo.js" defer></script></div></body></html>`;
const bundles = ['runtime', 'main']
  .map((name) => `<script nonce="a>b" src="/assets/js/${name}.js" defer></script>`)
  .join('');
const deferred = bundles.replaceAll('<script', '<script type="fast-pages"');

test('leaves all other scripts as they are', () => {
  const others = [
    '<script>"<script defer src=/assets/js/x.js>"</script>',
    '<script src="/analytics.js" defer></script>',
    '<script src="https://other.example/assets/js/a.js" defer></script>',
    '<script src="/assets/js/async.js" async></script>',
  ].join('');
  expect(rewrite(createPage(others + bundles))).toBe(createPage(others + deferred));
});

test.each(['"', '`'])("delays only Docusaurus's base URL banner (%s)", (quote) => {
  const other = `<script>document.addEventListener("DOMContentLoaded",run)</script>`;
  const html = rewrite(createPage(other + banner(quote) + bundles));
  expect(html).toContain(`addEventListener(${quote}fast-pages:settled${quote}`);
  expect(html).toContain(other);
});

/** Runs the task on a site with a page, a 404 page, and a static HTML file. */
async function build(page: string): Promise<BuiltSite> {
  const files = ['docs.html', '404.html', 'static.html'];
  const outDir = createTemporaryFolder(Object.fromEntries(files.map((file) => [file, page])));
  const siteConfig = {url: 'https://docs.example'};
  const site = new BuiltSite({outDir, baseUrl: '/', siteConfig, routesPaths: ['/docs', '/404.html']});
  const task = createPostBuildTask('/');
  await site.rewritePages(site.listRenderedPages(), (html, builtPage) => task.rewritePage?.(html, builtPage) ?? html);
  expect(task.finish?.(site)).toBe('2 pages');
  return site;
}

test('changes pages and the 404 page, but no other HTML', async () => {
  const site = await build(createPage(bundles));
  for (const file of ['docs.html', '404.html']) expect(await site.readText(file)).toBe(createPage(deferred));
  expect(await site.readText('static.html')).toBe(createPage(bundles));
});

test.each(['<p>Not a page of Docusaurus</p>', createPage(''), createPage('<script src="/assets/js/a.js"></script>')])(
  'fails if no page has the bundles',
  async (page) => {
    await expect(build(page)).rejects.toThrow(/no page has the scripts .*"ssrTemplate".*"deferHydration" to false/);
  },
);
