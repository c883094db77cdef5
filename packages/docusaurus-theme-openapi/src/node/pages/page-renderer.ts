import {isDeepStrictEqual} from 'node:util';
import {
  checkAttributes,
  requireAttribute,
  type PageElement,
  type StringAttributes,
} from '@developer-docs/docusaurus-utils/node';
import {listOperations, type Operation} from '@developer-docs/openapi';
import {didYouMean, getErrorMessage} from '@developer-docs/utils';
import type {RootContent} from 'mdast';
import {throwUnknownDocument, type LoadedDocument} from '../documents/document-loader';
import {summarize} from '../html/common/markdown-renderer';
import type {PageContext} from '../html/page-context';
import type {SandboxIds} from '../layout/assign-sandboxes';
import type {DocumentLayout} from '../layout/document-layout';
import {selectSection, type DocumentSection} from '../layout/document-sections';
import {elementAttributes, getElementKey, type ElementName} from '../layout/element-syntax';
import {chooseOperationDepth} from '../layout/nesting-depth';
import {getGroupTitle} from '../layout/operation-groups';
import {parseSection, type SourcePage} from '../layout/page-index';
import {createChangesPage} from './changes-page';
import {createDocumentPage} from './document-page';
import {createFieldNodes} from './field-link';
import {createTitleNodes} from './nodes/page-nodes';
import {createOperationPage, parseOperationParts, type OperationPage} from './operation-page';
import {PageContexts, type PageRendererInput} from './page-contexts';

/** The nodes that replace an element, or why it can't be rendered. */
export type RenderedElement = {readonly nodes: readonly RootContent[]} | {readonly error: string};

/** An operation or webhook, and the document that contains it. */
interface DocumentOperation {
  readonly operation: Operation;
  readonly document: LoadedDocument;
}

/** How many levels of nested properties a document's only page expands. */
const defaultDocumentDepth = 2;

/** Renders the elements of pages in one version of the docs. */
export class PageRenderer {
  private readonly contexts: PageContexts;
  /** The IDs of response fields and headers on the pages that have been rendered so far, by URL and operation. */
  private readonly responseIds = new Map<string, ReadonlyMap<Operation, readonly string[]>>();

  constructor(readonly input: PageRendererInput) {
    this.contexts = new PageContexts(input);
  }

  get sandboxIds(): SandboxIds {
    return this.contexts.sandboxIds;
  }

  /** The broken links in each document's descriptions, on the pages that have been rendered so far. */
  get brokenLinks(): ReadonlyMap<LoadedDocument, ReadonlySet<string>> {
    return this.contexts.brokenLinks;
  }

  /** Renders a page's elements, by their keys ({@link getElementKey}). */
  renderPage({source, url, elements}: SourcePage): Map<string, RenderedElement> {
    const operationPages = new Map<Operation, OperationPage>();
    const renderers: Record<ElementName, (attributes: StringAttributes) => RootContent[]> = {
      Operation: (attributes) => this.renderOperation(attributes, operationPages),
      ApiDocument: (attributes) => this.renderDocument(attributes, source),
      ApiChanges: (attributes) => this.renderChanges(attributes, {source, elements}),
      ApiField: (attributes) => this.renderField(attributes),
    };
    const render = (element: PageElement): RenderedElement => {
      const name = element.name as ElementName;
      try {
        checkAttributes(element, elementAttributes[name]);
        return {nodes: renderers[name](element.attributes)};
      } catch (error) {
        return {error: getErrorMessage(error)};
      }
    };
    const rendered = new Map(elements.map((element) => [getElementKey(element), render(element)]));
    if (url !== undefined) {
      this.responseIds.set(
        url,
        new Map([...operationPages].map(([operation, {responseIds}]) => [operation, responseIds])),
      );
    }
    return rendered;
  }

  /** Returns the URL of the page or section of an operation. */
  getOperationUrl({operation, document}: DocumentOperation): string | undefined {
    return this.contexts.pages.findOperationLink(operation.id, document.id)?.url;
  }

  /**
   * Returns the IDs of response fields and headers on the page that is about an operation, such as
   * `response-202.requestId`. Pages with several operations or a document have other IDs.
   */
  getResponseIds(location: DocumentOperation): readonly string[] {
    const url = this.getOperationUrl(location) ?? '';
    const page = this.input.pages.find((candidate) => candidate.url === url);
    // Another renderer has rendered the page if it belongs to another version.
    if (page !== undefined && !this.responseIds.has(url)) this.renderPage(page);
    return this.responseIds.get(url)?.get(location.operation) ?? [];
  }

  /** @throws ExplainedError if there is no document with the ID. */
  getDocument(id: string): LoadedDocument {
    const {documents} = this.input;
    return (
      documents.find((document) => document.id === id) ??
      throwUnknownDocument(
        id,
        documents.map((document) => document.id),
      )
    );
  }

