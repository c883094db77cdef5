import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Root as HtmlRoot} from 'hast';
import type {Heading, Nodes, PhrasingContent, Root, RootContent} from 'mdast';
import {toHast} from 'mdast-util-to-hast';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** A heading ID as Docusaurus writes it: `{#id}`, or since 3.10 also as a comment. MDX has no syntax for the former. */
const headingId = /\{#([^}\s]+)\}/g;
const commentedHeadingId = /^\s*\/\*\s*#(\S+)\s*\*\/\s*$/;

/**
 * Converts the source of a page to the HTML tree that the extraction of records expects. The content of components is
 * their children; what they render themselves, partials, and the values of expressions are missing.
 */
export function parseSource(source: string): HtmlRoot {
  const text = source.replace(/^\uFEFF?---\r?\n[\s\S]*?\r?\n---(?:\r?\n|$)/, '').replace(/<!--[\s\S]*?-->/g, '');
  const tree = parseMarkdown(text);
  const slugger = createSlugger();
  const children = removeCode(tree.children);
  for (const node of listHeadings(children)) addId(node, slugger);
  return toHast({type: 'root', children}) as HtmlRoot;
}

/** Parses MDX, or Markdown if it isn't valid MDX. */
function parseMarkdown(text: string): Root {
  const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);
  try {
    return markdown()
      .use(remarkMdx)
      .parse(text.replace(headingId, String.raw`\{#$1}`));
  } catch {
    return markdown().parse(text);
  }
}

/** Replaces the elements of MDX and directives with their children, and removes imports and expressions. */
function removeCode<Node extends RootContent | PhrasingContent>(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node: Nodes): Node[] => {
    switch (node.type) {
      case 'mdxjsEsm':
      case 'mdxFlowExpression':
        return [];
      case 'mdxTextExpression': {
        const [, id] = commentedHeadingId.exec(node.value) ?? [];
        return id === undefined ? [] : [{type: 'text', value: `{#${id}}`} as Node];
      }
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
      case 'containerDirective':
      case 'leafDirective':
        return removeCode(node.children as Node[]);
      case 'textDirective':
        // A colon in text, as in `node:fs`, isn't a directive in Docusaurus.
        return [{type: 'text', value: `:${node.name}`} as Node, ...removeCode(node.children as Node[])];
      default:
        if ('children' in node) node.children = removeCode(node.children as Node[]) as typeof node.children;
        return [node as Node];
    }
  });
}

const listHeadings = (nodes: readonly RootContent[]): Heading[] =>
  nodes.flatMap((node) => {
    if (node.type === 'heading') return [node];
    return 'children' in node ? listHeadings(node.children as RootContent[]) : [];
  });

/** Adds the ID that Docusaurus adds: the ID in the text, or else a slug of the text. */
function addId(heading: Heading, slugger: ReturnType<typeof createSlugger>): void {
  const {text, id} = parseMarkdownHeadingId(toString(heading));
  const last = heading.children.at(-1);
  if (id !== undefined && last?.type === 'text') last.value = parseMarkdownHeadingId(last.value).text;
  heading.data = {...heading.data, hProperties: {id: id ?? slugger.slug(text)}};
}
