import type {Element, ElementContent, Nodes, Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {StaticPart} from './client/source';
import {partAttributes, staticElement, staticImports} from './nodes';
import {toPart} from './part';
import {toPlain, type PlainElements} from './plain';
import type {PartStore} from './store';

/** Options of the rehype plugin. */
export interface RehypeStaticHtmlOptions {
  /** The same object that the plugin has. */
  readonly store: PartStore;
  /** Elements in MDX that are HTML by another name. */
  readonly known: PlainElements;
}

/** What a remark plugin may give a JSX element as `data`: ready HTML, by the names under which the component reads it. */
export interface StaticData {
  readonly staticParts: Readonly<Record<string, StaticPart>>;
}

/** Elements whose children are blocks, in HTML and in MDX. */
const containers = new Set(['admonition', 'blockquote', 'ContractEntry', 'div', 'li', 'section', 'TabItem', 'Tabs']);

/**
 * A rehype plugin, the last of all: what is only read on a page becomes ready HTML that the server sends and no script
 * repeats. Text between headings, the rows of tables and the markup of code are such parts; headings, tabs and everything
 * else that has a behavior stay components.
 */
export function rehypeStaticHtml({store, known}: RehypeStaticHtmlOptions): (root: Root) => void {
  return (root) => {
    const parts = new Parts();
    takeGiven(root, parts);
    takeCodeAndTables(root, parts, known);
    takeText(root, parts, known);
    if (parts.count > 0) {
      root.children.unshift(...staticImports(store.keep(parts.all)));
    }
  };
}

/** The parts of a page, each under a name of its own. */
class Parts {
  readonly all: Record<string, StaticPart> = {};
  count = 0;

  /** Keeps parts of one component under `<name>.<given name>`, or `<name>` for the empty name. */
  add(given: StaticData['staticParts']): string {
    const name = String(this.count++);
    for (const [suffix, part] of Object.entries(given)) {
      this.all[suffix === '' ? name : `${name}.${suffix}`] = part;
    }
    return name;
  }
}

function takeGiven(root: Root, parts: Parts): void {
  visit(root, 'mdxJsxFlowElement', (node) => {
    const given = (node.data as Partial<StaticData> | undefined)?.staticParts;
    if (given !== undefined) {
      node.attributes.push(...partAttributes(parts.add(given)));
    }
  });
}

function takeCodeAndTables(root: Root, parts: Parts, known: PlainElements): void {
  visit(root, 'element', (element, index, parent) => {
    if (parent === undefined || index === undefined) {
      return undefined;
    }
    const {html, ...properties} = element.properties;
    if (element.tagName === 'code' && typeof html === 'string') {
      parent.children[index] = staticElement('StaticCode', parts.add({'': {html}}), properties);
      return SKIP;
    }
    const table = element.tagName === 'table' ? (toPlain(element, known) as Element | undefined) : undefined;
    if (table !== undefined) {
      const part = parts.add({'': toPart(table.children)});
      parent.children[index] = staticElement('StaticTable', part, properties);
      return SKIP;
    }
    return undefined;
  });
}

/** Joins neighbors that are plain into one part; looks for more inside what is not. */
function takeText(parent: Root | Element | MdxJsxFlowElementHast, parts: Parts, known: PlainElements): void {
  const made: RootContent[] = [];
  let run: ElementContent[] = [];
  const end = () => {
    const isBlank = run.every((node) => node.type === 'text' && node.value.trim() === '');
    made.push(...(isBlank ? run : [staticElement('StaticHtml', parts.add({'': toPart(run)}), {})]));
    run = [];
  };
  for (const child of parent.children) {
    const plain = isBlock(child) ? toPlain(child, known) : undefined;
    if (plain !== undefined) {
      run.push(plain);
      continue;
    }
    end();
    made.push(child);
    if (isContainer(child)) {
      takeText(child, parts, known);
    }
  }
  end();
  parent.children = made;
}

/** Text that is not blank stands among words: taking it out of its paragraph would break the line. */
const isBlock = (node: Nodes) =>
  (node.type === 'text' && node.value.trim() === '') || node.type === 'element' || node.type === 'mdxJsxFlowElement';

function isContainer(node: Nodes): node is Element | MdxJsxFlowElementHast {
  return (
    (node.type === 'element' && containers.has(node.tagName)) ||
    (node.type === 'mdxJsxFlowElement' && containers.has(node.name ?? ''))
  );
}
