import {splitPageNote} from '@developer-docs/utils';
import {createSlugger} from '@docusaurus/utils';
import type {Element} from 'hast';
import type {PhrasingContent, RootContent} from 'mdast';
import {convertHtml} from '../convert/html-to-mdast';
import {
  createAutolink,
  createParagraph,
  createText,
  getText,
  isHeading,
  renderMarkdown,
  walkNodes,
} from '../convert/markdown';
import type {FileMessages} from '../translations';
import type {MarkdownUrls} from './markdown-urls';
import {computeTotalLength, splitIntoSections} from './page-sections';
import {isPart, splitPage, type PagePart} from './split-page';

/** A Markdown file in the build. */
export interface MarkdownFile {
  /** URL path of the file. */
  readonly url: string;
  readonly markdown: string;
}

/** The Markdown of a page before its links to other pages are known. */
export interface PageMarkdown {
  readonly title: string;
  /** The main file, and its parts if the page is split. */
  readonly files: readonly MarkdownFile[];
  /** Links to the page's elements, by HTML ID. */
  readonly anchors: ReadonlyMap<string, string>;
}

/** What the conversion of all pages depends on. */
export interface ConversionContext {
  readonly urls: MarkdownUrls;
  /** Whether the files link to `llms.txt`. */
  readonly linkToIndex: boolean;
  /** Labels of admonitions by type. */
  readonly admonitionLabels: ReadonlyMap<string, string>;
  readonly messages: FileMessages;
}

/** A file before it's rendered. */
interface Draft {
  readonly url: string;
  readonly title: string;
  /** URL path of the HTML page, with a hash for a part. */
  readonly htmlUrl: string;
  readonly markdown: string[];
  /** The nodes that the Markdown was rendered from. */
  readonly blocks: RootContent[];
}

/**
 * Length in characters from which a page is split: many agents truncate files of more than 50,000 characters. Links,
 * which become longer after pages have been measured, need less than 800.
 */
const maxFileLength = 49_200;
/**
 * Leaves more room, because links to other parts contain their full URLs. For example, the part with an
 * operation's responses can grow by 13,500 characters.
 */
const maxPartLength = 36_000;

/**
 * Converts a page to files, in which links to elements have no anchors yet.
 *
 * @param headTitle - The title, for pages without an `<h1>`.
 * @param content - A copy of the page's content, made by `copyContent`.
 */
export function convertPage(
  route: string,
  headTitle: string,
  content: Element,
  context: ConversionContext,
): PageMarkdown {
  const {urls, messages, admonitionLabels} = context;
  const nodes = convertHtml(content, (href) => urls.resolveLink(href, route), admonitionLabels);
  const {title: heading, sections} = splitIntoSections(nodes);
  const isSplit = computeTotalLength(sections) > maxFileLength;
  const title = heading === '' ? headTitle : heading;
  const mainFile: Draft = {
    url: urls.getMarkdownUrl(route),
    title,
    htmlUrl: route,
    markdown: isSplit ? [splitPageNote] : [],
    blocks: [],
  };
  const parts: Draft[] = [];
  const usedUrls = new Set<string>();
  for (const entry of isSplit ? splitPage(sections, maxPartLength, messages.numberedPart) : sections) {
    if (isPart(entry)) {
      const url = choosePartUrl(mainFile.url, entry.name, usedUrls, urls);
      mainFile.markdown.push(renderPartLink(entry, urls.origin + url));
      parts.push(createPart(entry, url, mainFile, context));
    } else {
      mainFile.markdown.push(entry.markdown);
      mainFile.blocks.push(...entry.blocks);
    }
  }
  const drafts = [mainFile, ...parts];
  return {
    title,
    files: drafts.map((draft) => ({url: draft.url, markdown: renderFile(draft, context)})),
    anchors: new Map(drafts.flatMap(createAnchors)),
  };
}

/** Chooses the URL of a part, which no other part and no page has. */
function choosePartUrl(mainUrl: string, name: string, usedUrls: Set<string>, urls: MarkdownUrls): string {
  const path = `${mainUrl.slice(0, -'.md'.length)}/${encodeURIComponent(name.replace(/[/\\?#%\s]+/g, '-'))}`;
  let uniquePath = path;
  for (let number = 2; usedUrls.has(uniquePath) || urls.findRoute(uniquePath) !== undefined; number += 1) {
    uniquePath = `${path}-${number}`;
  }
  usedUrls.add(uniquePath);
  return `${uniquePath}.md`;
}

/** Renders the link to a part in the main file of its page, with the titles of its other sections. */
function renderPartLink({title, sections}: PagePart, url: string): string {
  const others = sections.map((section) => section.title).filter((other) => other !== title);
  const contents = others.length === 0 ? [] : [createText(`: ${others.join(', ')}`)];
  const entry = createParagraph([createLink(title, url), ...contents]);
  return renderMarkdown([{type: 'list', children: [{type: 'listItem', children: [entry]}]}]);
}

function createPart(
  {title, sections}: PagePart,
  url: string,
  mainFile: Draft,
  {urls, messages}: ConversionContext,
): Draft {
  const mainLink = createLink(mainFile.title, urls.origin + mainFile.url);
  const navigation = createParagraph(renderMessage(messages.part, mainLink));
  const {id} = sections[0] ?? {};
  return {
    url,
    title: `${mainFile.title}: ${title}`,
    htmlUrl: id === undefined ? mainFile.htmlUrl : `${mainFile.htmlUrl}#${id}`,
    markdown: [renderMarkdown([navigation]), ...sections.map(({markdown}) => markdown)],
    blocks: sections.flatMap(({blocks}) => blocks),
  };
}

function renderFile({title, htmlUrl, markdown}: Draft, {urls, linkToIndex, messages}: ConversionContext): string {
  const {origin, baseUrl} = urls;
  const links = [
    ...(linkToIndex
      ? [...renderMessage(messages.index, createAutolink(`${origin}${baseUrl}llms.txt`)), createText(' ')]
      : []),
    ...renderMessage(messages.html, createAutolink(origin + encodeForAutolink(htmlUrl))),
  ];
  const header = renderMarkdown([
    {type: 'heading', depth: 1, children: [createText(title)]},
    {type: 'blockquote', children: [createParagraph(links)]},
  ]);
  return `${[header, ...markdown.filter((block) => block !== '')].join('\n\n')}\n`;
}

/** Renders a message with a link in place of its placeholder. */
function renderMessage(message: string, link: PhrasingContent): PhrasingContent[] {
  const [before = '', after = ''] = message.split(/\{\w+\}/);
  return [createText(before), link, createText(after)];
}

const createLink = (text: string, url: string) => ({type: 'link' as const, url, children: [createText(text)]});

const encodeForAutolink = (url: string) => url.replace(/[\s<>]/g, encodeURIComponent);

/** Creates a link to each element in a file: its URL with the anchor of the closest heading above the element. */
function createAnchors({url, title, blocks}: Draft): [id: string, link: string][] {
  const slugger = createSlugger();
  let anchor = slugger.slug(title);
  const links: [id: string, link: string][] = [];
  for (const node of walkNodes(blocks)) {
    if (isHeading(node)) anchor = slugger.slug(getText(node));
    const {ids = [], laterIds = []} = node.data ?? {};
    links.push(...[...ids, ...laterIds].map((id): [string, string] => [id, `${url}#${anchor}`]));
  }
  return links;
}
