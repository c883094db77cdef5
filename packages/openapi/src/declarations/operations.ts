import {
  arrayAt,
  entriesAt,
  filterKeys,
  hashText,
  isObject,
  makeUnique,
  objectAt,
  parseJson,
  stringAt,
  toFragment,
  toList,
  type JsonObject,
} from '@developer-docs/utils';
import type {OpenApiDocument} from '../document.js';
import {isJsonMediaType} from '../media-types.js';
import type {Direction} from '../schemas/directions.js';
import {readDeprecation, type Deprecation} from './deprecation.js';
import {readRateLimit, type RateLimit} from './rate-limit.js';
import {readServers, type Server} from './servers.js';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'] as const;

/** Returns whether a member of a path item is an operation. */
export const isMethod = (key: string): boolean => (methods as readonly string[]).includes(key);

/** Clients send the requests of operations, and the API sends the requests of webhooks and callbacks. */
export type OperationKind = 'operation' | 'webhook' | 'callback';

/** Returns the direction of an operation's request body, as clients see it. */
export const getRequestDirection = (kind: OperationKind): Direction => (kind === 'operation' ? 'request' : 'response');

/**
 * A part of a document whose reference is resolved. References in its schemas aren't. The types of these parts begin
 * with `OpenApi`; those of the model, which readers see, don't (model/types.ts).
 */
interface Declared {
  readonly declaration: JsonObject;
}

/** A response header, or the members that parameters share with response headers. */
export interface OpenApiHeader extends Declared {
  readonly name: string;
  readonly isRequired: boolean;
  /** Media type of the value if it's declared by `content`. */
  readonly mediaType?: string;
  /** The object with the schema and the examples: `declaration`, or the media type in its `content`. */
  readonly schemaOwner: JsonObject;
}

/** `querystring` is the entire query (OpenAPI 3.2). */
const parameterLocations = ['path', 'query', 'querystring', 'header', 'cookie'] as const;

export interface OpenApiParameter extends OpenApiHeader {
  readonly in: (typeof parameterLocations)[number];
  readonly style: string;
  readonly explode: boolean;
  /** Whether the value can be empty (`?flag=`). */
  readonly allowsEmptyValue: boolean;
}

/** A named example. `declaration` contains its value. */
interface OpenApiExample extends Declared {
  readonly name: string;
}

export interface OpenApiMediaType extends Declared {
  /** Media type, such as `application/json`. */
  readonly type: string;
}

export interface OpenApiRequestBody extends Declared {
  readonly isRequired: boolean;
  readonly content: readonly OpenApiMediaType[];
}

export interface OpenApiResponse extends Declared {
  /** Status code or range, such as `202` or `4XX`, or `default`. */
  readonly status: string;
  readonly headers: readonly OpenApiHeader[];
  readonly content: readonly OpenApiMediaType[];
}

/**
 * An operation with everything that it inherits from its path and document, while its schemas are as they're declared:
 * the mock validates with them.
 */
export interface OpenApiOperation extends Declared {
  readonly kind: OperationKind;
  /** `operationId`, or an ID that's generated from the method and path. IDs are unique, except for callbacks. */
  readonly id: string;
  /** In lowercase. */
  readonly method: string;
  /** Path template of an operation, name of a webhook, or runtime expression of a callback. */
  readonly path: string;
  readonly pathItem: JsonObject;
  /** JSON pointer to `declaration`. */
  readonly pointer: string;
  readonly servers: readonly Server[];
  /** Whether the operation or its path overrides the document's servers. */
  readonly hasOwnServers: boolean;
  /** The security schemes that are required together. A request must meet one of the requirements. */
  readonly security: readonly (readonly {readonly scheme: string; readonly scopes: readonly string[]}[])[];
  /** Sorted by location. The operation's parameters override its path's parameters. */
  readonly parameters: readonly OpenApiParameter[];
  readonly requestBody?: OpenApiRequestBody;
  readonly responses: readonly OpenApiResponse[];
  readonly isDeprecated: boolean;
  readonly deprecation?: Deprecation;
  readonly rateLimit?: RateLimit;
  /** The operation's specification extensions (`x-…`). */
  readonly extensions: JsonObject;
}

/**
 * Reads the operations and webhooks in a bundled document.
 *
 * @throws BrokenReferenceError if a reference is circular or has no target.
 */
export function readDeclaredOperations(document: OpenApiDocument): OpenApiOperation[] {
  const {root} = document;
  return makeIdsUnique([
    ...readPathItems(objectAt(root, 'paths'), 'operation', '#/paths', document),
    // OpenAPI 3.0 has no webhooks; `x-webhooks` is the extension that most tools support.
    ...['webhooks', 'x-webhooks'].flatMap((key) => readPathItems(objectAt(root, key), 'webhook', `#/${key}`, document)),
  ]);
}

