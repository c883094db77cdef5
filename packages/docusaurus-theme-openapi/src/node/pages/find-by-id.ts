import {listOperations} from '@developer-docs/openapi';
import {didYouMean, ExplainedError} from '@developer-docs/utils';
import {throwUnknownDocument, type LoadedDocument} from '../documents/document-loader';

/** @throws ExplainedError if there is no document with the ID. */
export const findDocument = (documents: readonly LoadedDocument[], id: string): LoadedDocument =>
  documents.find((document) => document.id === id) ??
  throwUnknownDocument(
    id,
    documents.map((document) => document.id),
  );

/**
 * Finds an operation or webhook, and the document that contains it.
 *
 * @param documentId - The document that contains it. Default: the only one.
 * @throws ExplainedError if no document contains it, or several contain different operations with this ID.
 */
export function findOperationById(allDocuments: readonly LoadedDocument[], id: string, documentId?: string) {
  const documents = documentId === undefined ? allDocuments : [findDocument(allDocuments, documentId)];
  const matches = documents.flatMap((document) =>
    listOperations(document.model)
      .filter((operation) => operation.id === id)
      .map((operation) => ({operation, document})),
  );
  const [first] = matches;
  if (first === undefined) {
    const ids = documents.flatMap(({model}) => listOperations(model).map((operation) => operation.id));
    throw new ExplainedError(
      `No API document has an operation "${id}".${didYouMean(id, ids)} Available operations: ${ids.join(', ')}.`,
    );
  }
  // Several documents can describe the same webhook.
  if (matches.length > 1 && first.operation.kind === 'operation') {
    const ids = matches.map(({document}) => document.id);
    throw new ExplainedError(
      `The API documents ${ids.join(', ')} have an operation "${id}". Select one: <Operation id="${id}" document="${ids[0] ?? ''}" />.`,
    );
  }
  return first;
}
