import {createSlugger} from '@docusaurus/utils';
import type {Page} from '@playwright/test';
import type {Nodes} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toString} from 'mdast-util-to-string';
import {gfm} from 'micromark-extension-gfm';
import {visit} from 'unist-util-visit';
import {site} from '../config/site';
import {docsInSidebar, docsOutsideSidebar, routes} from './support/routes';
import {expect, nightly, test} from './support/test';

/** Agents' fetch tools truncate longer files. @see https://agentdocsspec.com/spec/#page-size-markdown */
const maxLength = 50_000;

// Without JavaScript, all tab panels are visible and nothing changes.
test.use({javaScriptEnabled: false});

/** A page's visible content. */
interface PageContent {
  /** Lines of text, and the text and descriptions of images. */
  readonly segments: readonly string[];
  /** IDs of all elements. */
  readonly ids: readonly string[];
  readonly alternate: string | null;
  readonly linksToIndex: boolean;
}

/** Expands all <details> and reads the page as the browser lays it out. */
function readContent(page: Page): Promise<PageContent> {
  return page.evaluate(() => {
    const root = document.querySelector<HTMLElement>('.theme-doc-markdown') ?? document.querySelector('main');
    const ids = [...document.querySelectorAll('[id]')].map(({id}) => id);
    const segments: string[] = [];
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const svg of document.querySelectorAll('main svg')) {
      const texts = ['title', 'desc'].map((name) => svg.querySelector(`:scope > ${name}`)?.textContent ?? '');
      segments.push(...texts, svg.getAttribute('aria-label') ?? '');
      if (texts[1]) segments.push(...[...svg.querySelectorAll('text')].map(({textContent}) => textContent));
      svg.remove();
    }
    for (const control of document.querySelectorAll(
      'main :is(button, .hash-link, [role="tablist"], [data-markdown-ignore])',
    ))
      control.remove();
    // A term and its definition are separate segments, even if they are on the same line.
    for (const term of document.querySelectorAll('dt')) term.append(document.createElement('br'));
    segments.push(...(root?.innerText ?? '').split(/[\n\t]/));
    const getLink = (type: string) =>
      document.querySelector(`link[rel="alternate"][type="${type}"]`)?.getAttribute('href');
    return {
      segments,
      ids,
      alternate: getLink('text/markdown') ?? null,
      linksToIndex: getLink('text/plain')?.endsWith('/llms.txt') ?? false,
    };
  });
}

const parse = (markdown: string) => fromMarkdown(markdown, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});

const flatten = (value: string) => value.replaceAll('\u200B', '').replace(/\s+/g, ' ').trim().toLowerCase();

/** The text of every block and table cell, one per line. */
function readText(tree: Nodes): string {
  const blocks: string[] = [];
  visit(tree, ['paragraph', 'heading', 'tableCell', 'code'], (node) => {
    blocks.push(...toString(node).split('\n').map(flatten));
  });
  return blocks.join('\n');
}

/** The anchors that Markdown renderers create for the headings. */
function readAnchors(tree: Nodes): string[] {
  const slugger = createSlugger();
  const anchors: string[] = [];
  visit(tree, 'heading', (heading) => {
    anchors.push(slugger.slug(toString(heading)));
  });
  return anchors;
}

/** The headings of responses, each with the headings above it, and the contents of each part that an index lists. */
function readLabels(tree: Nodes): string[] {
  const path: string[] = [];
  const labels: string[] = [];
  visit(tree, ['heading', 'listItem'], (node) => {
    const label = toString(node);
    if (node.type === 'heading') {
      path.splice(node.depth - 1, Infinity, label);
      if (/^\d{3} [A-Z]/.test(label)) labels.push(path.filter(Boolean).join(' › '));
    } else if (/^[^:]+(?:, part \d+)?: \d{3} [A-Z]/.test(label)) {
      labels.push(label.slice(label.indexOf(': ') + 2));
    }
  });
  return labels;
}

const findDuplicates = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) < index);

/** Segments that occur more often on the page than in the twin. */
function findMissing(segments: readonly string[], text: string): string[] {
  const counts = new Map<string, number>();
  for (const segment of segments.map(flatten).filter((line) => /[\p{L}\p{N}]/u.test(line))) {
    counts.set(segment, (counts.get(segment) ?? 0) + 1);
  }
  return [...counts].filter(([segment, count]) => text.split(segment).length - 1 < count).map(([segment]) => segment);
}

