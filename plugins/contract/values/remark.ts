import type {Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {contractFolder} from './documents';
import {linkOperations, operationPages} from './operations';
import {addEntryImport, atPosition, entryName, readAttributes, type Jsx} from './page-elements';
import {elements} from './render';

/** Options of {@link contractValues}. */
export interface ContractValuesOptions {
  /** Folder of the contract; by default the one of this repository. */
  readonly folder?: string;
}

/**
 * Turns `<Values>`, `<Fields>`, `<Operations>`, `<Fact>`, `<Limit>` and `<Example>` of a page into Markdown made from the contract. It runs before the plugins of
 * Docusaurus, so that headings get their ids and their place in the table of contents. README.md describes the elements.
 */
export const contractValues: Plugin<[ContractValuesOptions?], Root> =
  ({folder = contractFolder} = {}) =>
  (root, file) => {
    const used = new Set<string>();
    let pages: ReturnType<typeof operationPages> | undefined;
    visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      const jsx = node as Jsx;
      const render = jsx.name === null ? undefined : elements[jsx.name];
      if (render === undefined || parent === undefined || index === undefined) {
        return undefined;
      }
      const made = atPosition(file, jsx, () => render(readAttributes(jsx), folder));
      used.add(jsx.name ?? '');
      if (jsx.name === 'Values' || jsx.name === 'Fields') {
        pages ??= operationPages(folder);
        linkOperations({type: 'root', children: made}, pages);
      }
      (parent as {children: RootContent[]}).children.splice(index, 1, ...made);
      return [SKIP, index + made.length];
    });
    if (used.has('Values') || used.has('Fields')) {
      addEntryImport(root);
    }
  };

/**
 * Gives each entry one id. The table of contents takes its links from headings; once it is made, the id belongs to the
 * section around the heading, which is what a link to the value should open and what the search reads as a whole.
 */
export const contractEntries: Plugin<[], Root> = () => (root) => {
  visit(root, 'mdxJsxFlowElement', (node) => {
    const heading = node.name === entryName ? node.children[0] : undefined;
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
