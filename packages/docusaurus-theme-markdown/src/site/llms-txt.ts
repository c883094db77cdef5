import {normalizeWhitespace} from '@developer-docs/docusaurus-utils/node';
import type {Link, ListItem, Paragraph, PhrasingContent, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {gfm} from 'micromark-extension-gfm';
import {createParagraph, createText, renderMarkdown, walkNodes} from '../convert/markdown';
import type {ListedFiles} from '../options';
import type {MarkdownUrls} from '../page/markdown-urls';
import type {FileMessages} from '../translations';
import type {LlmsTxtSection} from './llms-txt-sections';

/** The content of `llms.txt`, in the order of the file. */
export interface LlmsTxtContent {
  readonly title: string;
  readonly summary: string;
  /** Paragraphs of Markdown, or a Markdown document. */
  readonly instructions: readonly string[];
  readonly sections: readonly LlmsTxtSection[];
  readonly files: ListedFiles;
}

/**
 * Renders the index for agents: the title, summary, and instructions, then the pages by section, and then other files.
 * Titles and descriptions are plain text, so characters that have a meaning in Markdown are escaped.
 *
 * @see https://llmstxt.org
 */
export function renderLlmsTxt(content: LlmsTxtContent, urls: MarkdownUrls, messages: FileMessages): string {
  const {title, summary, instructions, sections, files} = content;
  const blocks: RootContent[] = [
    createHeading(1, title),
    ...(summary.trim() === '' ? [] : [{type: 'blockquote' as const, children: [createParagraph([line(summary)])]}]),
    ...createInstructions(instructions, urls, messages.instructions),
    ...sections.flatMap(({label, entries}) =>
      createSection(
        label,
        entries.map((entry) =>
          createEntry(entry.title, urls.origin + urls.getMarkdownUrl(entry.route), entry.description),
        ),
      ),
    ),
    ...Object.entries(files).flatMap(([label, listedFiles]) =>
      createSection(
        label,
        listedFiles.map((file) => createEntry(file.title, getFileUrl(file.path, urls), file.description ?? '')),
      ),
    ),
  ];
  return `${renderMarkdown(blocks)}\n`;
}

/** Returns the absolute URL of a listed file. */
const getFileUrl = (path: string, {origin, baseUrl}: MarkdownUrls): string =>
  /^https?:/.test(path) ? path : origin + baseUrl + path;

const line = (value: string) => createText(normalizeWhitespace(value));

const createHeading = (depth: 1 | 2, value: string): RootContent => ({type: 'heading', depth, children: [line(value)]});

const createSection = (label: string, children: ListItem[]): RootContent[] =>
  children.length === 0 ? [] : [createHeading(2, label), {type: 'list', spread: false, children}];

function createEntry(title: string, url: string, description: string): ListItem {
  const link: Link = {type: 'link', url, children: [line(title)]};
  const suffix: PhrasingContent[] = description.trim() === '' ? [] : [createText(': '), line(description)];
  return createItem(createParagraph([link, ...suffix]));
}

const createItem = (...children: RootContent[]): ListItem => ({
  type: 'listItem',
  spread: false,
  children: children as Paragraph[],
});

/**
 * Paragraphs become a list. Site paths in links become absolute URLs, because agents read the file outside the site.
 */
function createInstructions(
  instructions: readonly string[],
  {origin, baseUrl}: MarkdownUrls,
  heading: string,
): RootContent[] {
  const parse = (markdown: string): RootContent[] => {
    const tree = fromMarkdown(markdown, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});
    for (const node of walkNodes([tree])) {
      if (node.type === 'link' && node.url.startsWith('/')) node.url = origin + baseUrl + node.url.slice(1);
    }
    return tree.children;
  };
  const items = instructions.map((markdown) => createItem(...parse(markdown)));
  return items.length === 0 ? [] : [createParagraph([line(heading)]), {type: 'list', spread: false, children: items}];
}
