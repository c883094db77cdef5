import {
  arrayAt,
  entriesAt,
  isObject,
  makeUnique,
  objectAt,
  stringAt,
  toPointer,
  type JsonDocument,
  type JsonObject,
} from '@developer-docs/internal';
import {readServers, type Server} from './servers';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

/** Clients send the requests of operations, and the API those of webhooks and callbacks. */
export type OperationKind = 'operation' | 'webhook' | 'callback';

/**
 * An operation, including everything that it inherits from its path and document. References to its parts are resolved,
 * but those in the parts, such as to schemas and examples, aren't.
 */
export interface OpenApiOperation {
  readonly kind: OperationKind;
  /** `operationId`, or an ID that's generated from the method and path. IDs are unique, except those of callbacks. */
  readonly id: string;
  /** In lowercase. */
  readonly method: string;
  /** Path template of an operation, name of a webhook, or runtime expression of a callback. */
  readonly path: string;
  readonly declaration: JsonObject;
  readonly pathItem: JsonObject;
  /** JSON pointer to `declaration`. */
  readonly pointer: string;
  readonly servers: readonly Server[];
  /** Whether the operation or its path overrides the document's servers. */
  readonly hasOwnServers: boolean;
  /** The security schemes that are required together. A request must meet one of the requirements. */
  readonly security: readonly (readonly {readonly scheme: string; readonly scopes: readonly string[]}[])[];
  /** The operation's parameters override those of its path. */
  readonly parameters: readonly JsonObject[];
  readonly requestBody?: JsonObject;
  /** Responses with their status codes, ranges such as `4XX`, or `default`. */
  readonly responses: readonly (readonly [status: string, response: JsonObject])[];
}

/**
 * Reads the operations and webhooks in a bundled document.
 *
 * @throws Error if a reference is circular or has no target.
 */
export function readOperations(document: JsonDocument): OpenApiOperation[] {
  const {root} = document;
  const usedIds = new Set<string>();
  return [
    ...readPathItems(objectAt(root, 'paths'), 'operation', '#/paths', document),
    // OpenAPI 3.0 has no webhooks; `x-webhooks` is the extension that most tools support.
    ...['webhooks', 'x-webhooks'].flatMap((key) => readPathItems(objectAt(root, key), 'webhook', `#/${key}`, document)),
  ].map((operation) => ({
    ...operation,
    // IDs that are generated from paths such as `/a/b` and `/a-b` can be the same.
    id: makeUnique(operation.id, usedIds),
  }));
}

/** Reads the callbacks of an operation. */
export function readCallbacks(
  {declaration, pointer}: Pick<OpenApiOperation, 'declaration' | 'pointer'>,
  document: JsonDocument,
): OpenApiOperation[] {
  return entriesAt(declaration, 'callbacks').flatMap(([name, callback]) =>
    readPathItems(document.resolve(callback), 'callback', pointer + toPointer('callbacks', name), document),
  );
}

/**
 * @param pathItems - Path items by path, webhook name, or runtime expression.
 * @param pointer - JSON pointer to `pathItems`.
 */
function readPathItems(
  pathItems: JsonObject,
  kind: OperationKind,
  pointer: string,
  document: JsonDocument,
): OpenApiOperation[] {
  return Object.entries(pathItems)
    .filter(([path]) => !path.startsWith('x-'))
    .flatMap(([path, value]) => {
      const pathItem = document.resolve(value);
      return methods
        .filter((method) => isObject(pathItem[method]))
        .map((method) =>
          readOperation({kind, method, path, pathItem, pointer: pointer + toPointer(path, method)}, document),
        );
    });
}

function readOperation(
  location: Pick<OpenApiOperation, 'kind' | 'method' | 'path' | 'pathItem' | 'pointer'>,
  document: JsonDocument,
): OpenApiOperation {
  const {kind, method, path, pathItem} = location;
  const declaration = objectAt(pathItem, method);
  const {requestBody} = declaration;
  const ownServers = declaration.servers ?? pathItem.servers;
  // The document's security applies only to requests to the API.
  const inheritedSecurity = kind === 'operation' ? document.root.security : undefined;
  const security = arrayAt({security: declaration.security ?? inheritedSecurity}, 'security');
  return {
    ...location,
    declaration,
    id: stringAt(declaration, 'operationId') ?? createId(method, path),
    servers: readServers(ownServers ?? document.root.servers),
    hasOwnServers: ownServers !== undefined,
    security: security
      .filter(isObject)
      .map((requirement) =>
        Object.keys(requirement).map((scheme) => ({scheme, scopes: arrayAt(requirement, scheme).map(String)})),
      ),
    parameters: mergeParameters([...arrayAt(pathItem, 'parameters'), ...arrayAt(declaration, 'parameters')], document),
    ...(requestBody !== undefined && {requestBody: document.resolve(requestBody)}),
    responses: entriesAt(declaration, 'responses')
      .filter(([status]) => !status.startsWith('x-'))
      .map(([status, response]) => [status, document.resolve(response)] as const),
  };
}

const createId = (method: string, path: string) =>
  [method, ...path.split(/[^\p{L}\p{M}\p{N}]+/u)].filter(Boolean).join('-');

/** Resolves parameters. Later ones override earlier ones with the same name and location. */
function mergeParameters(values: readonly unknown[], document: JsonDocument): JsonObject[] {
  const parameters = values.map((value) => document.resolve(value));
  return [
    ...new Map(
      parameters.map((parameter) => [`${String(parameter.in)} ${String(parameter.name)}`, parameter]),
    ).values(),
  ];
}
