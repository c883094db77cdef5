import {normalizeWhitespace} from '@developer-docs/docusaurus-utils/node';
import type {Html, Link, ListItem, Paragraph, PhrasingContent, RootContent} from 'mdast';
import {createParagraph, createText, renderMarkdown} from '../convert/markdown';
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

const createItem = (paragraph: Paragraph): ListItem => ({type: 'listItem', spread: false, children: [paragraph]});

/** Creates the list of paragraphs. Site paths in links become absolute URLs, because agents read the file elsewhere. */
function createInstructions(
  instructions: readonly string[],
  {origin, baseUrl}: MarkdownUrls,
  heading: string,
): RootContent[] {
  if (instructions.length === 0) return [];
  const items = instructions.map((markdown) => {
    // The content of HTML isn't escaped.
    const html: Html = {type: 'html', value: markdown.replaceAll(/(?<=\]\()\/(?!\/)/g, origin + baseUrl)};
    return createItem(createParagraph([html]));
  });
  return [createParagraph([line(heading)]), {type: 'list', spread: false, children: items}];
}
