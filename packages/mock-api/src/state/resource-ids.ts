import {listSubschemas, listSubschemaTypes, type OpenApiDocument} from '@developer-docs/openapi';
import {
  arrayAt,
  exactNumberAt,
  isNumber,
  numberAt,
  stringAt,
  toExactNumber,
  type JsonObject,
} from '@developer-docs/utils';
import type {IdGenerator} from '../ids.js';

/** How many candidates are tried until the client has to send an ID. */
const maxTries = 50;

/** Matches random UUIDs (version 4). */
const uuidPattern = '^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$';

/** The random characters of IDs. Shorter IDs would soon repeat. */
const randomLength = 16;

/** Returns the key of an ID in a map. Numbers that are equal, such as 1 and 1.0, have the same key. */
export function toIdKey(id: unknown): string {
  if (!isNumber(id)) return String(id);
  const text = String(id).replace(/\.0*$/, '');
  if (isInteger(text)) return String(BigInt(text));
  return Number.isFinite(Number(id)) ? String(Number(id)) : text;
}

const isInteger = (text: string) => /^-?\d+$/.test(text);

/** Returns whether a client can send a value as an ID, and read the resource later. */
export const isId = (value: unknown): value is string | number =>
  isNumber(value) || (typeof value === 'string' && value !== '');

type Id = string | number;

/** Creates the IDs of the resources in a collection. */
export class ResourceIds {
  private readonly subschemas: readonly JsonObject[];
  /** The integer after which unused integers are searched for. */
  private last: bigint;

  /**
   * @param schemas - The schemas that all IDs match: the property's and the parameter's.
   * @param existing - The keys of the IDs that the collection starts with. New integers are greater than existing ones
   * if possible.
   * @param canRead - Returns whether a resource with the ID can be read.
   */
  constructor(
    private readonly schemas: readonly unknown[],
    private readonly document: OpenApiDocument,
    existing: readonly string[],
    private readonly ids: IdGenerator,
    private readonly canRead: (id: Id) => boolean,
  ) {
    this.subschemas = schemas.flatMap((schema) => listSubschemas(schema, document));
    const [first = 0n, ...others] = existing.filter(isInteger).map(BigInt);
    this.last = others.reduce((a, b) => (a > b ? a : b), first);
  }

  /**
   * Creates an ID that isn't in use: one of an enumeration, the next integer, or a random string.
   *
   * @returns `undefined` if none was found.
   */
  async create(isUsed: (id: Id) => boolean): Promise<Id | undefined> {
    const {matches, writeRandomMatch} = await import('@developer-docs/openapi/examples');
    const isValid = (id: Id) =>
      this.schemas.every((schema) => matches(id, schema, 'response', this.document)) && this.canRead(id);
    const choices = this.subschemas.flatMap((schema) => [
      ...arrayAt(schema, 'enum'),
      ...('const' in schema ? [schema.const] : []),
    ]);
    if (choices.length > 0) return choices.filter(isId).find((id) => !isUsed(id) && isValid(id));
    if (listSubschemaTypes(this.subschemas).some((type) => type === 'integer' || type === 'number')) {
      // Resources may have been deleted, so smaller integers are free again.
      return this.findInteger(1n, isUsed, isValid) ?? this.findInteger(-1n, isUsed, isValid);
    }
    for (let tries = 0; tries < maxTries; tries += 1) {
      const id = this.writeText(writeRandomMatch);
      if (isId(id) && !isUsed(id) && isValid(id)) return id;
    }
    return undefined;
  }

  private findInteger(direction: 1n | -1n, isUsed: (id: Id) => boolean, isValid: (id: Id) => boolean): Id | undefined {
    const [step = 1n] = this.subschemas
      .map((schema) => toIdKey(exactNumberAt(schema, 'multipleOf')))
      .filter(isInteger)
      .map(BigInt);
    let invalid = 0;
    for (let next = this.last - (this.last % step) + direction * step; invalid < maxTries; next += direction * step) {
      const id = toExactNumber(String(next));
      if (isUsed(id)) continue;
      if (isValid(id)) {
        if (next > this.last) this.last = next;
        return id;
      }
      invalid += 1;
    }
    return undefined;
  }

  /** Writes a random string, which may not match all schemas. */
  private writeText(writeRandomMatch: (pattern: string, extra: number, random: () => number) => string | undefined) {
    const {ids, subschemas} = this;
    const minLength = Math.max(0, ...subschemas.map((schema) => numberAt(schema, 'minLength') ?? 0));
    const maxLength = Math.min(...subschemas.map((schema) => numberAt(schema, 'maxLength') ?? Infinity));
    const random = () => Number.parseInt(ids.next('', 8, '0123456789').slice(1), 10) / 1e8;
    const written = subschemas.flatMap((schema) => {
      const pattern = schema.format === 'uuid' ? uuidPattern : stringAt(schema, 'pattern');
      if (pattern === undefined) return [];
      // Patterns without an upper limit get longer with each repetition.
      for (let extra = Math.max(randomLength, minLength); extra >= 0; extra -= 1) {
        const text = writeRandomMatch(pattern, extra, random);
        if (text !== undefined && text.length <= maxLength) return [text];
      }
      return [];
    });
    return written[0] ?? ids.next('id', randomLength).padEnd(minLength, '0').slice(-maxLength);
  }
}
