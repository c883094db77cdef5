import {arrayAt, entriesAt, isObject, objectAt, toCanonicalJson, type JsonObject} from '@developer-docs/internal';
import {OpenApiDocument} from '@developer-docs/openapi';
import type {Operation, ResponseDeclaration} from './contract/operations.js';
import {
  defineMockExtension,
  type MockBehavior,
  type MockEnvironment,
  type MockExtension,
  type OperationCall,
  type OperationHandler,
  type OperationResult,
} from './extension.js';
import type {IdGenerator} from './ids.js';
import {createSampleBody, createSampleResponse} from './sample-response.js';

/** The operations on a path such as `/pets` and on `/pets/{petId}` whose bodies have the same schema. */
interface Collection {
  /** The operations on single resources, by method. */
  readonly item: Readonly<Record<string, Operation>>;
  readonly create: Operation | undefined;
  readonly list: Operation | undefined;
  /** The name of the path parameter, such as `petId`. */
  readonly parameter: string;
  /** The name of the property that contains the ID. */
  readonly idProperty: string;
  readonly idSchema: JsonObject;
  /** The schema of a resource. */
  readonly resource: JsonObject;
  /** The property of the list's body that contains the resources; absent if the body is an array. */
  readonly listProperty?: string;
}

/**
 * Makes the collections of a document stateful: what a client creates can be listed, read, updated, and deleted. This
 * applies to operations on a path such as `/pets` and on the same path with an ID, such as `/pets/{petId}`, if their
 * request and response bodies have the schema of the resource. Collections start with the resources in the examples.
 *
 * @param extension - Its handlers replace those of the collections.
 */
export function withState<Behavior extends MockBehavior = MockBehavior>(
  extension?: MockExtension<Behavior>,
): MockExtension<Behavior> {
  return defineMockExtension((environment) => {
    const behavior = extension?.(environment) ?? ({} as Behavior);
    const handlers = Object.assign(
      {},
      ...findCollections(environment.contract.operations, environment.contract.documents).map((collection) =>
        createHandlers(collection, environment),
      ),
    ) as Record<string, OperationHandler>;
    return {...behavior, handlers: {...handlers, ...behavior.handlers}};
  });
}

/** Finds the collections in the documents. */
function findCollections(
  operations: readonly Operation[],
  documents: Readonly<Record<string, JsonObject>>,
): Collection[] {
  return operations.flatMap((read): Collection[] => {
    const [, parentPath, parameter] = /^(.*)\/\{([^{}/]+)\}$/.exec(read.path) ?? [];
    const document = new OpenApiDocument(documents[read.document] ?? {});
    const resource = read.method === 'GET' ? readSchema(findSuccess(read), document) : undefined;
    if (parentPath === undefined || parameter === undefined || resource === undefined) {
      return [];
    }
    const properties = Object.keys(objectAt(resource, 'properties'));
    const idProperty = [parameter, 'id', ...properties.filter((name) => /id$/i.test(name))].find((name) =>
      properties.includes(name),
    );
    if (idProperty === undefined) {
      return [];
    }
    const resourceJson = toCanonicalJson(resource);
    const isResource = (schema: unknown) => toCanonicalJson(document.resolve(schema)) === resourceJson;
    const hasResourceBody = ({body}: Operation) => body !== undefined && isResource(body.schema.value);
    const isSibling = ({path, document: name}: Operation, expected: string) =>
      name === read.document && path === expected;
    const item = operations.filter(
      (operation) =>
        isSibling(operation, read.path) && (['GET', 'DELETE'].includes(operation.method) || hasResourceBody(operation)),
    );
    const parents = operations.filter((operation) => isSibling(operation, parentPath));
    const list = parents.find(({method}) => method === 'GET');
    const listProperty = list === undefined ? undefined : findListProperty(list, document, isResource);
    return [
      {
        item: Object.fromEntries(item.map((operation) => [operation.method, operation])),
        create: parents.find((operation) => operation.method === 'POST' && hasResourceBody(operation)),
        list: listProperty === undefined ? undefined : list,
        resource,
        parameter,
        idProperty,
        idSchema: document.resolve(objectAt(resource, 'properties')[idProperty]),
        ...(typeof listProperty === 'string' && {listProperty}),
      },
    ];
  });
}

const findSuccess = ({responses}: Operation): ResponseDeclaration | undefined =>
  responses.find(({status}) => status >= 200 && status < 300);

/** Returns the schema of a response with a JSON object. */
function readSchema(response: ResponseDeclaration | undefined, document: OpenApiDocument): JsonObject | undefined {
  const schema = document.resolve(response?.schema.value);
  return Object.keys(objectAt(schema, 'properties')).length > 0 ? schema : undefined;
}

/** Returns the property that contains the resources; `true` if the body is an array; `undefined` if there are none. */
function findListProperty(
  list: Operation,
  document: OpenApiDocument,
  isResource: (schema: unknown) => boolean,
): string | true | undefined {
  const schema = document.resolve(findSuccess(list)?.schema.value);
  if (isObject(schema.items)) {
    return isResource(schema.items) ? true : undefined;
  }
  return entriesAt(schema, 'properties').find(([, property]) => isResource(document.resolve(property).items))?.[0];
}

