import path from 'node:path';
import logger from '@docusaurus/logger';
import type {Heading, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {
  findElements,
  importNode,
  jsxElement,
  readAttributes,
  replaceElement,
  requireAttribute,
  withPosition,
} from '../../contract';
import type {PrerenderedData, PrerenderedParts} from '../prerendered-html';
import {sampleLanguages} from '../samples';
import {operationParts, type OperationPage, type OperationPart} from './pages/operation-page';
import type {Block, HeadingBlock} from './pages/page-blocks';
import {parseSection} from './pages/page-index';
import {measureContent} from './pages/plan-pages';
import type {Reference} from './reference';

/** The elements that pages can use. */
export const apiElements = ['Operation', 'ApiDocument'] as const;

/** A page with more gzipped content loads slowly on phones. */
const maxRecommendedBytes = 100_000;

const clientModule = '@site/plugins/reference/client';
const clientComponents = ['ReferenceExamples', 'ReferenceHtml', 'ReferenceSample'] as const;

/** Options of {@link remarkApiReference}. */
export interface ApiReferenceOptions {
  readonly reference: Reference;
  /**
   * A component that wraps each request sample, such as to add a console. It receives the operation ID and the kind of
   * the sample as `operation` and `kind`.
   */
  readonly sampleWrapper?: {readonly name: string; readonly module: string};
}

/**
 * A remark plugin that replaces `<Operation>` and `<ApiDocument>` with headings and components with prerendered HTML.
 * It must run before the plugins of Docusaurus, so that the table of contents includes the headings.
 */
export const remarkApiReference: Plugin<[ApiReferenceOptions], Root> =
  ({reference, sampleWrapper}) =>
  async (root, file) => {
    const found = findElements(root, apiElements);
    if (found.length === 0) {
      return;
    }
    const operationPages = new OperationPages(reference);
    for (const {node, siblings} of found) {
      const rendered = await withPosition(file, node, async () => {
        if (node.name === 'ApiDocument') {
          const attributes = readAttributes(node, ['id', 'tag', 'show', 'part']);
          const id = requireAttribute(attributes, 'id', 'ApiDocument');
          const {blocks, parts} = await reference.documentPage(id, parseSection(attributes));
          warnAboutLargePage(file.path, parts);
          return toNodes(blocks, parts, sampleWrapper?.name);
        }
        const attributes = readAttributes(node, ['id', 'part']);
        const {blocksByPart, parts} = await operationPages.get(requireAttribute(attributes, 'id', 'Operation'));
        return parseOperationParts(attributes['part']).flatMap((part) =>
          toNodes(blocksByPart[part], parts, sampleWrapper?.name),
        );
      });
      replaceElement(node, siblings, rendered);
    }
    root.children.unshift(importNode(clientComponents, clientModule));
    if (sampleWrapper !== undefined) {
      root.children.unshift(importNode([sampleWrapper.name], sampleWrapper.module));
    }
  };

/**
 * The operations of one page. A page can contain several elements for parts of the same operation, which is rendered
 * only once. The IDs of all but the first operation begin with the operation ID.
 */
class OperationPages {
  readonly #pages = new Map<string, Promise<OperationPage>>();

  constructor(private readonly reference: Reference) {}

  get(id: string): Promise<OperationPage> {
    const idPrefix = this.#pages.size === 0 ? '' : `${id}.`;
    const page = this.#pages.get(id) ?? this.reference.operationPage(id, idPrefix);
    this.#pages.set(id, page);
    return page;
  }
}

function warnAboutLargePage(page: string, parts: PrerenderedParts): void {
  const bytes = measureContent(parts);
  if (bytes > maxRecommendedBytes) {
    logger.warn(
      `${path.relative(process.cwd(), page)} has ${String(Math.round(bytes / 1000))} KB of gzipped content. Split it with <ApiDocument tag="…">: see plugins/reference/authoring.md.`,
    );
  }
}

function parseOperationParts(text: string | undefined): readonly OperationPart[] {
  const names = text?.split(/\s+/) ?? operationParts;
  const unknownName = names.find((name) => !operationParts.includes(name as OperationPart));
  if (unknownName !== undefined) {
    throw new Error(`<Operation> has no part "${unknownName}". Parts: ${operationParts.join(', ')}.`);
  }
  return names as OperationPart[];
}

/** Converts blocks to nodes of the page. Prerendered HTML is attached to the components that show it. */
function toNodes(blocks: readonly Block[], parts: PrerenderedParts, sampleWrapper: string | undefined): RootContent[] {
  return blocks.map((block): RootContent => {
    switch (block.kind) {
      case 'heading':
        return headingNode(block);
      case 'html':
        return withPrerenderedParts(jsxElement('ReferenceHtml', {}), {'': parts[block.part] ?? {html: ''}});
      case 'sample': {
        const {operation, sampleKind: kind, title} = block;
        const languageIds = sampleLanguages.map(({id}) => id);
        const sample = withPrerenderedParts(
          jsxElement('ReferenceSample', {operation, kind, title}),
          pickParts(parts, block.part, languageIds),
        );
        return sampleWrapper === undefined ? sample : jsxElement(sampleWrapper, {operation, kind}, [sample]);
      }
      case 'examples': {
        const titles = JSON.stringify(block.titles);
        const languages = JSON.stringify(block.languages);
        return withPrerenderedParts(
          jsxElement('ReferenceExamples', {titles, languages}),
          pickParts(parts, block.part, [...block.titles.keys()].map(String)),
        );
      }
      case 'columns': {
        const column = (name: string, content: readonly Block[]) =>
          content.length === 0
            ? []
            : [jsxElement('div', {className: `ref-${name}-column`}, toNodes(content, parts, sampleWrapper))];
        // The outer element is the container of the container query for the columns.
        return jsxElement('div', {className: 'ref-split'}, [
          jsxElement('div', {className: 'ref-columns'}, [...column('code', block.code), ...column('text', block.text)]),
        ]);
      }
      case 'section':
        return jsxElement('section', {className: 'ref-section'}, toNodes(block.content, parts, sampleWrapper));
    }
  });
}

function headingNode({depth, id, text, record}: HeadingBlock): Heading {
  const hProperties = {id, ...(record && {'data-record': record})};
  return {type: 'heading', depth, children: [{type: 'text', value: text}], data: {hProperties}};
}

function withPrerenderedParts(element: MdxJsxFlowElement, prerenderedParts: PrerenderedParts): MdxJsxFlowElement {
  return {...element, data: {prerenderedParts} satisfies PrerenderedData as MdxJsxFlowElement['data'] & object};
}

/** Picks the parts with names such as `<name>.<suffix>`, by suffix. */
const pickParts = (parts: PrerenderedParts, name: string, suffixes: readonly string[]): PrerenderedParts =>
  Object.fromEntries(
    suffixes.flatMap((suffix) => {
      const part = parts[`${name}.${suffix}`];
      return part === undefined ? [] : [[suffix, part]];
    }),
  );