/**
 * Adds a hash to the generated IDs that other operations also have: those that are generated from paths such as `/a/b`
 * and `/a-b`, or that equal a declared ID. With a hash, they don't depend on the order of the operations. The first of
 * several operations that declare the same ID keeps it, so that a new operation doesn't change the links to it.
 */
function makeIdsUnique(operations: readonly OpenApiOperation[]): OpenApiOperation[] {
  const counts = new Map<string, number>();
  for (const {id} of operations) counts.set(id, (counts.get(id) ?? 0) + 1);
  const declaredIds = new Map<string, OpenApiOperation>();
  for (const operation of operations.filter(hasId)) {
    if (!declaredIds.has(operation.id)) declaredIds.set(operation.id, operation);
  }
  const usedIds = new Set(declaredIds.keys());
  return operations.map((operation) => {
    const {id, method, path} = operation;
    return counts.get(id) === 1 || declaredIds.get(id) === operation
      ? operation
      : {...operation, id: makeUnique(`${id}-${hashText(`${method} ${path}`).toString(36)}`, usedIds)};
  });
}

/** Returns whether the document gives the operation an ID. An empty ID doesn't count. */
const hasId = ({declaration}: Pick<OpenApiOperation, 'declaration'>) => Boolean(stringAt(declaration, 'operationId'));

export const readDeclaredCallbacks = (
  {declaration, pointer}: Pick<OpenApiOperation, 'declaration' | 'pointer'>,
  document: OpenApiDocument,
): OpenApiOperation[] =>
  entriesAt(declaration, 'callbacks').flatMap(([name, callback]) =>
    readPathItems(document.resolve(callback), 'callback', pointer + toFragment('callbacks', name), document),
  );

/**
 * @param pathItems - Path items by path, webhook name, or runtime expression.
 * @param pointer - JSON pointer to `pathItems`.
 */
const readPathItems = (
  pathItems: JsonObject,
  kind: OperationKind,
  pointer: string,
  document: OpenApiDocument,
): OpenApiOperation[] =>
  Object.entries(pathItems)
    .filter(([path]) => !path.startsWith('x-'))
    .flatMap(([path, value]) => {
      const pathItem = document.resolve(value);
      return listPathOperations(pathItem).map(({method, declaration, tokens}) => {
        const location = {kind, method, path, pathItem, declaration, pointer: pointer + toFragment(path, ...tokens)};
        return readDeclaredOperation(location, document);
      });
    });

/** Lists the operations in a path item, with the keys that lead to them. */
function listPathOperations(pathItem: JsonObject) {
  // OpenAPI 3.2
  const additional = entriesAt(pathItem, 'additionalOperations').map(([name, declaration]) => ({
    method: name.toLowerCase(),
    declaration,
    tokens: ['additionalOperations', name],
  }));
  return [
    ...methods.map((method) => ({method, declaration: pathItem[method], tokens: [method]})),
    ...additional,
  ].flatMap(({declaration, ...location}) => (isObject(declaration) ? [{...location, declaration}] : []));
}

function readDeclaredOperation(
  location: Pick<OpenApiOperation, 'kind' | 'method' | 'path' | 'pathItem' | 'declaration' | 'pointer'>,
  document: OpenApiDocument,
): OpenApiOperation {
  const {kind, method, path, pathItem, declaration} = location;
  const {requestBody} = declaration;
  const ownServers = declaration.servers ?? pathItem.servers;
  // The document's security applies only to requests to the API.
  const inheritedSecurity = kind === 'operation' ? document.root.security : undefined;
  return {
    ...location,
    id: stringAt(declaration, 'operationId') || createId(method, path),
    servers: readServers(ownServers ?? document.root.servers),
    hasOwnServers: ownServers !== undefined,
    security: toList(declaration.security ?? inheritedSecurity)
      .filter(isObject)
      .map((requirement) =>
        Object.keys(requirement).map((scheme) => ({scheme, scopes: arrayAt(requirement, scheme).map(String)})),
      ),
    parameters: mergeParameters([...arrayAt(pathItem, 'parameters'), ...arrayAt(declaration, 'parameters')], document),
    requestBody:
      requestBody === undefined ? undefined : readDeclaredRequestBody(document.resolve(requestBody), document),
    responses: entriesAt(declaration, 'responses')
      .filter(([status]) => !status.startsWith('x-'))
      .map(([status, value]) => {
        const response = document.resolve(value);
        const [headers, content] = [readDeclaredHeaders(response, document), readContent(response, document)];
        return {status, declaration: response, headers, content};
      }),
    ...readDeprecation(declaration),
    rateLimit: readRateLimit(declaration),
    extensions: readExtensions(declaration),
  };
}

