import {isJsonMediaType, isOmitted, type OpenApiDocument} from '@developer-docs/openapi';
import {
  arrayAt,
  entriesAt,
  formatCount,
  isObject,
  objectAt,
  toCanonicalJson,
  toPointer,
  type JsonObject,
} from '@developer-docs/utils';
import {createDeclaredResponse, createSampleResponse} from '../calls/sample-response.js';
import type {Contract} from '../contract/contract.js';
import {matchOperations} from '../contract/find-operation.js';
import type {MockOperation, MockParameter, ResponseDeclaration} from '../contract/mock-operation.js';
import {
  defineMockExtension,
  type MockBehavior,
  type MockEnvironment,
  type MockExtension,
  type OperationCall,
  type OperationHandler,
  type OperationResult,
} from '../extension.js';
import {createValidationError, ProblemError} from '../problems.js';
import {convert} from '../validation/simple-values.js';
import {filterItems, ListPages} from './lists.js';
import {isId, ResourceIds, toIdKey} from './resource-ids.js';

/** The operations on a path such as `/pets` and on `/pets/{petId}` whose requests or responses have the same schema. */
interface Collection {
  readonly read: MockOperation;
  /** The operations on single resources, by method. */
  readonly item: Readonly<Record<string, MockOperation>>;
  readonly create: MockOperation | undefined;
  readonly list: MockOperation | undefined;
  /** The name of the path parameter, such as `petId`. */
  readonly parameter: string;
  /** The name of the property that contains the ID. */
  readonly idProperty: string;
  /** The property's schema. */
  readonly idSchema: JsonObject;
  /** A resource's schema. */
  readonly resource: JsonObject;
  /** Returns whether the request body of an operation has this schema. */
  readonly acceptsResource: (operation: MockOperation) => boolean;
  readonly document: OpenApiDocument;
  /** The property of the list's body that contains the resources; absent if the body is an array. */
  readonly listProperty?: string;
  /** The property of the list's body that contains the next page's cursor, such as `nextCursor`. */
  readonly cursorProperty?: string;
}

/**
 * Makes the collections of a document stateful: what a client creates can be listed, read, updated, and deleted. This
 * applies to operations on a path such as `/pets` and on the same path with an ID, such as `/pets/{petId}`, if their
 * request or response bodies have the resource's schema. Collections start with the resources in the examples.
 *
 * @param extension - Its handlers replace the collections' handlers.
 */
export function withState<Behavior extends MockBehavior = MockBehavior>(
  extension?: MockExtension<Behavior>,
): MockExtension<Behavior> {
  return defineMockExtension((environment) => {
    const behavior = extension?.(environment) ?? ({} as Behavior);
    const handlers = findCollections(environment.contract).map((collection) => createHandlers(collection, environment));
    return {
      ...behavior,
      handlers: Object.assign({}, ...handlers, behavior.handlers) as Record<string, OperationHandler>,
    };
  });
}

