import type {Page} from '@playwright/test';
import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toString} from 'mdast-util-to-string';
import {gfm} from 'micromark-extension-gfm';
import {visit} from 'unist-util-visit';
import {site} from '../config/site';
import {docsInSidebar, docsOutsideSidebar, routes} from './support/routes';
import {expect, test} from './support/test';

/** Fetching tools of agents cut what is longer. @see https://agentdocsspec.com/spec/#page-size-markdown */
const tooLong = 50_000;

// Without scripts every panel of tabs shows, and nothing moves.
test.use({javaScriptEnabled: false});

/** What a reader sees on a page. */
interface Seen {
  /** Lines of text, and what the pictures say. */
  readonly segments: readonly string[];
  /** What links can lead to. */
  readonly ids: readonly string[];
  readonly alternate: string | null;
  readonly pointsToIndex: boolean;
}

/** Opens all that is folded, and reads the page as it is laid out. */
function see(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const root = document.querySelector<HTMLElement>('.theme-doc-markdown') ?? document.querySelector('main');
    const ids = [...document.querySelectorAll('[id]')].map(({id}) => id);
    const segments: string[] = [];
    for (const fold of document.querySelectorAll('details')) fold.open = true;
    for (const svg of document.querySelectorAll('main svg')) {
      const words = ['title', 'desc'].map((name) => svg.querySelector(`:scope > ${name}`)?.textContent ?? '');
      segments.push(...words, svg.getAttribute('aria-label') ?? '');
      if (words[1]) segments.push(...[...svg.querySelectorAll('text')].map(({textContent}) => textContent));
      svg.remove();
    }
    for (const control of document.querySelectorAll('main :is(button, .hash-link, [role="tablist"])')) control.remove();
    // A term and what belongs to it are two segments, in one line or not.
    for (const term of document.querySelectorAll('dt')) term.append(document.createElement('br'));
    segments.push(...(root?.innerText ?? '').split(/[\n\t]/));
    const link = (type: string) =>
      document.querySelector(`link[rel="alternate"][type="${type}"]`)?.getAttribute('href');
    return {
      segments,
      ids,
      alternate: link('text/markdown') ?? null,
      pointsToIndex: link('text/plain')?.endsWith('/llms.txt') ?? false,
    };
  });
}

const parse = (markdown: string) => fromMarkdown(markdown, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});

const flatten = (value: string) => value.replaceAll('\u200B', '').replace(/\s+/g, ' ').trim().toLowerCase();

/** The text of every block and table cell, a line each. */
function textOf(tree: Nodes): string {
  const blocks: string[] = [];
  visit(tree, ['paragraph', 'heading', 'tableCell', 'code'], (node) => {
    blocks.push(...toString(node).split('\n').map(flatten));
  });
  return blocks.join('\n');
}

/** Segments that stand on the page more often than in the twin. */
function lacking(segments: readonly string[], text: string): string[] {
  const counts = new Map<string, number>();
  for (const segment of segments.map(flatten).filter((line) => /[\p{L}\p{N}]/u.test(line))) {
    counts.set(segment, (counts.get(segment) ?? 0) + 1);
  }
  return [...counts].filter(([segment, count]) => text.split(segment).length - 1 < count).map(([segment]) => segment);
}

const twinOf = (route: string) => (route === '' ? 'index.md' : `${route}.md`);

