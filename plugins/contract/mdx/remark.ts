import type {Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import type {Contract} from '../contract';
import {MarkdownRenderer} from '../render/markdown-renderer';
import {elements} from './elements';
import {entryComponent, importEntryComponent} from './entry';
import {readAttributes, withPosition, type JsxNode} from './nodes';

export interface ContractElementsOptions {
  readonly contract: Contract;
  /** URL of the page or section of each operation, by operation ID. Operation IDs in descriptions become links. */
  readonly operationUrls: () => Promise<ReadonlyMap<string, string>>;
}

/** Finds JSX elements by name. `siblings` are the children of the element's parent, including the element. */
export function findElements(root: Root, names: readonly string[]): {node: JsxNode; siblings: RootContent[]}[] {
  const found: {node: JsxNode; siblings: RootContent[]}[] = [];
  visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, _index, parent) => {
    const jsxNode = node as JsxNode;
    if (names.includes(jsxNode.name ?? '')) {
      found.push({node: jsxNode, siblings: (parent as {children: RootContent[]}).children});
    }
  });
  return found;
}

/** Replaces an element with the nodes that it renders. */
export function replaceElement(node: JsxNode, siblings: RootContent[], rendered: readonly RootContent[]): void {
  siblings.splice(siblings.indexOf(node), 1, ...rendered);
}

/**
 * A remark plugin that replaces the elements of `authoring.md`, such as `<EnumValues>`, with content from the contract.
 * It must run before the plugins of Docusaurus, so that the table of contents includes the headings.
 */
export const remarkContractElements: Plugin<[ContractElementsOptions], Root> =
  ({contract, operationUrls}) =>
  async (root, file) => {
    const found = findElements(root, Object.keys(elements));
    if (found.length === 0) {
      return;
    }
    const urls = await operationUrls();
    const markdown = new MarkdownRenderer(
      (url) => (/^[/#]/.test(url) ? url : contract.resolveUrl(url)),
      (code) => urls.get(code),
    );
    for (const {node, siblings} of found) {
      const rendered = await withPosition(file, node, () =>
        elements[node.name as keyof typeof elements](readAttributes(node), {contract, markdown, operationUrls: urls}),
      );
      replaceElement(node, siblings, rendered);
    }
    importEntryComponent(root);
  };

/**
 * A remark plugin that moves the ID of an entry's heading to the entry. It must run after the plugins of Docusaurus,
 * which read the links of the table of contents from the headings. The target of these links should be the whole entry,
 * because the search indexes the element with the ID.
 */
export const remarkEntryIds: Plugin<[], Root> = () => (root) => {
  visit(root, 'mdxJsxFlowElement', (node) => {
    const heading = node.name === entryComponent ? node.children[0] : undefined;
    if (heading?.type !== 'heading') {
      return;
    }
    const id = String(heading.data?.hProperties?.id);
    heading.data = {...heading.data, hProperties: {...heading.data?.hProperties, id: undefined}};
    const label = `Direct link to ${id}`;
    heading.children.push({
      type: 'link',
      url: `#${id}`,
      title: label,
      data: {hProperties: {className: ['hash-link'], 'aria-label': label}},
      children: [{type: 'text', value: '\u200B'}],
    });
  });
};
