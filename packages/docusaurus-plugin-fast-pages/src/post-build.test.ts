import {BuiltSite} from '@developer-docs/utils/node';
import {expect, test} from 'vitest';
import {createTemporaryFolder} from '../../../tests/support/temporary-folder';
import {createPlaceholder} from './inline-scripts';
import {createDeferScriptsTask, loaderFile} from './post-build';

const baseUrl = '/base/';
const scripts = `<script src="${baseUrl}assets/js/main.js" defer></script>`;
const createPage = (head: string) =>
  `<html lang="en"><head>${createPlaceholder(loaderFile)}${head}</head><body><div id="__docusaurus"></div></body></html>`;

/** Runs the task as the scheduler does on a site with a page, a 404 page, and a static HTML file. */
async function build(head: string): Promise<BuiltSite> {
  const outDir = createTemporaryFolder();
  const siteConfig = {url: 'https://docs.example'};
  const routesPaths = [`${baseUrl}docs`, `${baseUrl}404.html`];
  const site = new BuiltSite({outDir, baseUrl, siteConfig, routesPaths});
  for (const file of ['docs.html', '404.html', 'static.html']) await site.writeFile(file, createPage(head));
  const task = createDeferScriptsTask(baseUrl);
  await task.afterReading?.(site);
  await site.rewritePages(await site.listRenderedPages(), (html, page) => task.rewritePage?.(html, page) ?? html);
  expect(await task.afterWriting?.(site)).toBe('2 pages');
  return site;
}

test('changes pages and the 404 page, but no other HTML', async () => {
  const site = await build(scripts);
  for (const file of ['docs.html', '404.html']) {
    const html = await site.readText(file);
    expect(html).not.toContain('<script src');
    // Not in an attribute of <html>, which a link can set.
    expect(html).toMatch(
      /<html lang="en"><head><script data-scripts="\[\{&quot;src&quot;:&quot;\/base\/assets\/js\/main\.js&quot;\}\]">/,
    );
  }
  expect(await site.readText('static.html')).toBe(createPage(scripts));
});

test('fails if no page has the scripts of the template', async () => {
  await expect(build('<script src="/base/assets/js/main.js" async></script>')).rejects.toThrow(
    /no page has the scripts .*"ssrTemplate".*"deferHydration" to false/,
  );
});
