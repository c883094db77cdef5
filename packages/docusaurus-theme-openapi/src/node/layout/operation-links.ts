import {listOperations} from '@developer-docs/openapi';
import type {LoadedDocument} from '../documents/load-documents';
import type {OperationLink} from '../html/context/page-context';
import type {DocumentLayout} from './document-layout';
import {getOperationKey} from './page-index';

/** The links to operations and webhooks. Nothing else determines their URLs. */
export class OperationLinks {
  /** Links by operation ID, by the ID of the preferred document. */
  private readonly links = new Map<string | undefined, ReadonlyMap<string, OperationLink>>();

  /**
   * @param operationPages - The pages of operations by key; see {@link getOperationKey}.
   * @param urls - The URLs of pages.
   */
  constructor(
    private readonly layouts: ReadonlyMap<LoadedDocument, DocumentLayout>,
    private readonly operationPages: ReadonlyMap<string, string>,
    private readonly urls: ReadonlyMap<string, string>,
  ) {}

  /**
   * Returns links to the operations and webhooks in all documents, by operation ID.
   *
   * @param preferredDocument - ID of the document whose operations are preferred if several documents have the same ID.
   */
  list(preferredDocument?: string): ReadonlyMap<string, OperationLink> {
    const cached = this.links.get(preferredDocument);
    if (cached !== undefined) return cached;
    const links = new Map<string, OperationLink>();
    const isPreferred = ([{id}]: readonly [LoadedDocument, DocumentLayout]) => Number(id === preferredDocument);
    // Later documents override earlier ones.
    for (const [document, layout] of [...this.layouts].sort((a, b) => isPreferred(a) - isPreferred(b))) {
      for (const {id, summary} of listOperations(document.model)) {
        const url = this.findUrl(id, document.id, layout) ?? links.get(id)?.url;
        links.set(id, {title: summary, url});
      }
    }
    this.links.set(preferredDocument, links);
    return links;
  }

  /** An operation's own page is preferred to its section on the page of its document. */
  private findUrl(id: string, documentId: string, layout: DocumentLayout): string | undefined {
    const page = this.operationPages.get(getOperationKey(id, documentId)) ?? this.operationPages.get(id);
    if (page !== undefined) return this.urls.get(page);
    const section = layout.locateOperation(id);
    const url = section && this.urls.get(section.source);
    return section && url !== undefined ? `${url}#${section.id}` : undefined;
  }
}
