import {isOmitted} from '@developer-docs/openapi';
import {arrayAt, formatCount, isObject, objectAt, toPointer, type JsonObject} from '@developer-docs/utils';
import {createSampleResponse} from '../calls/sample-response.js';
import {matchOperations} from '../contract/find-operation.js';
import type {MockParameter} from '../contract/mock-operation.js';
import type {MockEnvironment, OperationCall} from '../extension.js';
import {createValidationError, ProblemError} from '../problems.js';
import {convert} from '../validation/simple-values.js';
import type {Collection} from './collections.js';
import {isId, ResourceIds, toIdKey} from './resource-ids.js';

/** The resources with the same values of other path parameters, such as `shopId`. */
interface Resources {
  /** By the key of their ID. */
  readonly byId: Map<string, JsonObject>;
  readonly ids: ResourceIds;
}

/** A collection's resources. */
export class ResourceStore {
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
    const {read, list} = this.collection;
    const {contract} = this.environment;
    const body = list && (await createSampleResponse(list.operation, contract)).body;
    const listed = (list?.property === undefined ? [body].flat() : arrayAt(body, list.property)).filter(isObject);
    return listed.length > 0 ? listed : [(await createSampleResponse(read, contract)).body].filter(isObject);
  }
}