  /**
   * Finds an operation or webhook.
   *
   * @param documentId - The document that contains it. Default: the only one.
   * @throws Error if no document contains it, or several contain different operations with this ID.
   */
  private findOperation(id: string, documentId?: string): DocumentOperation {
    const documents = documentId === undefined ? this.input.documents : [this.getDocument(documentId)];
    const matches = documents.flatMap((document): DocumentOperation[] => {
      const operation = listOperations(document.model).find((candidate) => candidate.id === id);
      return operation === undefined ? [] : [{operation, document}];
    });
    const [first] = matches;
    if (first === undefined) {
      const ids = documents.flatMap(({model}) => listOperations(model).map((operation) => operation.id));
      throw new Error(
        `No API document has an operation "${id}".${didYouMean(id, ids)} Available operations: ${ids.join(', ')}.`,
      );
    }
    // Several documents can describe the same webhook.
    if (matches.length > 1 && first.operation.kind === 'operation') {
      const ids = matches.map(({document}) => document.id);
      throw new Error(
        `The API documents ${ids.join(', ')} have an operation "${id}". Select one: <Operation id="${id}" document="${ids[0] ?? ''}" />.`,
      );
    }
    return first;
  }

  private renderOperation(attributes: StringAttributes, pages: Map<Operation, OperationPage>): RootContent[] {
    const id = requireAttribute(attributes, 'id', 'Operation');
    const {document, part, title} = attributes;
    const location = this.findOperation(id, document);
    const {operation} = location;
    // The IDs of all but the first operation on a page begin with the operation ID.
    const idPrefix = pages.size === 0 ? '' : `${id}.`;
    const page =
      pages.get(operation) ?? createOperationPage(operation, idPrefix, this.createOperationContext(location));
    pages.set(operation, page);
    return [
      ...(title === undefined ? [] : createTitleNodes(operation.summary, summarize(operation.description))),
      ...parseOperationParts(part).flatMap((name) => page.parts[name]),
    ];
  }

  private renderDocument(attributes: StringAttributes, source: string): RootContent[] {
    const id = requireAttribute(attributes, 'id', 'ApiDocument');
    const section = parseSection(attributes);
    const document = this.getDocument(id);
    const layout = this.contexts.pages.getDocumentLayout(document, section === undefined ? source : undefined);
    const nodes = this.createDocumentNodes(document, section, layout);
    return attributes.title === undefined ? nodes : [...this.createDocumentTitle(document, section), ...nodes];
  }

  /**
   * Generates the nodes of a document's page, or of a page with a section.
   *
   * @param section - The part of the document to show. `undefined` for the overview and everything that no other page
   *   shows.
   * @param layout - The document's pages.
   * @throws Error if the section is empty.
   */
  private createDocumentNodes(
    document: LoadedDocument,
    section: DocumentSection | undefined,
    layout: DocumentLayout,
  ): RootContent[] {
    const {id, model} = document;
    const contents = section === undefined ? layout.selectRemainder() : selectSection(model, section);
    const operations = contents.groups.flatMap((group) => group.operations);
    if (section !== undefined && operations.length + contents.schemas.length === 0) {
      throw new Error(
        section.tag === undefined
          ? `The API document "${id}" has no schemas for this page.`
          : `The API document "${id}" has no operations with the tag "${section.tag}" for this page.${didYouMean(
              section.tag,
              model.tags.map(({name}) => name),
            )}`,
      );
    }
    const documentPage =
      section === undefined
        ? layout.documentPage
        : layout.sectionPages.find((candidate) => isDeepStrictEqual(candidate.section, section))?.source;
    // If a document has several pages, they link to nested schemas instead of repeating them.
    const maxDepth = layout.isSplit ? 0 : (this.input.depth?.documents ?? defaultDocumentDepth);
    const context = {
      ...this.contexts.create(document, maxDepth),
      ...this.contexts.createLinks(document, layout, documentPage),
      ids: layout.listSectionIds(),
    };
    const downloads = section === undefined ? this.input.getDownloads(document) : undefined;
    return createDocumentPage(layout, contents, downloads, context);
  }

  /** Creates the title of a document's page, or of a page with a section. */
  private createDocumentTitle({model}: LoadedDocument, section: DocumentSection | undefined): RootContent[] {
    const {t} = this.input;
    if (section === undefined) return createTitleNodes(model.title, summarize(model.description));
    if (section.show === 'schemas') return createTitleNodes(t('group.schemas'), undefined);
    // A page without operations is an error.
    const [group] = selectSection(model, section).groups;
    return group === undefined ? [] : createTitleNodes(getGroupTitle(group, t), summarize(group.tag.description));
  }

  private renderChanges(attributes: StringAttributes, page: SourcePage): RootContent[] {
    const id = requireAttribute(attributes, 'document', 'ApiChanges');
    const document = this.getDocument(id);
    const options = {documentId: id, sections: this.contexts.layOutReleases(id, page), version: attributes.release};
    return createChangesPage(document.model, options, this.contexts.create(document, 0));
  }

  private renderField(attributes: StringAttributes): RootContent[] {
    const read = (name: string) => requireAttribute(attributes, name, 'ApiField');
    const document = this.getDocument(read('document'));
    const field = {owner: read('in'), name: read('name')};
    const history = this.input.getHistory?.(document.id);
    return createFieldNodes(document.model, field, history, this.contexts.create(document, 0));
  }

  private createOperationContext({operation, document}: DocumentOperation): PageContext {
    return this.contexts.create(
      document,
      this.input.depth?.operations ?? chooseOperationDepth(document.model, operation),
    );
  }
}