/** Finds the collections in the documents. */
function findCollections({operations, getDocument}: Contract): Collection[] {
  return operations.flatMap((read): Collection[] => {
    const [, parentPath, parameter] = /^(.*)\/\{([^{}/]+)\}\/?$/.exec(read.path) ?? [];
    const document = getDocument(read);
    const resource = read.method === 'GET' && hasJson(read) ? readSchema(findSuccess(read), document) : undefined;
    if (parentPath === undefined || parameter === undefined || resource === undefined) return [];
    const properties = Object.keys(objectAt(resource, 'properties'));
    const idProperty = [parameter, 'id', ...properties.filter((name) => /id$/i.test(name))].find((name) =>
      properties.includes(name),
    );
    if (idProperty === undefined) return [];
    const resourceJson = toCanonicalJson(resource);
    const isResource = (schema: unknown) => toCanonicalJson(document.resolve(schema)) === resourceJson;
    const acceptsResource = ({body}: MockOperation) => body !== undefined && isResource(body.schema.value);
    // Clients often send a part of what they get, such as `NewPet` or `PetUpdate`.
    const hasResource = (operation: MockOperation) =>
      acceptsResource(operation) || isResource(findSuccess(operation)?.schema.value);
    const isSibling = ({path, document: name}: MockOperation, expected: string) =>
      name === read.document && removeSlash(path) === removeSlash(expected);
    const item = operations.filter(
      (operation) =>
        isSibling(operation, read.path) && (['GET', 'DELETE'].includes(operation.method) || hasResource(operation)),
    );
    const parents = operations.filter((operation) => isSibling(operation, parentPath));
    const list = parents.find((operation) => operation.method === 'GET' && hasJson(operation));
    const listProperty = list === undefined ? undefined : findListProperty(list, document, isResource);
    return [
      {
        read,
        item: Object.fromEntries(item.map((operation) => [operation.method, operation])),
        create: parents.find((operation) => operation.method === 'POST' && hasResource(operation)),
        acceptsResource,
        list: listProperty === undefined ? undefined : list,
        resource,
        parameter,
        idProperty,
        idSchema: document.resolve(objectAt(resource, 'properties')[idProperty]),
        document,
        ...(typeof listProperty === 'string' && {listProperty, ...findCursorProperty(list, document)}),
      },
    ];
  });
}

/** Some frameworks end all paths with a slash. */
const removeSlash = (path: string) => path.replace(/\/$/, '');

const findSuccess = ({responses}: MockOperation): ResponseDeclaration | undefined =>
  responses.find(({status}) => status >= 200 && status < 300);

/** Returns whether the resources in a response can change. Bodies that aren't JSON are examples, as without state. */
const hasJson = (operation: MockOperation): boolean => isJsonMediaType(findSuccess(operation)?.mediaType ?? '');

/** Returns the schema of a response with a JSON object. */
function readSchema(response: ResponseDeclaration | undefined, document: OpenApiDocument): JsonObject | undefined {
  const schema = document.resolve(response?.schema.value);
  return Object.keys(objectAt(schema, 'properties')).length > 0 ? schema : undefined;
}

/** Returns the property that contains the resources; `true` if the body is an array; `undefined` if there are none. */
function findListProperty(
  list: MockOperation,
  document: OpenApiDocument,
  isResource: (schema: unknown) => boolean,
): string | true | undefined {
  const schema = document.resolve(findSuccess(list)?.schema.value);
  if (isObject(schema.items)) return isResource(schema.items) ? true : undefined;
  return entriesAt(schema, 'properties').find(([, property]) => isResource(document.resolve(property).items))?.[0];
}

function findCursorProperty(
  list: MockOperation | undefined,
  document: OpenApiDocument,
): Pick<Collection, 'cursorProperty'> {
  const names = Object.keys(objectAt(document.resolve(list && findSuccess(list)?.schema.value), 'properties'));
  const cursorProperty = names.find((name) => /^next_?cursor$/i.test(name));
  return cursorProperty === undefined ? {} : {cursorProperty};
}

/** The resources with the same values of other path parameters, such as `shopId`. */
interface Resources {
  /** By the key of their ID. */
  readonly byId: Map<string, JsonObject>;
  readonly ids: ResourceIds;
}

/** A collection's resources. */
class ResourceStore {
  private readonly stored = new Map<string, Resources>();
  private readonly parameter: MockParameter | undefined;
  private samples: Promise<readonly JsonObject[]> | undefined;

  constructor(
    private readonly collection: Collection,
    private readonly environment: MockEnvironment,
  ) {
    const {read, parameter} = collection;
    this.parameter = read.parameters.find(({in: place, name}) => place === 'path' && name === parameter);
  }

  /** Returns the resources that a call concerns, by ID. */
  async open(call: OperationCall): Promise<Map<string, JsonObject>> {
    return (await this.find(call)).byId;
  }

