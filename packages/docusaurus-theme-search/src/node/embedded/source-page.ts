import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Root as HtmlRoot} from 'hast';
import type {Heading, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import {toHast} from 'mdast-util-to-hast';
import {toString} from 'mdast-util-to-string';
import {gfm} from 'micromark-extension-gfm';

const frontMatter = /^\uFEFF?---\r?\n[\s\S]*?\r?\n---(?:\r?\n|$)/;
/** Imports and exports of MDX, the lines around admonitions, and comments. */
const syntax = /^(?:import|export) .*$|^:::+\w*|<!--[\s\S]*?-->/gm;
/** The form in which Docusaurus also accepts the ID of a heading in MDX. */
const commentedHeadingId = /\{\/\*\s*#(\S+)\s*\*\/\}/g;

/**
 * Converts the source of a page to the HTML tree that the extraction of records expects. It's read as Markdown, so
 * elements are replaced with the text in them, and partials and what components render are missing.
 */
export function parseSource(source: string): HtmlRoot {
  const text = source.replace(frontMatter, '').replace(syntax, '').replace(commentedHeadingId, '{#$1}');
  const tree = fromMarkdown(text, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});
  const slugger = createSlugger();
  for (const node of listHeadings(tree.children)) addId(node, slugger);
  return toHast(tree) as HtmlRoot;
}

const listHeadings = (nodes: readonly RootContent[]): Heading[] =>
  nodes.flatMap((node) => {
    if (node.type === 'heading') return [node];
    return 'children' in node ? listHeadings(node.children) : [];
  });

/** Adds the ID that Docusaurus adds: the ID in the text, or else a slug of the text. */
function addId(heading: Heading, slugger: ReturnType<typeof createSlugger>): void {
  const {text, id} = parseMarkdownHeadingId(toString(heading));
  const last = heading.children.at(-1);
  if (id !== undefined && last?.type === 'text') last.value = parseMarkdownHeadingId(last.value).text;
  heading.data = {...heading.data, hProperties: {id: id ?? slugger.slug(text)}};
}
