import type {Root, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {Reference} from '../reference';
import {importNode, type StaticData} from '../../prerendered-html';
import {languages} from '../samples';
import type {Block, GeneratedPage, Parts} from './blocks';
import {operationParts, type OperationPage, type OperationPart} from './endpoint';
import {headingNode, readyNodes} from './ready-nodes';

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

const componentsModule = '@site/plugins/reference/api/client';
/** Names of the elements that a page can have. */
export const elementNames = ['Operation', 'ApiDocument'] as const;

const components = ['ReferenceExamples', 'ReferenceHtml', 'ReferenceSample'] as const;

/** Options of {@link remarkReference}. */
export interface RemarkReferenceOptions {
  /** The HTML itself in place of the components that show it: for a page that is read and not shown. */
  readonly isReady?: boolean;
}

/**
 * Turns `<Operation>` and `<ApiDocument>` of a page into headings and components with ready HTML. It runs before the plugins
 * of Docusaurus, so that the headings get their place in the table of contents.
 */
export const remarkReference: Plugin<[Reference, RemarkReferenceOptions?], Root> =
  (reference, {isReady = false} = {}) =>
  async (root, file) => {
    const tags: {node: Jsx; parent: {children: RootContent[]}}[] = [];
    visit(root, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, _index, parent) => {
      const jsx = node as Jsx;
      if (elementNames.some((name) => name === jsx.name)) {
        tags.push({node: jsx, parent: parent as {children: RootContent[]}});
      }
    });
    if (tags.length === 0) {
      return;
    }
    const first = tags.map(({node}) => node).find(({name}) => name === 'Operation');
    const main = first && attribute(first, 'id');
    const pages: Pages = {
      operation: once((id) => reference.operationPage(id, id === main ? '' : `${id}.`)),
      document: (id) => reference.documentPage(id),
    };
    for (const {node, parent} of tags) {
      const nodes = await atPosition(file, node, () => render(node, pages, isReady ? readyNodes : toNodes));
      parent.children.splice(parent.children.indexOf(node), 1, ...nodes);
    }
    if (!isReady) {
      root.children.unshift(importNode(components, componentsModule));
    }
  };

/** What the elements of a page are made of, by id. */
interface Pages {
  readonly operation: (id: string) => Promise<OperationPage>;
  readonly document: (id: string) => Promise<GeneratedPage>;
}

/** Makes each thing once: a page takes the parts of an operation one by one, with prose between. */
function once<Made>(make: (id: string) => Promise<Made>): (id: string) => Promise<Made> {
  const made = new Map<string, Promise<Made>>();
  return (id) => {
    const one = made.get(id) ?? make(id);
    made.set(id, one);
    return one;
  };
}

async function render(
  node: Jsx,
  pages: Pages,
  write: (blocks: readonly Block[], parts: Parts) => RootContent[],
): Promise<RootContent[]> {
  const id = attribute(node, 'id');
  if (id === undefined || id === '') {
    throw new Error(
      `<${String(node.name)}> needs an "id": the name of ${node.name === 'Operation' ? 'an operation, such as id="designsFromPrompt"' : 'an API document, such as id="core-api"'}.`,
    );
  }
  if (node.name === 'ApiDocument') {
    checkAttributes(node, ['id']);
    const {blocks, parts} = await pages.document(id);
    return write(blocks, parts);
  }
  checkAttributes(node, ['id', 'part']);
  const {byPart, parts} = await pages.operation(id);
  return write(
    partsOf(node).flatMap((part) => byPart[part]),
    parts,
  );
}

function partsOf(node: Jsx): readonly OperationPart[] {
  const names = attribute(node, 'part')?.split(/\s+/) ?? operationParts;
  const unknown = names.find((name) => !operationParts.includes(name as OperationPart));
  if (unknown !== undefined) {
    throw new Error(`<Operation> has no part "${unknown}". Parts: ${operationParts.join(', ')}.`);
  }
  return names as OperationPart[];
}

/** Blocks as Markdown and JSX nodes; ready HTML travels as data of the component that shows it. */
function toNodes(blocks: readonly Block[], parts: Parts): RootContent[] {
  return blocks.map((block): RootContent => {
    switch (block.kind) {
      case 'heading':
        return headingNode(block);
      case 'html':
        return element('ReferenceHtml', {}, {'': parts[block.part] ?? {html: ''}});
      case 'sample':
        return element(
          'ReferenceSample',
          {operation: block.operation, kind: block.sample, title: block.title},
          under(
            parts,
            block.part,
            languages.map(({id}) => id),
          ),
        );
      case 'examples':
        return element(
          'ReferenceExamples',
          {titles: JSON.stringify(block.titles), languages: JSON.stringify(block.languages)},
          under(parts, block.part, [...block.titles.keys()].map(String)),
        );
      case 'split': {
        const side = (name: string, content: readonly Block[]) =>
          content.length === 0
            ? []
            : [element('div', {className: `ref-${name}-column`}, undefined, toNodes(content, parts))];
        // The outer element is the container whose width the columns ask for.
        const columns = element('div', {className: 'ref-columns'}, undefined, [
          ...side('code', block.code),
          ...side('text', block.text),
        ]);
        return element('div', {className: 'ref-split'}, undefined, [columns]);
      }
      case 'section':
        return element('section', {className: 'ref-section'}, undefined, toNodes(block.content, parts));
    }
  });
}

/** The parts of a block by what follows the name of the block in theirs. */
const under = (parts: Parts, name: string, suffixes: readonly string[]): Parts =>
  Object.fromEntries(
    suffixes.flatMap((suffix) => {
      const part = parts[`${name}.${suffix}`];
      return part === undefined ? [] : [[suffix, part]];
    }),
  );

function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  staticParts?: Parts,
  children: RootContent[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]): MdxJsxAttribute => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children: children as MdxJsxFlowElement['children'],
    ...(staticParts && {data: {staticParts} satisfies StaticData as MdxJsxFlowElement['data'] & object}),
  };
}

function attribute(node: Jsx, name: string): string | undefined {
  const found = node.attributes.find((candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

function checkAttributes(node: Jsx, allowed: readonly string[]): void {
  for (const candidate of node.attributes) {
    const name = candidate.type === 'mdxJsxAttribute' ? candidate.name : '{…}';
    if (!allowed.includes(name) || typeof candidate.value !== 'string') {
      throw new Error(
        `<${String(node.name)}> takes ${allowed.map((key) => `${key}="…"`).join(' and ')}, and nothing else; it has "${name}".`,
      );
    }
  }
}

/** Adds file and line to a mistake of the page. */
async function atPosition<T>(file: VFile, node: Jsx, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const line = node.position?.start.line;
    const place = `${file.path}${line === undefined ? '' : `:${line}`}`;
    throw new Error(`${place}: ${(error as Error).message}`, {cause: error});
  }
}