function createHandlers(
  {item, create, list, resource, parameter, idProperty, idSchema, listProperty}: Collection,
  {contract, ids}: MockEnvironment,
): Record<string, OperationHandler> {
  const {documents} = contract;
  /** The resources by ID, by the values of the other path parameters. */
  const collections = new Map<string, Map<string, JsonObject>>();
  let samples: Promise<readonly JsonObject[]> | undefined;

  /** Creates the resources of a new collection: those in the example of the list, or else the example of a resource. */
  const createSamples = async (): Promise<readonly JsonObject[]> => {
    const {body} = list === undefined ? {} : await createSampleResponse(list, documents);
    const items = listProperty === undefined ? body : isObject(body) ? body[listProperty] : undefined;
    const listed: unknown[] = Array.isArray(items) ? items : [];
    const single = item.GET === undefined ? undefined : (await createSampleResponse(item.GET, documents)).body;
    return [...listed, ...(listed.length === 0 ? [single] : [])].filter(isObject);
  };
  const open = async ({operation, parameters}: OperationCall): Promise<Map<string, JsonObject>> => {
    const owners = operation.parameters.filter(({in: place, name}) => place === 'path' && name !== parameter);
    const key = JSON.stringify(owners.map(({name}) => parameters[name]));
    samples ??= createSamples();
    const resources = await samples;
    const collection =
      collections.get(key) ?? new Map(resources.map((resource) => [String(resource[idProperty]), resource]));
    collections.set(key, collection);
    return collection;
  };
  const createId = (collection: ReadonlyMap<string, JsonObject>): string | number => {
    if ([idSchema.type].flat().includes('integer')) {
      return Math.max(0, ...[...collection.keys()].map(Number).filter(Number.isFinite)) + 1;
    }
    return idSchema.format === 'uuid' ? createUuid(ids) : ids.next('id');
  };
  const respond = (operation: Operation, body: unknown): OperationResult => {
    const success = findSuccess(operation);
    return {
      status: success?.status ?? 200,
      ...(success?.mediaType ? {headers: {'Content-Type': success.mediaType}, body} : {body: undefined}),
      isSample: true,
    };
  };
  /** Calls a function with the stored resource, or responds with the declared `404`. */
  const withResource =
    (update: (call: OperationCall, stored: JsonObject, collection: Map<string, JsonObject>) => unknown) =>
    async (call: OperationCall): Promise<OperationResult> => {
      const collection = await open(call);
      const stored = collection.get(String(call.parameters[parameter]));
      return stored === undefined
        ? createNotFound(call, documents)
        : respond(call.operation, update(call, stored, collection));
    };
  const save = (collection: Map<string, JsonObject>, changed: JsonObject) => {
    collection.set(String(changed[idProperty]), changed);
    return changed;
  };

  const handlers: Record<string, OperationHandler> = {
    ...(list !== undefined && {
      [list.id]: async (call: OperationCall) => {
        const resources = select([...(await open(call)).values()], call.parameters);
        const sample = listProperty === undefined ? undefined : (await createSampleResponse(list, documents)).body;
        return respond(
          list,
          listProperty === undefined ? resources : {...(isObject(sample) && sample), [listProperty]: resources},
        );
      },
    }),
    ...(create !== undefined && {
      [create.id]: async (call: OperationCall) => {
        const collection = await open(call);
        const [sample = {}] = (await samples) ?? [];
        const required = arrayAt(resource, 'required').map(String);
        const defaults = Object.fromEntries(required.map((name) => [name, sample[name]]));
        const sentId = idSchema.readOnly === true ? undefined : call.exact.body[idProperty];
        const id = sentId === undefined || collection.has(String(sentId)) ? createId(collection) : sentId;
        return respond(create, save(collection, {...defaults, ...call.exact.body, [idProperty]: id}));
      },
    }),
  };
  const itemHandlers: Readonly<Record<string, OperationHandler>> = {
    GET: withResource((_call, stored) => stored),
    PUT: withResource(({exact}, {[idProperty]: id}, collection) => save(collection, {...exact.body, [idProperty]: id})),
    PATCH: withResource(({exact}, stored, collection) =>
      save(collection, {...stored, ...exact.rawBody, [idProperty]: stored[idProperty]}),
    ),
    DELETE: withResource((_call, stored, collection) => {
      collection.delete(String(stored[idProperty]));
      return stored;
    }),
  };
  for (const [method, operation] of Object.entries(item)) {
    const handler = itemHandlers[method];
    if (handler !== undefined) {
      handlers[operation.id] = handler;
    }
  }
  return handlers;
}

/** Applies the parameters of a list: properties with the same names, `offset`, and `limit`. */
function select(resources: readonly JsonObject[], parameters: JsonObject): JsonObject[] {
  const {offset, limit, ...filters} = parameters;
  const matches = resources.filter((resource) =>
    Object.entries(filters).every(
      ([name, value]) => !(name in resource) || [value].flat().map(String).includes(String(resource[name])),
    ),
  );
  const start = typeof offset === 'number' ? offset : 0;
  return matches.slice(start, typeof limit === 'number' ? start + limit : undefined);
}

/** Responds with the operation's `404`, or with a problem if it doesn't declare one. */
async function createNotFound(
  {operation, url}: OperationCall,
  documents: Readonly<Record<string, JsonObject>>,
): Promise<OperationResult> {
  const declaration = operation.responses.find(({status}) => status === 404);
  const document = new OpenApiDocument(documents[operation.document] ?? {});
  const hasBody = declaration !== undefined && declaration.mediaType !== '';
  return {
    status: 404,
    isSample: true,
    headers: {'Content-Type': hasBody ? declaration.mediaType : 'application/problem+json'},
    body: hasBody
      ? await createSampleBody(declaration, document)
      : {type: 'about:blank', title: 'Not found', status: 404, detail: `Nothing exists at ${url.pathname}.`},
  };
}

/** Creates a random UUID (version 4), which depends on the seed. */
function createUuid(ids: IdGenerator): string {
  const digits = ids.next('', 32, '0123456789abcdef').slice(-32);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20),
  ].join('-');
}