  private async find({operation, parameters}: OperationCall): Promise<Resources> {
    const {parameter, idProperty, idSchema, document} = this.collection;
    const owners = operation.parameters.filter(({in: place, name}) => place === 'path' && name !== parameter);
    const key = JSON.stringify(owners.map(({name}) => toIdKey(parameters[name])));
    const samples = await this.loadSamples();
    const existing = this.stored.get(key);
    if (existing !== undefined) return existing;
    const byId = new Map(samples.map((sample) => [this.toKey(sample[idProperty]), sample]));
    const schemas = [idSchema, this.parameter?.schema.value];
    const ids = new ResourceIds(schemas, document, [...byId.keys()], this.environment.ids, (id) => this.canRead(id));
    const resources = {byId, ids};
    this.stored.set(key, resources);
    return resources;
  }

  /** Returns the key of an ID, which equals the key of the parameter's value when a client reads the resource. */
  private toKey(id: unknown): string {
    return toIdKey(this.toParameter(id));
  }

  private readonly toParameter = (id: unknown): unknown => convert(String(id), this.parameter?.type);

  /** Returns whether clients can read a resource with this ID. */
  private canRead(id: unknown): boolean {
    const {contract, validators} = this.environment;
    const {read, parameter} = this.collection;
    const text = String(id);
    // URLs can't contain `.` and `..` as a segment, even if they're encoded, or half a character.
    if (text === '.' || text === '..' || /\p{Cs}/u.test(text)) return false;
    const schema = this.parameter?.schema;
    if (schema !== undefined && Object.keys(schema.value).length > 0) {
      if (validators.validateRequest(schema.uri, this.toParameter(id)).length > 0) return false;
    }
    // A path such as `/users/me` can belong to another operation.
    const path = read.basePath + read.path.replace(`{${parameter}}`, () => encodeURIComponent(text));
    const matches = matchOperations(contract.operations, path).map(({operation}) => operation);
    return matches.find(({method, document}) => method === 'GET' && document === read.document) === read;
  }

  /**
   * Creates a resource with the values that a client sent. A new ID replaces one that exists or is empty.
   *
   * @throws ProblemError if no ID is left, or if no client could read the resource.
   */
  async create(call: OperationCall): Promise<JsonObject> {
    const {read, resource, idProperty, idSchema} = this.collection;
    await this.environment.validators.load?.(read.id);
    const {byId, ids} = await this.find(call);
    const [sample = {}] = await this.loadSamples();
    const required = arrayAt(resource, 'required').map(String);
    const defaults = Object.fromEntries(required.map((name) => [name, sample[name]]));
    const sentId = isOmitted(idSchema, 'request', this.collection.document) ? undefined : call.exact.body[idProperty];
    const isUsed = (usedId: unknown) => byId.has(this.toKey(usedId));
    if (isId(sentId) && !this.canRead(sentId)) {
      const detail = `No request to ${read.path} can have this ID. Send another one, or none.`;
      throw createValidationError([{pointer: toPointer(idProperty), code: 'not_allowed', detail}]);
    }
    let id = isId(sentId) ? sentId : await ids.create(isUsed);
    // Calls at the same time can have the same ID, so it's checked right before it's saved.
    while (id !== undefined && isUsed(id)) id = await ids.create(isUsed);
    if (id === undefined) {
      const advice = `Delete a resource, send an "${idProperty}" that isn't in use, or let its schema allow more.`;
      const detail = `The mock found no ID that the schema of "${idProperty}" allows and none of the ${formatCount(byId.size, 'resource')} has. ${advice}`;
      throw new ProblemError('no_id_left', {detail});
    }
    return this.save(byId, {...defaults, ...this.readValues(call, call.exact.body), [idProperty]: id});
  }

  /** Returns the values of a resource in a request body, which can also have others, such as a password. */
  readValues({operation}: OperationCall, body: JsonObject): JsonObject {
    const {acceptsResource, resource} = this.collection;
    if (acceptsResource(operation)) return body;
    const properties = objectAt(resource, 'properties');
    return Object.fromEntries(Object.entries(body).filter(([name]) => Object.hasOwn(properties, name)));
  }

  save(resources: Map<string, JsonObject>, changed: JsonObject): JsonObject {
    resources.set(this.toKey(changed[this.collection.idProperty]), changed);
    return changed;
  }

