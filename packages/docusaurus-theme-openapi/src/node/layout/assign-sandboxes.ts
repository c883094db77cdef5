import type {LoadedDocument} from '../documents/document-loader';

/** The ID of the sandbox that the operations of each document run in. */
export type SandboxIds = ReadonlyMap<LoadedDocument, string>;

/**
 * Assigns the documents in one version of the docs to sandboxes, which have a mock each. A document that shares an
 * operation ID with another document has its own sandbox, because IDs and paths are unique only within a document.
 *
 * @param sharedSandbox - The ID of the sandbox for all other documents.
 */
export function assignSandboxes(documents: readonly LoadedDocument[], sharedSandbox: string): SandboxIds {
  const ids = documents.flatMap(({model}) => model.operations.map(({id}) => id));
  const lastIndexes = new Map(ids.map((id, index) => [id, index]));
  const repeatedIds = new Set(ids.filter((id, index) => index !== lastIndexes.get(id)));
  return new Map(
    documents.map((document) => {
      const isSeparate = document.model.operations.some(({id}) => repeatedIds.has(id));
      return [document, isSeparate ? `${sharedSandbox}/${document.id}` : sharedSandbox];
    }),
  );
}
