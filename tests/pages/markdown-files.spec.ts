import {site} from '../../config/site';
import {findMissingText} from '../support/missing-markdown';
import {docsInSidebar, docsOutsideSidebar, routes} from '../support/routes';
import {expect, test} from '../support/test';

/** Agents' fetch tools truncate longer files. @see https://agentdocsspec.com/spec/#page-size-markdown */
const maxLength = 50_000;

const getMarkdownPath = (route: string) => (route === '' ? 'index.md' : `${route}.md`);

test('llms.txt lists all docs in reading order, and the contract files', async ({request}) => {
  const response = await request.get('llms.txt');
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  const text = await response.text();
  // Title, summary, text without headings, sections of links. @see https://llmstxt.org
  expect(text).toMatch(/^# \S.*\n\n> \S.*\n\n[^]+?\n\n## /);
  expect(text.length).toBeLessThan(maxLength);
  const origin = `${site.url}${site.baseUrl}`;
  const listedUrls = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S/gm)].map(([, url = '']) => url);
  expect(listedUrls.every((url) => url.startsWith(origin))).toBe(true);
  const files = listedUrls.map((url) => url.slice(origin.length));
  const order = files.filter((file) => file.startsWith('docs/'));
  expect([...order].sort()).toEqual([...docsInSidebar, ...docsOutsideSidebar].map((route) => `${route}.md`).sort());
  expect(order.indexOf('docs/intro.md')).toBe(0);
  const indexOf = (name: string) => order.findIndex((file) => file.endsWith(name));
  expect(indexOf('reactivate-user.md')).toBeGreaterThan(indexOf('user-management-api/delete-user.md'));
  expect(indexOf('swagger/core-api.md')).toBeGreaterThan(indexOf('superuser-sample-usage.md'));
  for (const name of [
    'openapi/core-api.yaml',
    'openapi/enterprise-endpoints.json',
    'openapi/error-codes.json',
    'ui-sdk/index.d.ts',
  ]) {
    expect(files).toContain(name);
  }
  for (const file of files) expect((await request.head(file)).status(), file).toBe(200);
});

test('Markdown files contain all text of their pages', async ({request}) => {
  const read = async (path: string) => (await request.get(path)).text();
  for (const route of routes.filter((path) => path !== 'search')) {
    const markdown = await read(getMarkdownPath(route));
    // A long page is split into several files, to which its file links.
    const prefix = `${site.url}${site.baseUrl}${route}/`;
    const parts = [...markdown.matchAll(/\]\(([^)\s]+\.md)\)/g)].map(([, url = '']) => url);
    const files = parts.filter(
      (url) => url.startsWith(prefix) && !routes.includes(url.slice(site.url.length + site.baseUrl.length, -3)),
    );
    const texts = await Promise.all(files.map((url) => read(url.slice(site.url.length + site.baseUrl.length))));
    expect(findMissingText(await read(route), [markdown, ...texts]), route).toEqual([]);
  }
});
