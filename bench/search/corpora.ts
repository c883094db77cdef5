import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import type {DocSearchRecord} from '@developer-docs/search-engine';
import type {Element, ElementContent, Root as HtmlRoot} from 'hast';
import {toString} from 'hast-util-to-string';
import type {Nodes, Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfm} from 'micromark-extension-gfm';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toHast} from 'mdast-util-to-hast';
import {parse} from 'yaml';
import {addLinkTexts, extractLinkTexts, extractRecords} from '@developer-docs/docusaurus-theme-search';
import {loadFromGitHub} from '../github';
import type {Question} from './questions';

/** Another project's documentation, with questions about it. */
export interface Corpus {
  readonly name: string;
  /** Owner and name of the GitHub repository, and the commit's hash. */
  readonly repository: string;
  readonly commit: string;
  /** The documentation folder in the repository. */
  readonly folder: string;
  readonly questions: readonly Question[];
}

/** Reads the list of corpora, whose pages `loadCorpusRecords` fetches. */
export function readCorpora(): Corpus[] {
  return parse(readFileSync('bench/search/corpora.yaml', 'utf8')) as Corpus[];
}

/**
 * Returns a corpus's search records.
 *
 * @throws Error if Git can't fetch the repository.
 */
export function loadCorpusRecords({name, repository, commit, folder}: Corpus): DocSearchRecord[] {
  const root = path.join(loadFromGitHub(repository, commit, folder), folder);
  const pages = readdirSync(root, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file) && !path.basename(file).startsWith('_'))
    .sort()
    .map((file) => ({
      html: renderPage(readFileSync(path.join(root, file), 'utf8')),
      url: removeExtension(`/${file}`),
      section: path.dirname(file) === '.' ? name : path.dirname(file),
    }));
  const records = pages.flatMap(({html, url, section}) =>
    extractRecords(html, {url, section, language: 'en', tag: 'docs-default-current'}),
  );
  return addLinkTexts(
    records,
    pages.flatMap(({html, url}) =>
      extractLinkTexts(html, url).map((link) => ({...link, url: removeExtension(link.url)})),
    ),
  );
}

/** Removes the extension of a URL, because pages link to the Markdown files of other pages. */
function removeExtension(url: string): string {
  return url.replace(/\.mdx?(?=#|$)/, '');
}

/** Renders Markdown as page content. MDX elements are parsed as HTML, so only the text between them is kept. */
function renderPage(markdown: string): HtmlRoot {
  const {title, body} = splitFrontMatter(markdown);
  const tree = fromMarkdown(removeEsm(body), {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});
  const hasTitle = tree.children.some((node) => node.type === 'heading' && node.depth === 1);
  if (title !== undefined && !hasTitle)
    tree.children.unshift({type: 'heading', depth: 1, children: [{type: 'text', value: title}]});
  const html = toHast(removeHtml(tree)) as HtmlRoot;
  addHeadingIds(html);
  const content: Element = {
    type: 'element',
    tagName: 'div',
    properties: {className: ['theme-doc-markdown']},
    children: html.children as ElementContent[],
  };
  return {type: 'root', children: [content]};
}

function splitFrontMatter(markdown: string): {title: string | undefined; body: string} {
  const [block = '', frontMatter = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(markdown) ?? [];
  const {title} = (parse(frontMatter) ?? {}) as {title?: string};
  return {title, body: markdown.slice(block.length)};
}

function removeEsm(markdown: string): string {
  return markdown.replace(/^(?:import|export) .*(?:\n.+)*$/gm, (statement) =>
    statement.includes('from ') ? '' : statement,
  );
}

function removeHtml(tree: Root): Nodes {
  return {...tree, children: tree.children.filter(({type}) => type !== 'html')};
}

function addHeadingIds(html: HtmlRoot): void {
  const slugger = createSlugger();
  for (const node of html.children) {
    if (node.type === 'element' && /^h[2-6]$/.test(node.tagName)) node.properties['id'] = slugger.slug(toString(node));
  }
}
