import {OpenApiDocument, upgradeSchemas} from '@developer-docs/openapi';
import {objectAt, toNearestNumbers, toObject, type JsonObject} from '@developer-docs/utils';
import {listMockOperations, type MockOperation} from './mock-operation.js';

/** Bundled OpenAPI documents by name: every `$ref` points into the same document. */
export type OpenApiDocuments = Readonly<Record<string, JsonObject>>;

/** Read access to the OpenAPI documents. It's immutable, so several mocks can share a contract. */
export interface Contract {
  readonly documents: OpenApiDocuments;
  readonly operations: readonly MockOperation[];
  /** Returns an operation's document. */
  readonly getDocument: (operation: MockOperation) => OpenApiDocument;
  /** The path of the first document's server URL without a trailing slash, such as `/v1`. */
  readonly basePath: string;
  /** The names of the examples in `components/examples`. */
  readonly exampleNames: readonly string[];
  /** Returns a copy of the value of a named example. */
  readonly getExample: (name: string) => JsonObject;
  /** Returns the `x-values` extension of an enumeration: the documented properties of each value. */
  readonly getEnumValues: (schemaName: string) => Readonly<Record<string, JsonObject>>;
}

const contracts = new WeakMap<OpenApiDocuments, Contract>();

/**
 * Returns the contract of bundled documents. Mocks of the same documents, for example in tests, share it, so the
 * documents must not change afterward.
 *
 * @throws Error when a `$ref` can't be resolved or an operation has an invalid extension.
 */
export function createContract(documents: OpenApiDocuments): Contract {
  const contract = contracts.get(documents) ?? readContract(documents);
  contracts.set(documents, contract);
  return contract;
}

function readContract(documents: OpenApiDocuments): Contract {
  const examples = mergeComponents(documents, 'examples');
  const schemas = mergeComponents(documents, 'schemas');
  const requireValue = <T>(value: T | undefined, description: string): T => {
    if (value === undefined) throw new Error(`The contract has no ${description}. Add it to the OpenAPI documents.`);
    return value;
  };
  const openApiDocuments = new Map(
    Object.entries(documents).map(([name, content]) => [name, new OpenApiDocument(upgradeSchemas(content))]),
  );
  const operations = [...openApiDocuments].flatMap(([name, document]) => listMockOperations(name, document));
  return {
    documents,
    operations,
    getDocument: ({document}) => requireValue(openApiDocuments.get(document), `document "${document}"`),
    basePath: operations[0]?.basePath ?? '',
    exampleNames: [...examples.keys()],
    getExample: (name) => toNearestNumbers(objectAt(requireValue(examples.get(name), `example "${name}"`), 'value')),
    getEnumValues: (name) =>
      objectAt(requireValue(schemas.get(name), `schema "${name}"`), 'x-values') as Readonly<Record<string, JsonObject>>,
  };
}

/** Merges a section of `components`. Documents that share a component contain equal copies of it. */
function mergeComponents(documents: OpenApiDocuments, section: 'examples' | 'schemas'): Map<string, JsonObject> {
  return new Map(
    Object.values(documents).flatMap((document) =>
      Object.entries(objectAt(objectAt(document, 'components'), section)).map(
        ([name, value]) => [name, toObject(value)] as const,
      ),
    ),
  );
}
