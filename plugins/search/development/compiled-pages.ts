import type {Element, Nodes, Root, RootContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';

/** The HTML of the pages that have been compiled so far, by source file path. */
export class CompiledPages {
  readonly #htmlByPath = new Map<string, string>();
  /** A number that increases whenever a page changes. */
  version = 0;

  set(path: string, html: string): void {
    this.#htmlByPath.set(path, html);
    this.version++;
  }

  get(path: string): string | undefined {
    return this.#htmlByPath.get(path);
  }
}

type Jsx = MdxJsxFlowElementHast | MdxJsxTextElementHast;

interface CollectPagesOptions {
  readonly pages: CompiledPages;
}

/**
 * A rehype plugin for development that collects the HTML of each page when the docs plugin compiles it. It must run
 * before `rehypePrerenderedHtml`, which moves HTML out of the tree.
 *
 * The HTML includes the children of components, but not the content that components render themselves.
 */
export function rehypeCollectPages({pages}: CollectPagesOptions): (root: Root, file: VFile) => void {
  return (root, file) => {
    if (process.env.NODE_ENV === 'production') return;
    const children = root.children.flatMap(toPlainNodes);
    pages.set(file.path, toHtml({type: 'root', children}, {allowDangerousHtml: true}));
  };
}

function toPlainNodes(node: RootContent): RootContent[] {
  if (isJsx(node)) return jsxToPlainNodes(node);
  if (node.type === 'element') {
    const {html} = node.properties;
    // `rehypeCodeBlocks` passes the code of a code block to a component as HTML.
    if (node.tagName === 'code' && typeof html === 'string') return [createElement('pre', [createRawNode(html)])];
    return [{...node, children: toPlainChildren(node)}];
  }
  return node.type === 'text' || node.type === 'raw' ? [node] : [];
}

function jsxToPlainNodes(node: Jsx): RootContent[] {
  // A remark plugin has rendered this HTML. Named parts are variants, such as the languages of a sample.
  const html = (node.data as {prerenderedParts?: Record<string, {html: string}>} | undefined)?.prerenderedParts?.['']
    ?.html;
  if (html !== undefined) return [createRawNode(html)];
  const attributes = Object.fromEntries(
    node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
  const children = toPlainChildren(node);
  const isHtmlElement = /^[a-z]/.test(node.name ?? '');
  if (isHtmlElement) return [{...createElement(node.name ?? '', children), properties: attributes}];
  return [createElement(node.type === 'mdxJsxTextElement' ? 'span' : 'div', children)];
}

function toPlainChildren(node: Element | Jsx): Element['children'] {
  return node.children.flatMap(toPlainNodes) as Element['children'];
}

const isJsx = (node: Nodes): node is Jsx => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

const createRawNode = (value: string) => ({type: 'raw', value}) as unknown as Element;

const createElement = (tagName: string, children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
