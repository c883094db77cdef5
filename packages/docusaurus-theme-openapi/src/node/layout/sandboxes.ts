import type {LoadedDocument} from '../documents/load-documents';

/** The IDs of the sandboxes that the operations of documents run in, by document and operation ID. */
export type SandboxIds = ReadonlyMap<LoadedDocument, ReadonlyMap<string, string>>;

/**
 * Assigns the operations of documents in one version of the docs to sandboxes, which have a mock each. A document that
 * shares an operation ID with another document has its own sandbox, because IDs and paths are unique only within a
 * document. Its other operations stay with the custom behavior, if there's any.
 *
 * @param shared - The ID of the sandbox for all documents; `undefined` if operations have no console.
 * @param hasExtension - Whether it has custom behavior. Sandboxes for single documents don't.
 */
export function assignSandboxes(
  documents: readonly LoadedDocument[],
  shared: string | undefined,
  hasExtension: boolean,
): SandboxIds {
  if (shared === undefined) return new Map();
  const ids = documents.flatMap(({model}) => model.operations.map(({id}) => id));
  const lastIndexes = new Map(ids.map((id, index) => [id, index]));
  const sharedIds = new Set(ids.filter((id, index) => index !== lastIndexes.get(id)));
  return new Map(
    documents.map((document) => {
      const {operations} = document.model;
      const isSeparate = !hasExtension && operations.some(({id}) => sharedIds.has(id));
      return [
        document,
        new Map(
          operations.map(
            ({id}) => [id, isSeparate || sharedIds.has(id) ? `${shared}/${document.id}` : shared] as const,
          ),
        ),
      ] as const;
    }),
  );
}

/**
 * Lists the documents of each sandbox, by its ID.
 *
 * @param shared - The ID of the sandbox for all documents.
 */
export function listSandboxDocuments(
  sandboxes: SandboxIds,
  shared: string | undefined,
): ReadonlyMap<string, readonly LoadedDocument[]> {
  const used = [...sandboxes].flatMap(([document, ids]) => [...ids.values()].map((id) => [id, document] as const));
  return new Map(used.map(([id, document]) => [id, id === shared ? [...sandboxes.keys()] : [document]] as const));
}