test('every page has a complete Markdown twin, and every link of a twin leads somewhere', async ({
  page,
  open,
  request,
}) => {
  test.setTimeout(600_000); // Every page is opened.
  const problems: string[] = [];
  /** Addresses that links lead to, without and with anchors, and where each link stands. */
  const targets = new Map<string, string>();
  const idsOf = new Map<string, ReadonlySet<string>>();

  for (const route of routes) {
    await open(route);
    const {segments, ids, alternate, pointsToIndex} = await see(page);
    const address = `${site.baseUrl}${twinOf(route)}`;
    expect(alternate).toBe(address);
    expect(pointsToIndex).toBe(true);

    idsOf.set(`${site.baseUrl}${route}`, new Set(ids));
    const files = [address];
    const texts: string[] = [];
    for (const file of files) {
      const response = await request.get(file);
      expect(response.status(), file).toBe(200);
      expect(response.headers()['content-type'], file).toMatch(/^text\/markdown/);
      const markdown = await response.text();
      const tree = parse(markdown);
      idsOf.set(file, new Set(ids));
      texts.push(textOf(tree));
      if (markdown.length >= tooLong) problems.push(`${file} has ${markdown.length} characters`);
      if (!/^# \S.*\n\n> .*\/llms\.txt.*<https?:\/\/[^>]+>\n/.test(markdown)) problems.push(`${file} begins otherwise`);
      visit(tree, 'html', ({value}) => problems.push(`${file} has HTML: ${value}`));
      visit(tree, 'text', ({value}) => {
        if (/<\/?[A-Za-z][^>]*>|className=|\{brand|\{\/\*|__[A-Z]+__/.test(value))
          problems.push(`${file} leaks: ${value}`);
      });
      visit(tree, 'link', ({url}) => {
        if (/^(?:\/|\.)/.test(url)) problems.push(`${file} has a link that is not absolute: ${url}`);
        const own = url.startsWith('#') ? file + url : url.replace(`${site.url}/`, '/');
        if (!own.startsWith('/')) return;
        targets.set(own, file);
        const [part = ''] = own.split('#');
        if (part.startsWith(`${address.slice(0, -3)}/`) && !files.includes(part) && file === address) files.push(part);
      });
    }
    const missing = lacking(segments, texts.join('\n'));
    if (missing.length > 0) {
      problems.push(
        `${address} lacks ${missing.length} of ${segments.length}:\n  ${missing.slice(0, 20).join('\n  ')}`,
      );
    }
  }

  for (const [target, file] of targets) {
    const [address = '', anchor] = target.split('#');
    const ids = idsOf.get(address);
    if (address.endsWith('.md') && ids === undefined) problems.push(`${file}: ${target} is no twin`);
    else if (ids === undefined && (await request.head(address)).status() !== 200) problems.push(`${file}: ${target}`);
    else if (anchor !== undefined && ids?.has(decodeURIComponent(anchor)) !== true)
      problems.push(`${file}: no ${target}`);
  }
  expect(targets.size).toBeGreaterThan(routes.length);
  expect(problems).toEqual([]);
});

test('llms.txt lists every doc in the order of the documentation, and the files of the contract', async ({request}) => {
  const response = await request.get('llms.txt');
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  const text = await response.text();
  // The proposal's structure: a title, a summary, prose without headings, sections of links. @see https://llmstxt.org
  expect(text).toMatch(/^# \S.*\n\n> \S.*\n\n[^#]+\n\n## /);
  expect(text.length).toBeLessThan(tooLong);
  const origin = `${site.url}${site.baseUrl}`;
  const listed = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S/gm)].map(([, url = '']) => url);
  expect(listed.every((url) => url.startsWith(origin))).toBe(true);
  const files = listed.map((url) => url.slice(origin.length));
  const order = files.filter((file) => file.startsWith('docs/'));
  expect([...order].sort()).toEqual([...docsInSidebar, ...docsOutsideSidebar].map((route) => `${route}.md`).sort());
  expect(order.indexOf('docs/intro.md')).toBe(0);
  const place = (name: string) => order.findIndex((file) => file.endsWith(name));
  expect(place('reactivate-user.md')).toBeGreaterThan(place('user-management-api/delete-user.md'));
  expect(place('swagger/core-api.md')).toBeGreaterThan(place('superuser-sample-usage.md'));
  for (const name of [
    'openapi/core-api.yaml',
    'openapi/enterprise-endpoints.json',
    'openapi/error-codes.json',
    'ui-sdk/index.d.ts',
  ]) {
    expect(files).toContain(name);
  }
  for (const file of files) {
    expect((await request.head(file)).status(), file).toBe(200);
  }
});

test('llms-full.txt has every twin, and the declarations have the brand', async ({request}) => {
  const full = await (await request.get('llms-full.txt')).text();
  for (const route of routes) {
    expect(full).toContain((await (await request.get(twinOf(route))).text()).trim());
  }
  const declarations = await (await request.get('ui-sdk/index.d.ts')).text();
  expect(declarations).toContain(site.brand);
  expect(declarations).not.toMatch(/__[A-Z]+__/);
});