export const readExtensions = (object: JsonObject): JsonObject => filterKeys(object, (key) => key.startsWith('x-'));

const createId = (method: string, path: string) => [method, ...(path.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])].join('-');

/** Returns what identifies a parameter: its location and its name, whose case doesn't matter in headers. */
export const getParameterKey = ({in: location, name}: Pick<OpenApiParameter, 'in' | 'name'>): string =>
  `${location} ${location === 'header' ? name.toLowerCase() : name}`;

/** Reads parameters, and sorts them by location. Later parameters override earlier ones with the same key. */
function mergeParameters(values: readonly unknown[], document: OpenApiDocument): OpenApiParameter[] {
  const parameters = values
    .flatMap((value) => readDeclaredParameter(document.resolve(value), document))
    .filter((parameter) => !isIgnored(parameter));
  const distinct = [...new Map(parameters.map((parameter) => [getParameterKey(parameter), parameter])).values()];
  return parameterLocations.flatMap((location) => distinct.filter((parameter) => parameter.in === location));
}

/**
 * Headers that the media types and security schemes describe. The specification ignores parameters with their names.
 */
const ignoredHeaders = ['accept', 'authorization', 'content-type'];
const isIgnored = ({in: location, name}: OpenApiParameter) =>
  location === 'header' && ignoredHeaders.includes(name.toLowerCase());

function readDeclaredParameter(declaration: JsonObject, document: OpenApiDocument): OpenApiParameter[] {
  const location = parameterLocations.find((candidate) => candidate === declaration.in);
  if (location === undefined) {
    document.reportUnsupported(document.pointerTo(declaration), `a parameter in "${String(declaration.in)}"`);
    return [];
  }
  const style = stringAt(declaration, 'style') ?? (location === 'query' || location === 'cookie' ? 'form' : 'simple');
  const header = readDeclaredHeader(stringAt(declaration, 'name') ?? '', declaration, document);
  return [
    {
      ...header,
      isRequired: header.isRequired || location === 'path',
      in: location,
      style,
      explode: typeof declaration.explode === 'boolean' ? declaration.explode : style === 'form' || style === 'cookie',
      allowsEmptyValue: declaration.allowEmptyValue === true,
    },
  ];
}

const readDeclaredRequestBody = (declaration: JsonObject, document: OpenApiDocument): OpenApiRequestBody => ({
  declaration,
  isRequired: declaration.required === true,
  content: readContent(declaration, document),
});

/** Reads the headers of a response or form part. */
export const readDeclaredHeaders = (owner: JsonObject, document: OpenApiDocument): OpenApiHeader[] =>
  entriesAt(owner, 'headers').map(([name, header]) => readDeclaredHeader(name, document.resolve(header), document));

function readDeclaredHeader(name: string, declaration: JsonObject, document: OpenApiDocument): OpenApiHeader {
  const [content] = readContent(declaration, document);
  return {
    name,
    declaration,
    isRequired: declaration.required === true,
    mediaType: content?.type,
    schemaOwner: content?.declaration ?? declaration,
  };
}

const readContent = (owner: JsonObject, document: OpenApiDocument): OpenApiMediaType[] =>
  entriesAt(owner, 'content').map(([type, mediaType]) => ({type, declaration: document.resolve(mediaType)}));

/** Reads the named examples of a media type, parameter, or header. */
export const readNamedExamples = (owner: JsonObject, document: OpenApiDocument): OpenApiExample[] =>
  entriesAt(owner, 'examples').map(([name, example]) => ({name, declaration: document.resolve(example)}));

/**
 * Returns an example's value. OpenAPI 3.2 separates data from the text that is sent. Text that isn't JSON is shown as
 * it's sent.
 */
export function readExampleValue(example: JsonObject, mediaType: string): unknown {
  const {value, dataValue, serializedValue} = example;
  if (value !== undefined) return value;
  if (!isJsonMediaType(mediaType)) return serializedValue ?? dataValue;
  if (dataValue !== undefined || typeof serializedValue !== 'string') return dataValue;
  try {
    return parseJson(serializedValue);
  } catch {
    return serializedValue;
  }
}

/** Returns whether a response status, such as `404` or `4XX`, is an HTTP error. */
export const isErrorStatus = (status: string): boolean => /^[45]/.test(status);
