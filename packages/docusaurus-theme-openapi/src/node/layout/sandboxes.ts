import type {LoadedDocument} from '../documents/load-documents';

/** The sandboxes of documents in one version of the docs. Each has its own mock. */
export class Sandboxes {
  /** The IDs of the operations that are in several documents. */
  private readonly sharedIds: ReadonlySet<string>;

  /**
   * @param shared - The ID of the sandbox for all documents; `undefined` if there isn't one.
   * @param hasExtension - Whether it has custom behavior. Sandboxes for single documents don't.
   */
  constructor(
    private readonly documents: readonly LoadedDocument[],
    private readonly shared: string | undefined,
    private readonly hasExtension: boolean,
  ) {
    const ids = documents.flatMap(({model}) => model.operations.map(({id}) => id));
    const lastIndexes = new Map(ids.map((id, index) => [id, index]));
    this.sharedIds = new Set(ids.filter((id, index) => index !== lastIndexes.get(id)));
  }

  /**
   * Returns the ID of the sandbox that an operation runs in; `undefined` if it has no console. A document that shares
   * an operation ID with another document has its own sandbox, because IDs and paths are unique only within a document.
   * Its other operations stay with the custom behavior, if there's any.
   */
  getId(operationId: string, {id, model}: LoadedDocument): string | undefined {
    if (this.shared === undefined) return undefined;
    const isSeparate =
      this.sharedIds.has(operationId) ||
      (this.sharedIds.size > 0 &&
        !this.hasExtension &&
        model.operations.some((operation) => this.sharedIds.has(operation.id)));
    return isSeparate ? `${this.shared}/${id}` : this.shared;
  }

  /** Lists the documents of each sandbox, by its ID. */
  list(): ReadonlyMap<string, readonly LoadedDocument[]> {
    const used = this.documents.flatMap((document) =>
      document.model.operations.map(({id}) => [this.getId(id, document), document] as const),
    );
    return new Map(
      used.flatMap(([id, document]) =>
        id === undefined ? [] : [[id, id === this.shared ? this.documents : [document]] as const],
      ),
    );
  }
}
