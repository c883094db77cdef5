import {listSubschemas, listSubschemaTypes, omitsProperty} from '@developer-docs/openapi';
import {
  arrayAt,
  getOrCreate,
  isNumber,
  isObject,
  objectAt,
  stringAt,
  toExactNumber,
  type JsonObject,
} from '@developer-docs/utils';
import {createSampleResponse} from '../calls/sample-response.js';
import {getSchemaUri} from '../contract/mock-operation.js';
import type {MockEnvironment, OperationCall} from '../extension/extension.js';
import {ProblemError} from '../extension/problem-error.js';
import {convertText} from '../validation/parameter-syntax.js';
import type {Collection} from './collections.js';

/** The resources with the same values of other path parameters, such as `shopId`. */
interface Resources {
  /** By the key of their ID. */
  readonly byId: Map<string, JsonObject>;
  /** The integer after which unused IDs are searched for. */
  lastInteger: bigint;
}

/** How many IDs are tried until the client has to send one. */
const maxTries = 50;

/** Matches random UUIDs (version 4). */
const uuidPattern = '^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$';

/** The random characters of IDs. Shorter IDs would soon repeat. */
const randomLength = 16;

/** A collection's resources. */
export class ResourceStore {
  private readonly stored = new Map<string, Resources>();
  private samples: Promise<readonly JsonObject[]> | undefined;

  constructor(
    private readonly collection: Collection,
    private readonly environment: MockEnvironment,
  ) {}

  /** Returns the resources that a call concerns. */
  async find({operation, parameters}: OperationCall): Promise<Resources> {
    const {parameter, idProperty} = this.collection;
    const owners = operation.parameters.filter(({in: place, name}) => place === 'path' && name !== parameter.name);
    const key = JSON.stringify(owners.map(({name}) => String(parameters[name])));
    const samples = await this.loadSamples();
    return getOrCreate(this.stored, key, () => {
      const byId = new Map(samples.map((sample) => [this.toKey(sample[idProperty]), sample]));
      const [first = 0n, ...others] = [...byId.keys()].filter((id) => /^-?\d+$/.test(id)).map(BigInt);
      return {byId, lastInteger: others.reduce((a, b) => (a > b ? a : b), first)};
    });
  }

  /** Returns the key of an ID: the text of the parameter's value when a client reads the resource. */
  private toKey(id: unknown): string {
    return String(this.toParameter(id));
  }

  private readonly toParameter = (id: unknown): unknown => convertText(String(id), this.collection.parameter.type);

  /**
   * Creates a resource with the values that a client sent. A new ID replaces one that exists or is empty.
   *
   * @throws ProblemError if the mock finds no ID with which clients can read the resource.
   */
  async create(call: OperationCall): Promise<JsonObject> {
    const {read, resource, idProperty} = this.collection;
    await this.environment.validators.load?.(read.id);
    const resources = await this.find(call);
    const [sample = {}] = await this.loadSamples();
    const {generateRandomMatch} = await import('@developer-docs/openapi/examples');
    // Nothing is awaited from here on, so simultaneous calls get different IDs.
    const required = arrayAt(resource, 'required').map(String);
    const defaults = Object.fromEntries(required.map((name) => [name, sample[name]]));
    const values = this.readValues(call, {...call.body, ...call.rawBody});
    const sentId = omitsProperty(resource, idProperty, 'request', read.document) ? undefined : values[idProperty];
    const isSent = isNumber(sentId) || (typeof sentId === 'string' && sentId !== '');
    const id = isSent && this.isUnused(sentId, resources) ? sentId : this.createId(resources, generateRandomMatch);
    if (id === undefined) {
      const detail = `The mock found no unused ID that requests to ${read.path} can have. Send another "${idProperty}", delete a resource, or let the parameter's schema allow more.`;
      throw new ProblemError('no_id_left', {detail});
    }
    const created = {...defaults, ...values, [idProperty]: id};
    resources.byId.set(this.toKey(id), created);
    return created;
  }

  /** Creates an ID: the next integer, a UUID, or random text that matches a pattern. */
  private createId(
    resources: Resources,
    generateRandomMatch: (pattern: string, extra: number, random: () => number) => string | undefined,
  ): unknown {
    const {ids} = this.environment;
    const {idSchema, parameter, read} = this.collection;
    const subschemas = [idSchema, parameter.schemaOwner.schema].flatMap((schema) =>
      listSubschemas(schema, read.document),
    );
    const isInteger = listSubschemaTypes(subschemas).some((type) => type === 'integer' || type === 'number');
    const [pattern] = subschemas.flatMap((schema) =>
      schema.format === 'uuid' ? uuidPattern : (stringAt(schema, 'pattern') ?? []),
    );
    const writeText = () =>
      (pattern && generateRandomMatch(pattern, randomLength, ids.random)) ?? ids.next('id', randomLength);
    for (let tries = 0; tries < maxTries; tries += 1) {
      if (isInteger) resources.lastInteger += 1n;
      const id = isInteger ? toExactNumber(String(resources.lastInteger)) : writeText();
      if (this.isUnused(id, resources)) return id;
    }
    return undefined;
  }

  /** Returns whether no resource has an ID, and a client can send it. */
  private isUnused(id: unknown, {byId}: Resources): boolean {
    const {read, parameter} = this.collection;
    const uri = getSchemaUri(read, parameter.schemaOwner);
    const errors = this.environment.validators.validateRequest(uri, this.toParameter(id));
    return errors.length === 0 && !byId.has(this.toKey(id));
  }

  /** Returns the values of a resource in a request body, which can also have others, such as a password. */
  readValues({operation}: OperationCall, body: JsonObject): JsonObject {
    const {acceptsResource, resource} = this.collection;
    if (acceptsResource(operation)) return body;
    const properties = objectAt(resource, 'properties');
    return Object.fromEntries(Object.entries(body).filter(([name]) => Object.hasOwn(properties, name)));
  }

  private loadSamples(): Promise<readonly JsonObject[]> {
    return (this.samples ??= this.createSamples());
  }

  /** Creates the resources of a new collection: the resources in the list's example, or else a resource's example. */
  private async createSamples(): Promise<readonly JsonObject[]> {
    const {read, list} = this.collection;
    const body = list && (await createSampleResponse(list.operation)).body;
    const listed = (list?.property === undefined ? [body].flat() : arrayAt(body, list.property)).filter(isObject);
    return listed.length > 0 ? listed : [(await createSampleResponse(read)).body].filter(isObject);
  }
}
