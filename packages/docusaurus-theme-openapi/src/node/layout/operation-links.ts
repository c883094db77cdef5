import {listOperations} from '@developer-docs/openapi';
import type {LoadedDocument} from '../documents/load-documents';
import type {OperationLink} from '../html/page-context';
import type {DocumentLayout} from './document-layout';
import {findOperationPage, type PageIndex} from './page-index';

/** The links to operations and webhooks, by operation ID. Several documents can have the same ID. */
export type OperationLinks = ReadonlyMap<string, readonly (OperationLink & {readonly documentId: string})[]>;

/**
 * Creates the links to all operations and webhooks. An operation's own page is preferred to its section on the page of
 * its document.
 *
 * @param urls - The URLs of pages by their sources.
 */
export function createOperationLinks(
  layouts: ReadonlyMap<LoadedDocument, DocumentLayout>,
  pageIndex: PageIndex,
  urls: ReadonlyMap<string, string>,
): OperationLinks {
  const findUrl = (id: string, documentId: string, layout: DocumentLayout) => {
    const page = findOperationPage(pageIndex, id, documentId);
    if (page !== undefined) return urls.get(page);
    const section = layout.locateOperation(id);
    const url = section && urls.get(section.source);
    return section && url !== undefined ? `${url}#${section.id}` : undefined;
  };
  const links = new Map<string, (OperationLink & {readonly documentId: string})[]>();
  for (const [{id: documentId, model}, layout] of layouts) {
    for (const {id, summary} of listOperations(model)) {
      const link = {documentId, title: summary, url: findUrl(id, documentId, layout)};
      links.set(id, [...(links.get(id) ?? []), link]);
    }
  }
  return links;
}

/**
 * Finds the link to an operation or webhook. If pages show it only in another document, the link leads there.
 *
 * @param documentId - The document that's preferred if several have the ID. Default: the last one.
 */
export function findOperationLink(links: OperationLinks, id: string, documentId?: string): OperationLink | undefined {
  const candidates = links.get(id) ?? [];
  const link = candidates.find((candidate) => candidate.documentId === documentId) ?? candidates.at(-1);
  return link && {title: link.title, url: link.url ?? candidates.findLast(({url}) => url !== undefined)?.url};
}
