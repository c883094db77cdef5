import {isObject, type JsonObject} from '@developer-docs/utils';
import {createDeclaredResponse, createSampleResponse} from '../calls/sample-response.js';
import {findSuccess, type MockOperation} from '../contract/mock-operation.js';
import {
  defineMockExtension,
  type MockBehavior,
  type MockEnvironment,
  type MockExtension,
  type OperationCall,
  type OperationHandler,
  type OperationResult,
} from '../extension/extension.js';
import {ProblemError} from '../extension/problem-error.js';
import {findCollections, type Collection, type ResourceList} from './collections.js';
import {filterItems, ListPages} from './lists.js';
import {ResourceStore} from './resource-store.js';

/**
 * Makes the collections of a document stateful: what a client creates can be listed, read, updated, and deleted. This
 * applies to operations on a path such as `/pets` and on the same path with an ID, such as `/pets/{petId}`, if their
 * request or response bodies have the resource's schema. Collections start with the resources in the examples.
 *
 * @param extension - Its handlers replace the collections' handlers.
 */
export const withState = <Behavior extends MockBehavior = MockBehavior>(
  extension?: MockExtension<Behavior>,
): MockExtension<Behavior> =>
  defineMockExtension((environment) => {
    const behavior = extension?.(environment) ?? ({} as Behavior);
    const handlers = findCollections(environment.contract).map((collection) => createHandlers(collection, environment));
    return {
      ...behavior,
      handlers: Object.assign({}, ...handlers, behavior.handlers) as Record<string, OperationHandler>,
    };
  });

/** Creates the handlers of a collection's operations, by operation ID. */
function createHandlers(collection: Collection, environment: MockEnvironment): Record<string, OperationHandler> {
  const {item, create, list} = collection;
  const store = new ResourceStore(collection, environment);
  const itemHandlers = createItemHandlers(collection, store);
  const handlers: Record<string, OperationHandler> = {};
  if (list !== undefined) handlers[list.operation.id] = createListHandler(list, store, new ListPages(environment.ids));
  if (create !== undefined) {
    handlers[create.id] = async (call) => respondWithSuccess(create, await store.create(call));
  }
  for (const [method, {id}] of Object.entries(item)) {
    const handler = itemHandlers[method];
    if (handler !== undefined) handlers[id] = handler;
  }
  return handlers;
}

const createListHandler =
  ({operation, property, cursorProperty}: ResourceList, store: ResourceStore, pages: ListPages): OperationHandler =>
  async (call) => {
    const stored = [...(await store.find(call)).byId.values()];
    const {items, nextCursor} = pages.select(filterItems(stored, call), call);
    if (property === undefined) return respondWithSuccess(operation, items);
    const {body: sample} = await createSampleResponse(operation);
    const cursor = cursorProperty !== undefined && {[cursorProperty]: nextCursor};
    return respondWithSuccess(operation, {...(isObject(sample) && sample), [property]: items, ...cursor});
  };

/** Creates the handlers of the operations on single resources, by method. */
function createItemHandlers(
  {parameter, idProperty, acceptsResource}: Collection,
  store: ResourceStore,
): Readonly<Record<string, OperationHandler>> {
  /**
   * Replaces the stored resource, or responds with the declared `404`.
   *
   * @param update - Returns `undefined` to delete the resource.
   */
  const withResource =
    (update: (call: OperationCall, stored: JsonObject) => JsonObject | undefined): OperationHandler =>
    async (call) => {
      const {byId: resources} = await store.find(call);
      const key = String(call.parameters[parameter.name]);
      const stored = resources.get(key);
      if (stored === undefined) return respondNotFound(call);
      const updated = update(call, stored);
      if (updated === undefined) resources.delete(key);
      else resources.set(key, updated);
      return respondWithSuccess(call.operation, updated ?? stored);
    };
  return {
    GET: withResource((_call, stored) => stored),
    PUT: withResource((call, stored) => ({
      ...(!acceptsResource(call.operation) && stored),
      ...store.readValues(call, {...call.body, ...call.rawBody}),
      [idProperty]: stored[idProperty],
    })),
    PATCH: withResource((call, stored) => ({
      ...stored,
      ...store.readValues(call, call.rawBody),
      [idProperty]: stored[idProperty],
    })),
    DELETE: withResource(() => undefined),
  };
}

/** Responds with the operation's success response, whose body replaces the example. */
function respondWithSuccess(operation: MockOperation, body: unknown): OperationResult {
  const success = findSuccess(operation);
  return {
    status: success?.statusCode ?? 200,
    ...(success?.body === undefined ? {body: undefined} : {headers: {'Content-Type': success.body.type}, body}),
    skipsCheck: true,
  };
}

/**
 * Responds with the operation's `404`.
 *
 * @throws ProblemError if it doesn't declare one.
 */
async function respondNotFound({operation, url}: OperationCall): Promise<OperationResult> {
  const declaration = operation.responses.find(({statusCode}) => statusCode === 404);
  if (declaration === undefined) throw new ProblemError('not_found', {detail: `Nothing exists at ${url.pathname}.`});
  return createDeclaredResponse(declaration, operation.document);
}