const getTwinPath = (route: string) => (route === '' ? 'index.md' : `${route}.md`);

// The build also checks that the Markdown is complete, so this test, which reads it from the pages in a browser, runs
// nightly.
test('every page has a complete Markdown twin without broken links', nightly, async ({page, open, request}) => {
  test.setTimeout(600_000); // Opens every page.
  const problems: string[] = [];
  /** Link targets, by the file that contains the link. */
  const targets = new Map<string, string>();
  /** IDs of elements and anchors of headings, by the path of a page or twin. */
  const anchorsByPath = new Map<string, ReadonlySet<string>>();

  for (const route of routes) {
    await open(route);
    const {segments, ids, alternate, linksToIndex} = await readContent(page);
    const twinUrl = `${site.baseUrl}${getTwinPath(route)}`;
    expect(alternate).toBe(twinUrl);
    expect(linksToIndex).toBe(true);

    anchorsByPath.set(`${site.baseUrl}${route}`, new Set(ids));
    const files = [twinUrl];
    const texts: string[] = [];
    for (const file of files) {
      const response = await request.get(file);
      expect(response.status(), file).toBe(200);
      expect(response.headers()['content-type'], file).toMatch(/^text\/markdown/);
      const markdown = await response.text();
      const tree = parse(markdown);
      anchorsByPath.set(file, new Set(readAnchors(tree)));
      texts.push(readText(tree));
      problems.push(
        ...findDuplicates(readLabels(tree)).map((label) => `${file} has the label "${label}" more than once`),
      );
      if (markdown.length >= maxLength) problems.push(`${file} has ${markdown.length} characters`);
      if (!/^# \S.*\n\n> .*\/llms\.txt.*<https?:\/\/[^>]+>\n/.test(markdown))
        problems.push(`${file} has an unexpected header`);
      visit(tree, 'html', ({value}) => problems.push(`${file} has HTML: ${value}`));
      visit(tree, 'text', ({value}) => {
        if (/<\/?[A-Za-z][^>]*>|className=|\{brand|\{\/\*|\{@|__[A-Z]+__/.test(value))
          problems.push(`${file} leaks: ${value}`);
      });
      visit(tree, 'link', (link) => {
        const {url} = link;
        if (toString(link).trim() === '') problems.push(`${file} has a link without text: ${url}`);
        if (/^(?:\/|\.)/.test(url)) problems.push(`${file} has a relative link: ${url}`);
        const target = url.startsWith('#') ? file + url : url.replace(`${site.url}/`, '/');
        if (!target.startsWith('/')) return;
        targets.set(target, file);
        const [path = ''] = target.split('#');
        const isPart = path.startsWith(`${twinUrl.slice(0, -3)}/`);
        if (isPart && !files.includes(path) && file === twinUrl) files.push(path);
      });
    }
    const missingSegments = findMissing(segments, texts.join('\n'));
    if (missingSegments.length > 0) {
      problems.push(
        `${twinUrl} lacks ${missingSegments.length} of ${segments.length} text segments:\n  ${missingSegments.slice(0, 20).join('\n  ')}`,
      );
    }
  }

  for (const [target, file] of targets) {
    const [path = '', anchor] = target.split('#');
    const anchors = anchorsByPath.get(path);
    if (path.endsWith('.md') && anchors === undefined) problems.push(`${file}: ${target} isn't a twin`);
    else if (anchors === undefined && (await request.head(path)).status() !== 200) problems.push(`${file}: ${target}`);
    else if (anchor !== undefined && anchors?.has(decodeURIComponent(anchor)) !== true)
      problems.push(`${file}: ${target} doesn't exist`);
  }
  expect(targets.size).toBeGreaterThan(routes.length);
  expect(problems).toEqual([]);
});

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
  for (const file of files) {
    expect((await request.head(file)).status(), file).toBe(200);
  }
});

test('llms-full.txt contains the Markdown of all pages that search engines index, and the declarations contain the brand', async ({
  request,
}) => {
  const full = await (await request.get('llms-full.txt')).text();
  for (const route of routes.filter((path) => path !== 'search')) {
    expect(full).toContain((await (await request.get(getTwinPath(route))).text()).trim());
  }
  const declarations = await (await request.get('ui-sdk/index.d.ts')).text();
  expect(declarations).toContain(site.brand);
  expect(declarations).not.toMatch(/__[A-Z]+__/);
});
