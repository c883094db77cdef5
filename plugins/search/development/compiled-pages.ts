import type {Element, Nodes, Root, RootContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';

/** The HTML of the pages that have been compiled so far, by the path of their source file. */
export class CompiledPages {
  readonly #htmlByPath = new Map<string, string>();
  /** Increases whenever a page changes. */
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
 * Rehype plugin for development that collects the HTML of each page when the docs plugin compiles it. It must run before
 * `rehypePrerenderedHtml`, which moves HTML out of the tree.
 *
 * The HTML lacks what components render in the browser by themselves; their children are included.
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
    // The code of a fence, which `rehypeCodeBlocks` passes to a component as HTML.
    if (node.tagName === 'code' && typeof html === 'string') return [createElement('pre', [raw(html)])];
    return [{...node, children: plainChildren(node)}];
  }
  return node.type === 'text' || node.type === 'raw' ? [node] : [];
}

function jsxToPlainNodes(node: Jsx): RootContent[] {
  // HTML that a remark plugin has rendered. Parts with a name are variants, such as the languages of a sample.
  const html = (node.data as {prerenderedParts?: Record<string, {html: string}>} | undefined)?.prerenderedParts?.['']
    ?.html;
  if (html !== undefined) return [raw(html)];
  const attributes = Object.fromEntries(
    node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
  const children = plainChildren(node);
  const isHtmlElement = /^[a-z]/.test(node.name ?? '');
  if (isHtmlElement) return [{...createElement(node.name ?? '', children), properties: attributes}];
  return [createElement(node.type === 'mdxJsxTextElement' ? 'span' : 'div', children)];
}

function plainChildren(node: Element | Jsx): Element['children'] {
  return node.children.flatMap(toPlainNodes) as Element['children'];
}

const isJsx = (node: Nodes): node is Jsx => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

const raw = (value: string) => ({type: 'raw', value}) as unknown as Element;

const createElement = (tagName: string, children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
