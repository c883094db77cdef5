import {createPart, type PrerenderedParts} from '@developer-docs/docusaurus-theme-openapi/elements';
import type {Element, ElementContent, Nodes, Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {createPartComponent, createPartImports} from './component-nodes';
import {toStaticElement} from './static-element';

interface RehypePrerenderedHtmlOptions {
  readonly baseUrl: string;
  /** Passes the parts of a page to the bundler, and returns their key. */
  readonly addParts: (parts: PrerenderedParts) => string;
}

/** Elements and components whose children are blocks. */
const containers = new Set(['admonition', 'blockquote', 'div', 'li', 'section', 'TabItem', 'Tabs']);

/**
 * A rehype plugin that turns the content of a page into prerendered HTML: text between headings, the rows of tables,
 * and the markup of code blocks. Headings, tabs, and other interactive elements remain components.
 */
export function rehypePrerenderedHtml({addParts, baseUrl}: RehypePrerenderedHtmlOptions): (root: Root) => void {
  return (root) => {
    const parts: Part[] = [];
    extractCodeAndTables(root, parts, baseUrl);
    extractText(root, parts, baseUrl);
    if (parts.length > 0) root.children.unshift(...createPartImports(addParts(Object.fromEntries(parts.entries()))));
  };
}

type Part = PrerenderedParts[string];

/** Adds a part, and returns its name, which is its index. */
const addPart = (parts: Part[], part: Part): string => String(parts.push(part) - 1);

function extractCodeAndTables(root: Root, parts: Part[], baseUrl: string): void {
  visit(root, 'element', (element, index, parent) => {
    if (parent === undefined || index === undefined) return undefined;
    const {html, ...properties} = element.properties;
    if (element.tagName === 'code' && typeof html === 'string') {
      parent.children[index] = createPartComponent('StaticCode', addPart(parts, {html}), properties);
      return SKIP;
    }
    const table = element.tagName === 'table' ? toStaticElement(element, baseUrl) : undefined;
    if (table?.type === 'element') {
      const part = addPart(parts, createPart(table.children));
      parent.children[index] = createPartComponent('StaticTable', part, properties);
      return SKIP;
    }
    return undefined;
  });
}

/** Replaces each run of static siblings with one part, and processes the content of the other siblings recursively. */
function extractText(parent: Root | Element | MdxJsxFlowElementHast, parts: Part[], baseUrl: string): void {
  // The first part in a container reports the ID of the container to the broken-link check.
  let containerIds = getIds(parent);
  const children: RootContent[] = [];
  let run: ElementContent[] = [];
  const endRun = () => {
    if (run.every(isBlankText)) {
      children.push(...run);
    } else {
      const part = createPart(run);
      const ids = [...containerIds, ...part.ids];
      children.push(createPartComponent('StaticHtml', addPart(parts, {...part, ids})));
      containerIds = [];
    }
    run = [];
  };
  for (const child of parent.children) {
    const staticChild = isBlock(child) ? toStaticElement(child, baseUrl) : undefined;
    if (staticChild !== undefined) {
      run.push(staticChild);
      continue;
    }
    endRun();
    children.push(child);
    if (isContainer(child)) extractText(child, parts, baseUrl);
  }
  endRun();
  parent.children = children;
}

/** Returns the ID of a container, if it has one. A container can be written as HTML in MDX. */
function getIds(node: Root | Element | MdxJsxFlowElementHast): string[] {
  const id =
    node.type === 'element'
      ? node.properties.id
      : node.type === 'mdxJsxFlowElement' &&
        node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'id')?.value;
  return typeof id === 'string' ? [id] : [];
}

const isBlankText = (node: Nodes) => node.type === 'text' && node.value.trim() === '';

/**
 * Returns whether a node can be extracted. Text that isn't blank is part of a paragraph; extracting it would add a line
 * break.
 */
const isBlock = (node: Nodes) => isBlankText(node) || node.type === 'element' || node.type === 'mdxJsxFlowElement';

function isContainer(node: Nodes): node is Element | MdxJsxFlowElementHast {
  return (
    (node.type === 'element' && containers.has(node.tagName)) ||
    (node.type === 'mdxJsxFlowElement' && containers.has(node.name ?? ''))
  );
}
