import {createSlugger, escapeMarkdownHeadingIds, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Element, Nodes as HtmlNodes, Root as HtmlRoot} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {Heading, Root} from 'mdast';
import {gfmFromMarkdown} from 'mdast-util-gfm';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toHast, type State} from 'mdast-util-to-hast';
import {toString} from 'mdast-util-to-string';
import {gfm} from 'micromark-extension-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type PluggableList, type Processor} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {entryName, plainElements} from '../../contract/values/page-elements';

/** The plugins that make pages, as the docs plugin has them. */
export interface SourcePlugins {
  readonly beforeDefaultRemarkPlugins: PluggableList;
  readonly remarkPlugins: PluggableList;
  readonly rehypePlugins: PluggableList;
  /** What these plugins read besides the pages, as globs from the root of the site. */
  readonly watched: readonly string[];
}

/** A page to read. */
export interface Source {
  /** Absolute path of the file. */
  readonly path: string;
  /** Its MDX, with front matter. */
  readonly text: string;
  /** Title of the page when its text does not begin with one. */
  readonly title: string;
}

/**
 * Reads MDX as far as a search needs it: the text with its headings, their ids and what the plugins of the site put in. What
 * components do in a browser is not in it; what stands inside them is.
 *
 * @returns HTML of the page's content, in the element that a built page has it in.
 * @throws Error for MDX that cannot be read.
 */
export async function pageHtml({path, text, title}: Source, plugins: SourcePlugins): Promise<string> {
  const file = new VFile({path, value: escapeMarkdownHeadingIds(withoutFence(text))});
  const markdown = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(withTables)
    .use(plugins.beforeDefaultRemarkPlugins)
    .use(withHeadingIds)
    .use(plugins.remarkPlugins);
  const root = await markdown.run(markdown.parse(file), file);
  const content = toHast(root as Root, {
    allowDangerousHtml: true,
    handlers: {mdxJsxFlowElement: jsx, mdxJsxTextElement: jsx, code, ...unread},
  }) as HtmlRoot;
  const read = (await unified().use(plugins.rehypePlugins).run(content, file)) as HtmlRoot;
  visit(read, 'element', showCode);
  const heading: Element = {type: 'element', tagName: 'h1', properties: {}, children: [{type: 'text', value: title}]};
  const isTitled = read.children.some((node) => node.type === 'element' && node.tagName === 'h1');
  return toHtml(
    {
      type: 'element',
      tagName: 'div',
      properties: {className: ['theme-doc-markdown']},
      children: [...(isTitled ? [] : [heading]), ...(read.children as Element[])],
    },
    {allowDangerousHtml: true},
  );
}

/** The text without front matter, and without the lines that make a block of it a note. */
function withoutFence(text: string): string {
  return text
    .replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, '')
    .replace(/^([ \t]*):::+[ \t]*(?:\w+)?[ \t]*(.*)$/gm, '$1$2\n');
}

function withTables(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(gfm());
  (data.fromMarkdownExtensions ??= []).push(gfmFromMarkdown());
}

/** Ids as Docusaurus gives them: what the heading says in `{#…}`, or what follows from its text. */
function withHeadingIds(): (root: Root) => void {
  return (root) => {
    const slugs = createSlugger();
    visit(root, 'heading', (heading: Heading) => {
      const given = heading.data?.hProperties?.id;
      const {id} = parseMarkdownHeadingId(toString(heading));
      const last = heading.children.at(-1);
      if (id !== undefined && last?.type === 'text') last.value = last.value.replace(/\s*\{#[^}]*\}\s*$/, '');
      const made = typeof given === 'string' ? given : (id ?? slugs.slug(toString(heading)));
      heading.data = {...heading.data, hProperties: {...heading.data?.hProperties, id: made}};
    });
  };
}

/** An element stays one, an entry becomes what its component makes, and of other components the content is taken. */
function jsx(state: State, node: MdxJsxFlowElement | MdxJsxTextElement): Element {
  const attributes = Object.fromEntries(
    node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
  const children = state.all(node);
  if (node.name === entryName) {
    return {...plainElements[entryName](attributes), children};
  }
  if (node.name !== null && /^[a-z]/.test(node.name)) {
    return {type: 'element', tagName: node.name, properties: attributes, children};
  }
  return {type: 'element', tagName: node.type === 'mdxJsxTextElement' ? 'span' : 'div', properties: {}, children};
}

const nothing = () => undefined;
/** Code of the page. */
const unread = {mdxjsEsm: nothing, mdxFlowExpression: nothing, mdxTextExpression: nothing};

/** A fence, with what stands behind its language where Docusaurus has it. */
function code(_state: State, node: {lang?: string | null; meta?: string | null; value: string}): Element {
  const className = node.lang ? [`language-${node.lang}`] : [];
  const properties = {className, ...(node.meta && {metastring: node.meta})};
  const text: Element = {
    type: 'element',
    tagName: 'code',
    properties,
    children: [{type: 'text', value: `${node.value}\n`}],
  };
  return {type: 'element', tagName: 'pre', properties: {}, children: [text]};
}

/** The code of a fence, which the site's plugin hands to a component as HTML. */
function showCode(element: Element): void {
  const {html} = element.properties;
  if (element.tagName !== 'code' || typeof html !== 'string') return;
  element.tagName = 'pre';
  element.properties = {};
  element.children = [{type: 'raw', value: html} as HtmlNodes as Element];
}