  delete(resources: Map<string, JsonObject>, {[this.collection.idProperty]: id}: JsonObject): void {
    resources.delete(this.toKey(id));
  }

  private loadSamples(): Promise<readonly JsonObject[]> {
    this.samples ??= this.createSamples();
    return this.samples;
  }

  /** Creates the resources of a new collection: the resources in the list's example, or else a resource's example. */
  private async createSamples(): Promise<readonly JsonObject[]> {
    const {read, list, listProperty} = this.collection;
    const {contract} = this.environment;
    const {body} = list === undefined ? {} : await createSampleResponse(list, contract);
    const listed = (listProperty === undefined ? [body].flat() : arrayAt(body, listProperty)).filter(isObject);
    return listed.length > 0 ? listed : [(await createSampleResponse(read, contract)).body].filter(isObject);
  }
}

function createHandlers(collection: Collection, environment: MockEnvironment): Record<string, OperationHandler> {
  const {item, create, list, parameter, idProperty, listProperty, cursorProperty, acceptsResource} = collection;
  const store = new ResourceStore(collection, environment);
  const pages = new ListPages(environment.ids);
  /** Calls a function with the stored resource, or responds with the declared `404`. */
  const withResource =
    (update: (call: OperationCall, stored: JsonObject, resources: Map<string, JsonObject>) => JsonObject) =>
    async (call: OperationCall): Promise<OperationResult> => {
      const resources = await store.open(call);
      const stored = resources.get(toIdKey(call.parameters[parameter]));
      return stored === undefined
        ? respondNotFound(call, environment.contract)
        : respondWithSuccess(call.operation, update(call, stored, resources));
    };
  const itemHandlers: Readonly<Record<string, OperationHandler>> = {
    GET: withResource((_call, stored) => stored),
    PUT: withResource((call, stored, resources) =>
      store.save(resources, {
        ...(!acceptsResource(call.operation) && stored),
        ...store.readValues(call, call.exact.body),
        [idProperty]: stored[idProperty],
      }),
    ),
    PATCH: withResource((call, stored, resources) =>
      store.save(resources, {
        ...stored,
        ...store.readValues(call, call.exact.rawBody),
        [idProperty]: stored[idProperty],
      }),
    ),
    DELETE: withResource((_call, stored, resources) => {
      store.delete(resources, stored);
      return stored;
    }),
  };
  return {
    ...(list !== undefined && {
      [list.id]: async (call: OperationCall) => {
        const stored = [...(await store.open(call)).values()];
        const {items, nextCursor} = pages.select(filterItems(stored, call), call);
        if (listProperty === undefined) return respondWithSuccess(list, items);
        const {body: sample} = await createSampleResponse(list, environment.contract);
        const cursor = cursorProperty !== undefined && {[cursorProperty]: nextCursor};
        return respondWithSuccess(list, {...(isObject(sample) && sample), [listProperty]: items, ...cursor});
      },
    }),
    ...(create !== undefined && {
      [create.id]: async (call: OperationCall) => respondWithSuccess(create, await store.create(call)),
    }),
    ...Object.fromEntries(
      Object.entries(item).flatMap(([method, {id}]) => {
        const handler = itemHandlers[method];
        return handler === undefined ? [] : [[id, handler]];
      }),
    ),
  };
}

/** Responds with the operation's success response, whose body replaces the example. */
function respondWithSuccess(operation: MockOperation, body: unknown): OperationResult {
  const success = findSuccess(operation);
  return {
    status: success?.status ?? 200,
    ...(success?.mediaType ? {headers: {'Content-Type': success.mediaType}, body} : {body: undefined}),
    isUnchecked: true,
  };
}

/**
 * Responds with the operation's `404`.
 *
 * @throws ProblemError if it doesn't declare one.
 */
async function respondNotFound({operation, url}: OperationCall, contract: Contract): Promise<OperationResult> {
  const declaration = operation.responses.find(({status}) => status === 404);
  if (declaration === undefined) throw new ProblemError('not_found', {detail: `Nothing exists at ${url.pathname}.`});
  return createDeclaredResponse(declaration, operation, contract);
}
