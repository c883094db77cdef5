import path from 'node:path';
import logger from '@docusaurus/logger';
import type {Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {createImportNode, createJsxElement, readAttributes, replaceElements, requireAttribute} from '../../contract';
import {operationParts, type OperationPage, type OperationPart} from './pages/operation-page';
import {parseSection} from './pages/page-index';
import {measureContent} from './pages/plan-pages';
import type {Reference} from './reference';

/** The elements that pages can use. */
export const apiElements = ['Operation', 'ApiDocument'] as const;

/** Recommended maximum size of the gzipped content of a page, in bytes. Larger pages load slowly on phones. */
const maxRecommendedBytes = 100_000;

const clientModule = '@site/plugins/reference/client';
const clientComponents = ['ReferenceExamples', 'ReferenceHtml', 'ReferenceSample'] as const;

/** Options of {@link remarkApiReference}. */
export interface ApiReferenceOptions {
  readonly reference: Reference;
  /**
   * A component that wraps each request sample, for example to add a console. It receives the operation ID and the
   * sample kind as `operation` and `kind`.
   */
  readonly sampleWrapper?: {readonly name: string; readonly module: string};
}

/**
 * A remark plugin that replaces `<Operation>` and `<ApiDocument>` with headings and components with prerendered HTML.
 * It must run before Docusaurus's plugins, so that the table of contents includes the headings.
 */
export const remarkApiReference: Plugin<[ApiReferenceOptions], Root> =
  ({reference, sampleWrapper}) =>
  async (root, file) => {
    const operationPages = new OperationPages(reference);
    const elements = await replaceElements(root, file, apiElements, async (node) => {
      if (node.name === 'ApiDocument') {
        const attributes = readAttributes(node, ['id', 'tag', 'show', 'part']);
        const id = requireAttribute(attributes, 'id', 'ApiDocument');
        const nodes = await reference.generateDocumentPage(id, parseSection(attributes));
        warnAboutLargePage(file.path, nodes);
        return nodes;
      }
      const attributes = readAttributes(node, ['id', 'part']);
      const page = await operationPages.get(requireAttribute(attributes, 'id', 'Operation'));
      return parseOperationParts(attributes['part']).flatMap((part) => page[part]);
    });
    if (elements.length === 0) {
      return;
    }
    root.children.unshift(createImportNode(clientComponents, clientModule));
    if (sampleWrapper !== undefined) {
      await replaceElements(root, file, ['ReferenceSample'], (node) => {
        const {operation, kind} = readAttributes(node);
        return [createJsxElement(sampleWrapper.name, {operation, kind}, [node])];
      });
      root.children.unshift(createImportNode([sampleWrapper.name], sampleWrapper.module));
    }
  };

/**
 * The operations on one page. A page can contain several elements for parts of the same operation, which is rendered
 * only once. The IDs of all but the first operation begin with the operation ID.
 */
class OperationPages {
  readonly #pages = new Map<string, Promise<OperationPage>>();

  constructor(private readonly reference: Reference) {}

  get(id: string): Promise<OperationPage> {
    const idPrefix = this.#pages.size === 0 ? '' : `${id}.`;
    const page = this.#pages.get(id) ?? this.reference.generateOperationPage(id, idPrefix);
    this.#pages.set(id, page);
    return page;
  }
}

function warnAboutLargePage(page: string, nodes: readonly RootContent[]): void {
  const bytes = measureContent(nodes);
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
    throw new Error(`<Operation> has no part "${unknownName}". Available parts: ${operationParts.join(', ')}.`);
  }
  return names as OperationPart[];
}
