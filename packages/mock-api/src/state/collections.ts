import {isJsonMediaType, type OpenApiDocument} from '@developer-docs/openapi';
import {entriesAt, isObject, objectAt, toCanonicalJson, type JsonObject} from '@developer-docs/utils';
import type {Contract} from '../contract/contract.js';
import {findSuccess, getSuccessSchema, type MockOperation, type MockParameter} from '../contract/mock-operation.js';

/** The operations on a path such as `/pets` and on `/pets/{petId}` whose requests or responses have the same schema. */
export interface Collection {
  readonly read: MockOperation;
  /** The operations on single resources, by method. */
  readonly item: Readonly<Record<string, MockOperation>>;
  readonly create: MockOperation | undefined;
  readonly list: ResourceList | undefined;
  /** The path parameter, such as `petId`. */
  readonly parameter: MockParameter;
  /** The name of the property that contains the ID. */
  readonly idProperty: string;
  readonly idSchema: JsonObject;
  /** A resource's schema. */
  readonly resource: JsonObject;
  /** Returns whether the request body of an operation has this schema. */
  readonly acceptsResource: (operation: MockOperation) => boolean;
}

export interface ResourceList {
  readonly operation: MockOperation;
  /** The property of the body that contains the resources; absent if the body is an array. */
  readonly property?: string;
  /** The property of the body that contains the next page's cursor, such as `nextCursor`. */
  readonly cursorProperty?: string | undefined;
}

export const findCollections = ({operations}: Contract): Collection[] =>
  operations.flatMap((operation) => readCollection(operation, operations) ?? []);

/** Reads the collection whose resources an operation returns; `undefined` if it isn't such an operation. */
function readCollection(read: MockOperation, operations: readonly MockOperation[]): Collection | undefined {
  // Splits `/pets/{petId}` into the path of the collection and the parameter.
  const [, parentPath, parameterName] = /^(.*)\/\{([^{}/]+)\}\/?$/.exec(read.path) ?? [];
  const parameter = read.parameters.find(({in: place, name}) => place === 'path' && name === parameterName);
  const {document} = read;
  const resource = document.resolve(getSuccessSchema(read));
  const properties = objectAt(resource, 'properties');
  if (read.method !== 'GET' || !hasJson(read) || parentPath === undefined || parameter === undefined) return undefined;
  const idProperty = findIdProperty(parameter.name, Object.keys(properties));
  if (idProperty === undefined) return undefined;
  const resourceJson = toCanonicalJson(resource);
  const isResource = (schema: unknown) => toCanonicalJson(document.resolve(schema)) === resourceJson;
  const acceptsResource = ({bodies}: MockOperation) => bodies.some(({declaration}) => isResource(declaration.schema));
  // Clients often send a part of what they get, such as `NewPet` or `PetUpdate`.
  const hasResource = (operation: MockOperation) =>
    acceptsResource(operation) || isResource(getSuccessSchema(operation));
  const findSiblings = (expected: string) =>
    operations.filter((other) => other.document === document && removeSlash(other.path) === removeSlash(expected));
  const parents = findSiblings(parentPath);
  return {
    read,
    item: Object.fromEntries(
      findSiblings(read.path)
        .filter((operation) => ['GET', 'DELETE'].includes(operation.method) || hasResource(operation))
        .map((operation) => [operation.method, operation]),
    ),
    create: parents.find((operation) => operation.method === 'POST' && hasResource(operation)),
    list: findList(parents, document, isResource),
    acceptsResource,
    resource,
    parameter,
    idProperty,
    idSchema: document.resolve(properties[idProperty]),
  };
}

/** Some frameworks end all paths with a slash. */
const removeSlash = (path: string) => path.replace(/\/$/, '');

/** Returns whether the resources in a response can change. Bodies that aren't JSON are examples, as without state. */
const hasJson = (operation: MockOperation): boolean => isJsonMediaType(findSuccess(operation)?.body?.type ?? '');

const findIdProperty = (parameter: string, properties: readonly string[]): string | undefined =>
  [parameter, 'id', ...properties.filter((name) => /id$/i.test(name))].find((name) => properties.includes(name));

function findList(
  operations: readonly MockOperation[],
  document: OpenApiDocument,
  isResource: (schema: unknown) => boolean,
): ResourceList | undefined {
  const operation = operations.find((candidate) => candidate.method === 'GET' && hasJson(candidate));
  if (operation === undefined) return undefined;
  const schema = document.resolve(getSuccessSchema(operation));
  if (isObject(schema.items)) return isResource(schema.items) ? {operation} : undefined;
  const properties = entriesAt(schema, 'properties');
  const [property] = properties.find(([, value]) => isResource(document.resolve(value).items)) ?? [];
  const [cursorProperty] = properties.find(([name]) => /^next_?cursor$/i.test(name)) ?? [];
  return property === undefined ? undefined : {operation, property, cursorProperty};
}
