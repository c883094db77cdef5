import {normalizeDocument, readServers} from '@developer-docs/openapi';
import {getOrCreate, type JsonObject} from '@developer-docs/utils';
import {listMockOperations, readServerLocation, type MockOperation} from './mock-operation.js';

/** Bundled OpenAPI documents by name: every `$ref` points into the same document. */
export type DocumentsByName = Readonly<Record<string, JsonObject>>;

/** Read access to the OpenAPI documents. It's immutable, so several mocks can share a contract. */
export interface Contract {
  readonly documents: DocumentsByName;
  readonly operations: readonly MockOperation[];
  /**
   * The path of the first document's server URL without a trailing slash, such as `/v1`. Operations can have their own
   * servers.
   */
  readonly basePath: string;
}

const contracts = new WeakMap<DocumentsByName, Contract>();

/**
 * Returns the contract of bundled documents. Mocks of the same documents, for example in tests, share it, so the
 * documents must not change afterward.
 *
 * @throws Error when a `$ref` can't be resolved or an operation has an invalid extension.
 */
export const createContract = (documents: DocumentsByName): Contract =>
  getOrCreate(contracts, documents, () => readContract(documents));

function readContract(documents: DocumentsByName): Contract {
  const operations = Object.entries(documents).flatMap(([name, content]) =>
    listMockOperations(name, normalizeDocument(content)),
  );
  const {basePath} = readServerLocation(readServers(Object.values(documents)[0]?.servers));
  return {documents, operations, basePath};
}
